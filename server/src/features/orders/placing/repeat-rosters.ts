import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { takeOverRosters } from "../../cart/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { findOrder, listOrderLines } from "../orders.store.ts";

/** The same order once more has the same names on it, as far as the design is the same. */
export async function repeatRosters({ database, now }: Pick<OrderDesk, "database" | "now">, key: OrderKey) {
  return database.inTransaction(async (tx) => {
    const order = await findOrder(tx, key);
    if (!order?.placedAt) return fail("orders/no-such-order");
    await takeOverRosters(tx, key.userId, await listOrderLines(tx, key.userId, [key.orderId]), now());
    return ok(DONE);
  });
}

import { fail, ok } from "@surimono/domain/kernel";
import type { ParcelDesk } from "../order-desk.ts";
import { lockOrder } from "../orders.store.ts";
import { findPlacedOrder } from "../steps/undo-step.ts";
import { noteRefund, weighAmount } from "./ask-refund.ts";

interface Wish {
  readonly number: string;
  readonly amount: number;
  readonly reason: string;
}

/** Money for no piece in particular (rule orders-refund-amount): it takes from every rate of tax in proportion. */
export async function refundAmount(
  { database, jobs }: Pick<ParcelDesk, "database" | "jobs">,
  { number, amount, reason }: Wish,
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const found = await findPlacedOrder(tx, number);
    const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
    if (!order) return fail("orders/no-such-order");
    const weighed = await weighAmount(tx, order, amount, now);
    if (!weighed.ok) return weighed;
    return ok(await noteRefund(tx, jobs, order, { position: 0, pieces: [], delivery: 0, amount, reason }, now));
  });
}

import { DONE } from "@surimono/contract/kernel";
import { addressOf } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { lockOpenCart, setDeliveryMethod, takeOverSplit } from "../../cart/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { findOrder, listOrderLines } from "../orders.store.ts";
import { listParcels } from "../parcels/parcels.store.ts";

/** The same order once more goes where it went. A day that was wished for is over. */
export async function repeatDestinations({ database, now }: Pick<OrderDesk, "database" | "now">, key: OrderKey) {
  return database.inTransaction(async (tx) => {
    const order = await findOrder(tx, key);
    if (!order?.placedAt) return fail("orders/no-such-order");
    const lines = await listOrderLines(tx, key.userId, [key.orderId]);
    const parcels = await listParcels(tx, key, lines);
    if (order.way !== "sending") await setDeliveryMethod(tx, await lockOpenCart(tx, key.userId, now()), order.way);
    if (parcels.length < 2) return ok(DONE);
    const earlier = parcels.map((parcel) => ({
      ...parcel,
      address: addressOf(parcel),
      wishedDay: null,
      pieces: parcel.pieces.flatMap(({ lineId, quantity }) => {
        const line = lines.find(({ id }) => id === lineId);
        return line ? [{ ...line, quantity }] : [];
      }),
    }));
    await takeOverSplit(tx, key.userId, earlier, now());
    return ok(DONE);
  });
}

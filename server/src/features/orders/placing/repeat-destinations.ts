import { DONE } from "@surimono/contract/kernel";
import { addressOf, sumPieces } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { lockOpenCart, setDeliveryMethod, takeOverSplit } from "../../cart/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { findOrder, listOrderLines } from "../orders.store.ts";
import { listParcels, type Parcel } from "../parcels/parcels.store.ts";

/** The same order once more goes where it went. A day that was wished for is over. */
export async function repeatDestinations(
  { database, env, now }: Pick<OrderDesk, "database" | "env" | "now">,
  key: OrderKey,
) {
  return database.inTransaction(async (tx) => {
    const order = await findOrder(tx, key);
    if (!order?.placedAt) return fail("orders/no-such-order");
    const lines = await listOrderLines(tx, key.userId, [key.orderId]);
    const parcels = asOrdered(await listParcels(tx, key, lines));
    if (order.way === "courier" || (order.way === "warehouse" && env.storage))
      await setDeliveryMethod(tx, await lockOpenCart(tx, key.userId, now()), order.way);
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

/** Without what was taken out; what the shop packed as several parcels to one address was ordered, and paid, as one. */
function asOrdered(parcels: readonly Parcel[]): Parcel[] {
  const sent = parcels.filter(({ cancelledAt }) => !cancelledAt);
  const wholes = Map.groupBy(sent, (one) => JSON.stringify([one.splitFrom ?? one.position, addressOf(one)]));
  return [...wholes.values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ ...first, pieces: sumPieces(parts.flatMap(({ pieces }) => pieces)) }] : [];
  });
}

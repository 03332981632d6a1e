import { fail, ok } from "@surimono/domain/kernel";
import { type ParcelState, parcelState, piecesLeft } from "@surimono/domain/orders";
import type { Transaction } from "../../../platform/database/index.ts";
import { addSales } from "../../catalogue/index.ts";
import { settleMiles } from "../../miles/index.ts";
import type { ParcelDesk } from "../order-desk.ts";
import { moveOrder } from "../orders.store.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { noteRefund, weighRefund } from "../refunds/ask-refund.ts";
import { listRefundRows } from "../refunds/refunds.store.ts";
import { namePieces } from "../rosters/name-pieces.ts";
import { enqueueRosters } from "../rosters/print-roster.ts";
import { type NamedParcel, withParcel } from "./move-parcel.ts";
import { noteParcelMove, type Parcel, updateParcel } from "./parcels.store.ts";
import { tellOfDelivery, tellOfParcelCancel } from "./tell-of-delivery.ts";

/** What the operator saw: a parcel that left meanwhile is not taken out. */
interface Cancelling extends NamedParcel {
  readonly reason: string;
  readonly from: ParcelState;
}

/**
 * Takes one of several parcels out of an order before it leaves, with all its money: that of its pieces and of its destination (rule
 * orders-cancel-parcel). The others go on; if all of them have left, the order has.
 */
export async function cancelParcel(desk: ParcelDesk, { reason, from, ...named }: Cancelling, now: Date) {
  return withParcel(desk, named, now, async (tx, { order, lines, parcels, parcel, state }) => {
    if (state !== from) return fail("orders/moved-meanwhile", { at: state });
    if (state !== "preparing" && state !== "packed") return fail("orders/parcel-not-there", { state });
    // Taking out the last one that waits would send the order on its way.
    if (order.heldAt) return fail("orders/held");
    const others = parcels.filter((one) => one !== parcel && !one.cancelledAt);
    if (others.length === 0) return fail("orders/last-parcel");
    const given = (await listRefundRows(tx, order.userId, [order.id])).filter((row) => row.state !== "failed");
    const pieces = piecesLeft({ parcels: namePieces(lines, parcels), refunds: given }, parcel.position);
    const weighed = await weighRefund(tx, order, { parcel: named.parcel, pieces, withDelivery: true }, now);
    if (!weighed.ok) return weighed;
    await updateParcel(tx, { ...parcel, cancelledAt: now });
    await noteParcelMove(tx, parcel, { from: state, to: "cancelled", cause: "operator", reason, now });
    await noteRefund(tx, desk.jobs, order, { ...weighed.value, reason }, now);
    if (order.way !== "sending" && !order.replaces) await unsell(tx, order, parcel, lines);
    const isLast = order.fulfilment === "packed" && !others.some((one) => parcelState(order, one) === "packed");
    const moved = isLast ? await moveOrder(tx, order, { fulfilment: "shipped" }, { cause: "operator", now }) : order;
    await settleMiles(tx, { userId: order.userId, orderId: order.id }, now);
    // Their tickets are written again without its pieces.
    await enqueueRosters(desk, tx, lines);
    await tellOfParcelCancel(tx, moved, named.parcel, now);
    if (isLast) await tellOfDelivery(tx, moved, "shipped", now);
    return ok({ order: moved, amount: weighed.value.amount });
  });
}

async function unsell(tx: Transaction, order: Order, { pieces }: Parcel, lines: readonly OrderLine[]): Promise<void> {
  const unsold = pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ itemId: line.itemId, pieces: -quantity }] : [];
  });
  await addSales(tx, unsold, order.placedAt ?? order.createdAt);
}

import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { canBeCancelled } from "@surimono/domain/orders";
import { isPaidAtGateway } from "@surimono/domain/payments";
import type { Transaction } from "../../../platform/database/index.ts";
import { callHooks } from "../../../platform/hook.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { addSales } from "../../catalogue/index.ts";
import { giveBackCoupon } from "../benefits/coupon-use.ts";
import { returnOrderMiles } from "../benefits/miles-use.ts";
import { type CancellationTold, cancellationLetter } from "../letters/confirmation-letter.ts";
import { sendOrderLetter } from "../letters/order-letters.ts";
import type { OrderHooks, ParcelDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { listOrderLines, lockOrder, moveOrder } from "../orders.store.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { listParcels, type Parcel } from "../parcels/parcels.store.ts";
import { enqueueRosters } from "../rosters/print-roster.ts";

export const refundJob = jobKind<OrderKey>("refund-order");

/** What a cancellation works with, in the shop or beside it. */
export interface CancelDesk extends ParcelDesk, Pick<OrderHooks, "onCancelled"> {
  readonly now: () => Date;
}

/** The buyer's own cancellation. */
export async function cancelOrder(desk: CancelDesk, key: OrderKey) {
  return desk.database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, key);
    if (!order || order.lifecycle === "draft" || order.lifecycle === "abandoned") return fail("orders/no-such-order");
    if (order.lifecycle === "cancelled") return ok(DONE);
    if (!canBeCancelled(order, order.placedAt ?? undefined, desk.now())) return fail("orders/too-late-to-cancel");
    const isFree = order.payment === "free";
    const payment = isFree ? "free" : isPaidAtGateway(order.paymentMethod) ? "refunding" : "void";
    await stopOrder(desk, tx, order, { payment, cause: "buyer", told: { amount: order.total } });
    return ok(DONE);
  });
}

interface Stop {
  readonly payment: Order["payment"];
  readonly cause: "buyer" | "operator";
  readonly reason?: string;
  readonly told: CancellationTold;
}

/** What every cancellation of a locked order does. A job returns the money, since outside calls are not allowed in a transaction. */
export async function stopOrder(desk: CancelDesk, tx: Transaction, order: Order, stop: Stop): Promise<void> {
  const now = desk.now();
  const { payment, cause, reason = null, told } = stop;
  const to = { lifecycle: "cancelled", fulfilment: "stopped", payment } as const;
  const changes = order.heldAt ? { heldAt: null, heldReason: null } : {};
  const cancelled = await moveOrder(tx, order, to, { cause, reason, now, changes });
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const parcels = await listParcels(tx, { userId: order.userId, orderId: order.id }, lines);
  const unsold = unsoldBy(lines, parcels);
  if (order.way !== "sending" && !order.replaces) await addSales(tx, unsold, order.placedAt ?? now);
  await giveBackCoupon(tx, cancelled, now);
  await returnOrderMiles(tx, cancelled, 0, now);
  await callHooks(desk.onCancelled, tx, cancelled, desk);
  await callHooks(desk.onMoved, tx, cancelled, desk);
  await enqueueRosters(desk, tx, lines);
  if (payment === "refunding" && order.payment !== "refunding")
    await desk.jobs.enqueue(tx, refundJob, { userId: order.userId, orderId: order.id });
  // A closed account has no address any more.
  if (order.email === "") return;
  const letter = cancellationLetter(cancelled, told, { lines, parcels, publicUrl: desk.env.publicUrl });
  await sendOrderLetter(desk.jobs, tx, order, letter, now);
}

/** Without those of parcels that were taken out before. */
function unsoldBy(lines: readonly OrderLine[], parcels: readonly Parcel[]) {
  const gone = parcels.filter(({ cancelledAt }) => cancelledAt).flatMap(({ pieces }) => pieces);
  return lines.map(({ id, itemId, quantity }) => {
    const left = gone.reduce((rest, piece) => (piece.lineId === id ? rest - piece.quantity : rest), quantity);
    return { itemId, pieces: -left };
  });
}

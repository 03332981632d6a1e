import { invoiceAfterRefunds, paymentAfterRefunds } from "@surimono/domain/orders";
import { isPaidAtGateway } from "@surimono/domain/payments";
import type { Transaction } from "../../../platform/database/index.ts";
import { callHooks } from "../../../platform/hook.ts";
import { BY_HAND, type GatewayRefund, listPaymentEvents, recordPaymentEvent } from "../../payments/index.ts";
import { giveBackCoupon } from "../benefits/coupon-use.ts";
import { releaseOrderMiles, returnOrderMiles } from "../benefits/miles-use.ts";
import { sendOrderLetter } from "../letters/order-letters.ts";
import { refundLetter } from "../letters/refund-letter.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { listOrderLines, moveOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { listParcels } from "../parcels/parcels.store.ts";
import { lockCartAndOrder } from "../payment/settle-payment.ts";
import { isOfGoods, standingOf, sumsOf } from "./order-refunds.ts";
import { closeRefund, listRefundRows } from "./refunds.store.ts";

/** Brings an order in line with refunds that were made or failed, in one transaction, and tells of each that is new. */
export async function recordRefunds(desk: OrderDesk, key: OrderKey, refunds: readonly GatewayRefund[]): Promise<void> {
  await desk.database.inTransaction(async (tx) => {
    const order = (await lockCartAndOrder(tx, key))?.order;
    if (!order) return;
    const now = desk.now();
    const made = await recordEach(desk, tx, order, refunds);
    const events = await listPaymentEvents(tx, key.userId, [key.orderId]);
    const rows = await listRefundRows(tx, key.userId, [key.orderId]);
    const sums = sumsOf(order, events);
    const kept = Math.min(order.total, sums.captured - sums.refunded);
    const isAtGateway = isPaidAtGateway(order.paymentMethod);
    const payment = isAtGateway ? paymentAfterRefunds(order, sums) : invoiceAfterRefunds(order.payment, kept);
    const cause = isAtGateway ? "gateway" : "operator";
    if (payment) await moveOrder(tx, order, { payment }, { cause, now });
    if (sums.refunded > 0 && sums.refunded >= sums.captured) await letGo(tx, order, now);
    if (sums.refunded > 0 && order.lifecycle === "placed") {
      await returnOrderMiles(tx, order, kept, now);
      await callHooks(desk.onRefunded, tx, { order, kept }, desk);
    }
    const settled = { ...order, payment: payment ?? order.payment };
    const returns = made.length > 0 && order.placedAt ? await desk.issueReturns(tx, settled) : undefined;
    // A closed account has no address any more.
    if (order.email === "" || made.length === 0) return;
    const lines = await listOrderLines(tx, key.userId, [key.orderId]);
    const parcels = await listParcels(tx, key, lines);
    const standing = standingOf(order, events, rows);
    const causes = await desk.explainRefunds(tx, order);
    for (const refund of made) {
      const row = rows.find(({ providerRef }) => providerRef === refund.id);
      const about = row && isOfGoods(row) ? row : undefined;
      const told = { ...refund, documentId: returns?.get(refund.id)?.id, about, cause: row && causes.get(row.id) };
      const letter = refundLetter(order, told, standing, { lines, parcels, publicUrl: desk.env.publicUrl });
      await sendOrderLetter(desk.jobs, tx, order, letter, now);
    }
  });
}

/** Those that are new and were made. */
async function recordEach(
  desk: OrderDesk,
  tx: Transaction,
  order: Order,
  refunds: readonly GatewayRefund[],
): Promise<GatewayRefund[]> {
  const { userId, id: orderId, paymentMethod } = order;
  const made: GatewayRefund[] = [];
  for (const refund of refunds) {
    if (refund.state === "pending") continue;
    const isDone = refund.state === "done";
    const type = isDone ? "refunded" : "refund_failed";
    const event = {
      userId,
      orderId,
      providerRef: refund.id,
      type,
      amount: refund.amount,
      recordedAt: refund.madeAt,
    } as const;
    const provider = isPaidAtGateway(paymentMethod) ? undefined : BY_HAND;
    if (!(await recordPaymentEvent(tx, event, provider))) continue;
    if (refund.refundId) {
      const { refundId } = refund;
      const failedAt = isDone ? null : desk.now();
      const change = { state: isDone ? "done" : "failed", providerRef: refund.id, failedAt } as const;
      await closeRefund(tx, { userId, orderId, refundId }, change);
      if (!isDone) await callHooks(desk.onRefundFailed, tx, { order, refundId }, desk);
    }
    if (isDone) made.push(refund);
    else desk.log.error({ orderId, refund: refund.id }, "a refund failed");
  }
  return made;
}

/** All money went back: so does the coupon, and the cart of an order paid with a wrong amount can be ordered again. */
async function letGo(tx: Transaction, order: Order, now: Date): Promise<void> {
  await giveBackCoupon(tx, order, now);
  if (order.lifecycle !== "draft") return;
  await releaseOrderMiles(tx, order, now);
  await moveOrder(tx, order, { lifecycle: "abandoned" }, { cause: "gateway", now, changes: { cartId: null } });
}

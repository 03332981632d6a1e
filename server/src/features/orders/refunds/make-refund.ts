import { isPaidAtGateway } from "@surimono/domain/payments";
import { callHooks } from "../../../platform/hook.ts";
import { listPaymentEvents, type PaymentGateway } from "../../payments/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import { findOrder } from "../orders.store.ts";
import { lockCartAndOrder } from "../payment/settle-payment.ts";
import { recordRefunds } from "./record-refunds.ts";
import { closeRefund, findRefund, type RefundKey } from "./refunds.store.ts";
import { settleRefunds } from "./settle-refund.ts";

/** Makes a refund that was decided, once, however often it is tried and by how many. */
export async function makeRefund(desk: OrderDesk, key: RefundKey): Promise<void> {
  const { db } = desk.database;
  const [order, refund] = [await findOrder(db, key), await findRefund(db, key)];
  if (!order || refund?.state !== "asked") return;
  if (!isPaidAtGateway(order.paymentMethod)) {
    const { id, amount, askedAt } = refund;
    await recordRefunds(desk, key, [{ id, refundId: id, amount, state: "done", madeAt: askedAt }]);
    return;
  }
  const made = await askGateway(desk.gateway, await paymentsOf(desk, key), refund);
  if (made === undefined) await giveUp(desk, key);
  else await settleRefunds(desk, made);
}

interface Payment {
  readonly ref: string;
  readonly amount: number;
}

async function paymentsOf(desk: OrderDesk, { userId, orderId }: RefundKey): Promise<Payment[]> {
  const events = await listPaymentEvents(desk.database.db, userId, [orderId]);
  return events.filter(({ type }) => type === "captured").map(({ providerRef: ref, amount }) => ({ ref, amount }));
}

/** The payment that it was made from; undefined when none has so much left. */
async function askGateway(
  gateway: PaymentGateway | undefined,
  payments: readonly Payment[],
  { id: refundId, amount }: { readonly id: string; readonly amount: number },
): Promise<string | undefined> {
  const open: Payment[] = [];
  for (const payment of payments) {
    const known = await gateway?.listRefunds(payment.ref);
    if (!known?.ok) throw new Error("the payment gateway did not answer");
    // An earlier try may have reached it, and the gateway forgets keys sooner than refunds.
    if (known.value.some((refund) => refund.refundId === refundId)) return payment.ref;
    const given = known.value.reduce((sum, refund) => sum + (refund.state === "failed" ? 0 : refund.amount), 0);
    if (payment.amount - given >= amount) open.push(payment);
  }
  const [payment] = open;
  if (!payment) return undefined;
  const asked = await gateway?.refund(payment.ref, refundId, { amount, refundId });
  if (asked?.ok) return payment.ref;
  if (asked?.failure.code === "payments/refused") return undefined;
  throw new Error("the payment gateway did not answer");
}

/** The money went back otherwise meanwhile. Its pieces can be refunded again, if any is left for them. */
async function giveUp(desk: OrderDesk, key: RefundKey): Promise<void> {
  await desk.database.inTransaction(async (tx) => {
    const order = (await lockCartAndOrder(tx, key))?.order;
    const refund = await findRefund(tx, key);
    if (!order || refund?.state !== "asked") return;
    await closeRefund(tx, key, { state: "failed", providerRef: null, failedAt: desk.now() });
    await callHooks(desk.onRefundFailed, tx, { order, refundId: key.refundId }, desk);
    desk.log.error({ orderId: key.orderId, refund: key.refundId }, "a refund of pieces was refused");
  });
}

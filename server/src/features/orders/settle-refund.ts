import { findCapture, type GatewayRefund, listPaymentEvents, recordPaymentEvent } from "../payments/index.ts";
import type { Desk } from "./desk.ts";
import { lockOrder, moveOrder, type OrderKey } from "./orders.store.ts";

/** Gives back what a cancelled order was paid with. Repeating it finds the refund that is there already. */
export async function refundOrder(desk: Desk, { userId, orderId }: OrderKey): Promise<void> {
  const events = await listPaymentEvents(desk.database.db, userId, orderId);
  const capture = events.find(({ type }) => type === "captured");
  if (!capture) throw new Error(`order ${orderId} is to be refunded but was never paid`);
  const known = await listRefunds(desk, capture.providerRef);
  if (!known.some(({ state }) => state !== "failed")) {
    const refund = await desk.gateway?.refund(capture.providerRef, `${orderId}-refund-${known.length}`);
    if (!refund?.ok) throw new Error("the payment gateway did not answer");
  }
  await settleRefunds(desk, capture.providerRef);
}

/** Records every refund of a payment as the gateway has it, those made in its dashboard too. */
export async function settleRefunds(desk: Desk, paymentRef: string): Promise<void> {
  const capture = await findCapture(desk.database.db, paymentRef);
  if (!capture) return;
  const refunds = await listRefunds(desk, paymentRef);
  const key = { userId: capture.userId, orderId: capture.orderId };
  await desk.database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, key);
    if (!order) return;
    const now = desk.now();
    for (const refund of refunds) {
      if (refund.state === "pending") continue;
      const type = refund.state === "done" ? "refunded" : "refund_failed";
      await recordPaymentEvent(tx, { ...key, providerRef: refund.id, type, amount: refund.amount, recordedAt: now });
      if (type === "refund_failed") desk.log.error({ orderId: order.id, refund: refund.id }, "a refund failed");
    }
    const events = await listPaymentEvents(tx, key.userId, key.orderId);
    const back = events.filter(({ type }) => type === "refunded").reduce((sum, { amount }) => sum + amount, 0);
    if (back === 0) return;
    const payment = back >= capture.amount ? "refunded" : "partly_refunded";
    await moveOrder(tx, order, { payment }, { cause: "gateway", now });
  });
}

async function listRefunds({ gateway }: Desk, paymentRef: string): Promise<readonly GatewayRefund[]> {
  const refunds = await gateway?.listRefunds(paymentRef);
  if (!refunds?.ok) throw new Error("the payment gateway did not answer");
  return refunds.value;
}

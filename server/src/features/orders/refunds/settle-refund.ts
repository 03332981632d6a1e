import { findCapture, type GatewayRefund, listPaymentEvents, type PaymentEvent } from "../../payments/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { settleSession } from "../payment/settle-payment.ts";
import { recordRefunds } from "./record-refunds.ts";

const MOST_FAILED = 3;

/** Refunds every payment of a cancelled order. Repeating it finds the existing refunds. */
export async function refundOrder(desk: OrderDesk, { userId, orderId }: OrderKey): Promise<void> {
  const events = await listPaymentEvents(desk.database.db, userId, [orderId]);
  const captures = events.filter(({ type }) => type === "captured");
  if (captures.length === 0) throw new Error(`order ${orderId} is to be refunded but was never paid`);
  for (const capture of captures) await giveBack(desk, capture);
}

/** The rest of a payment: parts may have been refunded in the gateway's dashboard before. */
async function giveBack(desk: OrderDesk, { providerRef, amount }: PaymentEvent): Promise<void> {
  const known = await listRefunds(desk, providerRef);
  const given = known.filter(({ state }) => state !== "failed");
  if (given.reduce((sum, refund) => sum + refund.amount, 0) < amount) {
    // After this many refusals the bank will not take it this way.
    if (known.length - given.length >= MOST_FAILED)
      throw new Error("the refund failed again and again: give it back by hand");

    const refund = await desk.gateway?.refund(providerRef, `${providerRef}-refund-${known.length}`);
    if (!refund?.ok) throw new Error("the payment gateway did not answer");
  }
  await settleRefunds(desk, providerRef);
}

/** Records every refund of a payment the gateway has, those made in its dashboard too. */
export async function settleRefunds(desk: OrderDesk, paymentRef: string): Promise<void> {
  const capture = await settleCapture(desk, paymentRef);
  if (!capture) return;
  const refunds = await listRefunds(desk, paymentRef);
  const key = { userId: capture.userId, orderId: capture.orderId };
  await recordRefunds(desk, key, refunds);
}

/** A refund's news may overtake its payment's. Undefined for a payment without an order. */
async function settleCapture(desk: OrderDesk, paymentRef: string): Promise<PaymentEvent | undefined> {
  const known = await findCapture(desk.database.db, paymentRef);
  if (known) return known;
  const session = await desk.gateway?.findSessionOf(paymentRef);
  if (!session?.ok) throw new Error("the payment gateway did not answer");
  if (session.value === undefined) return undefined;
  await settleSession(desk, session.value);
  return findCapture(desk.database.db, paymentRef);
}

async function listRefunds({ gateway }: OrderDesk, paymentRef: string): Promise<readonly GatewayRefund[]> {
  const refunds = await gateway?.listRefunds(paymentRef);
  if (!refunds?.ok) throw new Error("the payment gateway did not answer");
  return refunds.value;
}

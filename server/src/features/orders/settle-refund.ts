import { paymentAfterRefunds } from "@surimono/domain/orders";
import type { Transaction } from "../../platform/database/index.ts";
import { callHooks } from "../../platform/hook.ts";
import { mailJob } from "../../platform/mail/index.ts";
import {
  findCapture,
  type GatewayRefund,
  listPaymentEvents,
  type PaymentEvent,
  recordPaymentEvent,
} from "../payments/index.ts";
import { giveBackCoupon } from "./coupon-use.ts";
import type { OrderDesk } from "./order-desk.ts";
import type { OrderKey } from "./order-key.ts";
import { standingOf, sumsOf } from "./order-refunds.ts";
import { moveOrder } from "./orders.store.ts";
import type { Order } from "./orders.tables.ts";
import { refundLetter } from "./refund-letter.ts";
import { lockCartAndOrder, settleSession } from "./settle-payment.ts";

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
  await desk.database.inTransaction(async (tx) => {
    const order = (await lockCartAndOrder(tx, key))?.order;
    if (!order) return;
    const now = desk.now();
    const made: GatewayRefund[] = [];
    for (const refund of refunds) {
      if (refund.state === "pending") continue;
      const type = refund.state === "done" ? "refunded" : "refund_failed";
      const event = { ...key, providerRef: refund.id, type, amount: refund.amount, recordedAt: refund.madeAt } as const;
      if (!(await recordPaymentEvent(tx, event))) continue;
      if (type === "refunded") made.push(refund);
      else desk.log.error({ orderId: order.id, refund: refund.id }, "a refund failed");
    }
    const events = await listPaymentEvents(tx, key.userId, [key.orderId]);
    const sums = sumsOf(events);
    const payment = paymentAfterRefunds(order, sums);
    if (payment) await moveOrder(tx, order, { payment }, { cause: "gateway", now });
    if (sums.refunded > 0 && sums.refunded >= sums.captured) await letGo(tx, order, now);
    if (sums.refunded > 0 && order.lifecycle === "placed") {
      const kept = Math.min(order.total, sums.captured - sums.refunded);
      await callHooks(desk.onRefunded, tx, { order, kept }, desk);
    }
    const settled = { ...order, payment: payment ?? order.payment };
    const returns = made.length > 0 && order.placedAt ? await desk.issueReturns(tx, settled) : undefined;
    // A closed account has no address any more.
    if (order.email !== "")
      for (const refund of made) {
        const told = { ...refund, documentId: returns?.get(refund.id)?.id };
        const letter = refundLetter(order, told, standingOf(order, events), desk.env.publicUrl);
        await desk.jobs.enqueue(tx, mailJob, letter);
      }
  });
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

/** All money went back: so does the coupon, and the cart of an order paid with a wrong amount can be ordered again. */
async function letGo(tx: Transaction, order: Order, now: Date): Promise<void> {
  await giveBackCoupon(tx, order, now);
  if (order.lifecycle === "draft")
    await moveOrder(tx, order, { lifecycle: "abandoned" }, { cause: "gateway", now, changes: { cartId: null } });
}

async function listRefunds({ gateway }: OrderDesk, paymentRef: string): Promise<readonly GatewayRefund[]> {
  const refunds = await gateway?.listRefunds(paymentRef);
  if (!refunds?.ok) throw new Error("the payment gateway did not answer");
  return refunds.value;
}

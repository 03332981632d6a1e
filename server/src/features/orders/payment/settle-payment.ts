import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import { lockCart } from "../../cart/index.ts";
import {
  type AttemptKey,
  closeRefused,
  findAttempt,
  type GatewaySession,
  type PaymentAttempt,
  type PaymentGateway,
  recordPaymentEvent,
  updateAttempt,
} from "../../payments/index.ts";
import { giveBackCoupon } from "../benefits/coupon-use.ts";
import { releaseOrderMiles } from "../benefits/miles-use.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { findOrder, lockOrder, moveOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { finaliseOrder } from "../placing/finalise-order.ts";
import { giveUpSending } from "../placing/give-up-sending.ts";
import { sessionRequest } from "./session-request.ts";

const OVER: ReadonlySet<PaymentAttempt["state"]> = new Set(["paid", "failed", "expired"]);

/**
 * Asks the gateway for the outcome of one payment attempt and moves the order accordingly. Returning customer, webhook and sweeper all
 * come through here, in any order and any number. `expire`: close the page if nobody has paid.
 */
export async function settleAttempt(
  desk: OrderDesk,
  key: AttemptKey,
  { expire, cause }: { expire: boolean; cause: string },
) {
  const { gateway, database } = desk;
  const attempt = await findAttempt(database.db, key);
  const order = attempt && (await findOrder(database.db, key));
  if (!attempt || !order || OVER.has(attempt.state)) return ok(order);
  if (!gateway) return fail("payments/unavailable");
  const asked = await askFor(gateway, order, attempt);
  if (!asked.ok && asked.failure.code === "payments/refused") {
    await closeRefusedTry(desk, key);
    return ok(order);
  }
  if (!asked.ok) return fail("payments/unavailable");
  const session = expire && asked.value.state === "open" ? await gateway.expireSession(asked.value.id) : asked;
  if (!session.ok) return session;
  return ok(await applySession(desk, session.value, cause));
}

/** Without a session id the answer was lost on the way; the same key names the same session again. */
async function askFor(gateway: PaymentGateway, order: Order, attempt: PaymentAttempt) {
  if (attempt.sessionId) return gateway.getSession(attempt.sessionId);
  const again = await gateway.createSession(sessionRequest(order, attempt));
  return again.ok ? gateway.getSession(again.value.id) : again;
}

/** A webhook names a session that is over, and nothing more. Throws while the gateway does not say how it ended. */
export async function settleSession(desk: OrderDesk, sessionId: string): Promise<void> {
  const session = await desk.gateway?.getSession(sessionId);
  if (!session?.ok) throw new Error("the payment gateway did not answer");
  if (session.value.state === "open") throw new Error("the payment gateway says that the session is still open");
  await applySession(desk, session.value, "webhook");
}

/** Brings attempt, order and cart in line with the gateway, in one transaction. */
export async function applySession(
  desk: OrderDesk,
  session: GatewaySession,
  cause: string,
): Promise<Order | undefined> {
  const ref = session.attempt;
  if (!ref) {
    desk.log.warn({ session: session.id }, "a payment session of somebody else was reported");
    return undefined;
  }
  return desk.database.inTransaction(async (tx) => {
    const locked = await lockCartAndOrder(tx, ref);
    if (!locked) {
      desk.log.error(
        { session: session.id, orderId: ref.orderId },
        "a payment session names an order that does not exist",
      );
      return undefined;
    }
    const attempt = await findAttempt(tx, ref);
    if (!attempt || attempt.state === "paid") return locked.order;
    // Late money is never turned away; any other late news is.
    if (OVER.has(attempt.state) && session.state !== "paid") return locked.order;
    const state = session.state === "open" && attempt.state === "pending" ? "pending" : session.state;
    await updateAttempt(tx, ref, { sessionId: session.id, state, ...(session.url && { url: session.url }) });
    return carryOut(desk, tx, locked, session, cause);
  });
}

/** Coupon, miles and stored pieces do not wait for a payment that will not come; the next attempt takes them again. */
async function giveBackUnpaid(desk: OrderDesk, tx: Transaction, order: Order): Promise<void> {
  if (order.lifecycle !== "draft") return;
  await giveBackCoupon(tx, order, desk.now());
  await releaseOrderMiles(tx, order, desk.now());
  if (order.way === "sending") await giveUpSending(desk, tx, order);
}

/** The gateway refuses such a session. What was learnt of the attempt meanwhile wins. */
export async function closeRefusedTry(desk: OrderDesk, key: AttemptKey): Promise<void> {
  await desk.database.inTransaction(async (tx) => {
    const locked = await lockCartAndOrder(tx, key);
    const closed = await closeRefused(tx, key);
    if (locked && closed) await giveBackUnpaid(desk, tx, locked.order);
  });
}

type Locked = { readonly order: Order; readonly cart: Awaited<ReturnType<typeof lockCart>> };

async function carryOut(
  desk: OrderDesk,
  tx: Transaction,
  { order, cart }: Locked,
  session: GatewaySession,
  cause: string,
): Promise<Order> {
  const now = desk.now();
  const event = {
    userId: order.userId,
    orderId: order.id,
    providerRef: session.paymentRef ?? session.id,
    amount: session.amount,
    recordedAt: now,
  };
  switch (session.state) {
    case "paid": {
      await recordPaymentEvent(tx, { ...event, type: "captured" });
      if (session.amount !== order.total) {
        // Recorded and left to a person: money is never returned automatically.
        await recordPaymentEvent(tx, { ...event, type: "amount_differs" });
        desk.log.error(
          { orderId: order.id, paid: session.amount, total: order.total },
          "another amount was paid than ordered",
        );
        return order;
      }
      if (order.lifecycle !== "draft")
        desk.log.error(
          { orderId: order.id, lifecycle: order.lifecycle },
          "money came for an order that was not waiting for it",
        );
      if (order.way === "sending" && order.lifecycle === "abandoned" && !(await desk.holdStock(tx, order))) {
        await recordPaymentEvent(tx, { ...event, type: "amount_differs" });
        desk.log.error({ orderId: order.id }, "money came for a sending whose pieces are gone");
        return order;
      }
      return finaliseOrder(desk, tx, { order, cart, payment: "paid", cause });
    }
    case "pending":
      return moveOrder(tx, order, { payment: "pending" }, { cause, now });
    case "expired":
      await giveBackUnpaid(desk, tx, order);
      return order;
    case "failed": {
      await recordPaymentEvent(tx, { ...event, type: "failed" });
      const unpaid =
        order.payment === "pending" ? await moveOrder(tx, order, { payment: "unpaid" }, { cause, now }) : order;
      await giveBackUnpaid(desk, tx, unpaid);
      return unpaid;
    }
    default:
      return order;
  }
}

/** In the lock order of the shop. An order loses its cart only under the cart's lock, so what was read before still holds. */
export async function lockCartAndOrder(tx: Transaction, key: OrderKey): Promise<Locked | undefined> {
  const seen = await findOrder(tx, key);
  const cart = seen?.cartId ? await lockCart(tx, key.userId, seen.cartId) : undefined;
  const order = seen && (await lockOrder(tx, key));
  return order && { order, cart: order.cartId ? cart : undefined };
}

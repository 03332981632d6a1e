import { orderNumber } from "@surimono/domain/orders";
import type { PaymentAttempt, SessionRequest } from "../../payments/index.ts";
import { milesOf } from "../benefits/miles-use.ts";
import type { Order } from "../orders.tables.ts";

/** Made from stored rows alone, so that a repeat asks for exactly the same under the same idempotency key. */
export function sessionRequest(order: Order, attempt: PaymentAttempt): SessionRequest {
  return {
    userId: order.userId,
    orderId: order.id,
    attempt: attempt.attempt,
    method: attempt.method,
    amount: attempt.amount,
    title: `SURIMONO ご注文 ${orderNumber(order.sequence)}（${order.quantity}点${order.couponId === null ? "" : "・クーポン割引後"}${milesOf(order) > 0 ? "・マイルご利用後" : ""}）`,
    email: order.email,
    successUrl: `${attempt.returnOrigin}/cart/complete?order_id=${order.id}`,
    cancelUrl: `${attempt.returnOrigin}${backTo(order)}payment=cancelled`,
    expiresAt: attempt.expiresAt,
  };
}

function backTo({ isQuoted, cartId, way }: Order): string {
  // What was given up has lost its key: its page is closed.
  if (isQuoted && cartId) return `/quote/${cartId}?`;
  return way === "sending" ? "/my-page/warehouse/confirm?" : "/cart?";
}

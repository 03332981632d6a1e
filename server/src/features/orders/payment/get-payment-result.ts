import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { findLastAttempt, type PaymentAttempt } from "../../payments/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import { findOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { paymentName } from "./payment-name.ts";
import { settleAttempt } from "./settle-payment.ts";

/** The return page's question. It does not wait for the webhook: it asks the gateway itself. */
export async function getPaymentResult(desk: OrderDesk, userId: string, orderId: string) {
  const key = { userId, orderId };
  let order = await findOrder(desk.database.db, key);
  if (!order) return fail("orders/no-such-order");
  let attempt = await findLastAttempt(desk.database.db, userId, orderId);
  if (order.lifecycle === "draft" && attempt) {
    const settled = await settleAttempt(desk, attempt, { expire: false, cause: "buyer" });
    if (!settled.ok) return settled;
    order = settled.value ?? order;
    attempt = await findLastAttempt(desk.database.db, userId, orderId);
  }
  return ok({
    order_id: order.id,
    order_number: orderNumber(order.sequence),
    state: stateOf(order, attempt),
    total: order.total,
    payment_type_name: paymentName(order),
    delivery_method: order.way,
    ...(order.isQuoted && order.cartId !== null && { quote_id: order.cartId }),
  });
}

function stateOf(
  order: Order,
  attempt: PaymentAttempt | undefined,
): "placed" | "cancelled" | "waiting" | "failed" | "unpaid" {
  if (order.lifecycle === "placed") return "placed";
  if (order.lifecycle === "cancelled") return "cancelled";
  // Paid but not placed needs a person; for the customer it is still pending.
  const isOver = order.lifecycle === "abandoned";
  if (!isOver && (attempt?.state === "pending" || attempt?.state === "paid")) return "waiting";
  return attempt?.state === "failed" ? "failed" : "unpaid";
}

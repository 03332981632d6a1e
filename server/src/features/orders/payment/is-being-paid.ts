import type { Queries } from "../../../platform/database/index.ts";
import { findLastAttempt } from "../../payments/index.ts";
import { findOrderOfCart } from "../orders.store.ts";

/** Whether a payment for the cart is in progress: its outcome is unknown, or its page is still open. */
export async function isBeingPaid(queries: Queries, userId: string, cartId: string): Promise<boolean> {
  const order = await findOrderOfCart(queries, userId, cartId);
  if (order?.lifecycle !== "draft") return false;
  const last = await findLastAttempt(queries, userId, order.id);
  return last !== undefined && last.state !== "failed" && last.state !== "expired";
}

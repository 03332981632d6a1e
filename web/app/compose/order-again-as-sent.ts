import type { AnswerOf } from "@surimono/contract/kernel";
import { type getOrder, repeatDestinations } from "@surimono/contract/orders";
import { readCartAgain } from "#app/features/cart/cart.queries.ts";
import { orderAgain } from "#app/features/cart/order-again.ts";
import { call } from "#app/session/call.ts";

/** Everything of an earlier order once more, and to where it went. Answers whether anything went into the cart. */
export async function orderAgainAsSent(order: AnswerOf<typeof getOrder>): Promise<boolean> {
  const isAny = await orderAgain(order.lines);
  if (!isAny || order.destinations.length < 2) return isAny;
  await call(repeatDestinations, { order_id: order.order_id });
  await readCartAgain();
  return true;
}

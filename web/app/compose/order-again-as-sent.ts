import type { AnswerOf } from "@surimono/contract/kernel";
import { type getOrder, repeatDestinations, repeatRosters } from "@surimono/contract/orders";
import { readCartAgain } from "#app/features/cart/cart.queries.ts";
import { orderAgain } from "#app/features/cart/order-again.ts";
import { call } from "#app/session/call.ts";

/** Everything of an earlier order once more, with the same names, and to where it went. Answers whether anything went into the cart. */
export async function orderAgainAsSent(order: AnswerOf<typeof getOrder>): Promise<boolean> {
  const isAny = await orderAgain(order.lines);
  if (!isAny) return false;
  const isPersonal = order.lines.some(({ personal }) => personal);
  const isSplit = order.destinations.length > 1;
  if (isPersonal) await call(repeatRosters, { order_id: order.order_id });
  if (isSplit) await call(repeatDestinations, { order_id: order.order_id });
  if (isPersonal || isSplit) await readCartAgain();
  return true;
}

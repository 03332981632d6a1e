import type { Queries } from "../../platform/database/index.ts";
import { findOrder, listOrderLines, type Order, readStandings } from "../orders/index.ts";
import { listBroughtBy } from "../warehouse/index.ts";

/**
 * The orders that hold the money for the goods of one that was not paid for them: of what replaces other pieces the order of these, of what was
 * sent from the warehouse those that brought it there. Empty where an order holds its own (rule defects-paid-elsewhere).
 */
export async function listPaidBy(queries: Queries, order: Order): Promise<Order[]> {
  const { userId } = order;
  if (order.replaces) {
    const first = await findOrder(queries, { userId, orderId: order.replaces });
    const further = first ? await listPaidBy(queries, first) : [];
    return further.length > 0 || !first ? further : [first];
  }
  if (order.way !== "sending") return [];
  // The line of a sending has the id of the pieces that it sends.
  const lines = await listOrderLines(queries, userId, [order.id]);
  const found: Order[] = [];
  for (const orderId of await listBroughtBy(
    queries,
    userId,
    lines.map(({ id }) => id),
  )) {
    const one = await findOrder(queries, { userId, orderId });
    if (one) found.push(one);
  }
  return found;
}

/** Whether money of one of these orders of a member went back since then. */
export async function hasGivenBack(queries: Queries, orders: readonly Order[], since: Date): Promise<boolean> {
  const [first] = orders;
  if (!first) return false;
  const standingOf = await readStandings(queries, first.userId, orders);
  return orders.some((order) => standingOf(order).refunds.some(({ at }) => at >= since));
}

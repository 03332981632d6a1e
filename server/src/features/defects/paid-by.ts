import type { Pieces } from "@surimono/domain/delivery";
import type { Queries } from "../../platform/database/index.ts";
import { findOrder, listOrderLines, listRefundRows, type Order, readStandings } from "../orders/index.ts";
import { listBroughtBy } from "../warehouse/index.ts";

/**
 * The orders that hold the money for these pieces of one that was not paid for them: of what replaces other pieces the order of these, of what was
 * sent from the warehouse those that brought such goods there. Empty where an order holds its own (rule defects-paid-elsewhere).
 */
export async function listPaidBy(
  queries: Queries,
  order: Order,
  pieces: readonly Pick<Pieces, "lineId">[],
): Promise<Order[]> {
  const { userId } = order;
  const first = await findFirst(queries, order);
  const found: Order[] = [];
  if (first.way === "sending") {
    const lines = await listOrderLines(queries, userId, [order.id]);
    const reported = lines.filter(({ id }) => pieces.some(({ lineId }) => lineId === id));
    for (const orderId of await listBroughtBy(queries, userId, reported)) {
      const one = await findOrder(queries, { userId, orderId });
      if (one) found.push(one);
    }
  }
  return found.length > 0 || first.id === order.id ? found : [first];
}

/** The order whose pieces this one brings once more, by however many steps; or itself. */
async function findFirst(queries: Queries, order: Order): Promise<Order> {
  const { userId, replaces: orderId } = order;
  const replaced = orderId ? await findOrder(queries, { userId, orderId }) : undefined;
  return replaced ? findFirst(queries, replaced) : order;
}

/** Money that went back at an order. */
interface GivenBack {
  readonly order: Order;
  /** The shop's own id of it; null where it was given back at the gateway by hand, which asks nobody. */
  readonly refundId: string | null;
}

/** What went back last of the money of these orders of a member, since then. */
export async function findGivenBack(
  queries: Queries,
  orders: readonly Order[],
  since: Date,
): Promise<GivenBack | undefined> {
  const [first] = orders;
  if (!first) return undefined;
  const standingOf = await readStandings(queries, first.userId, orders);
  const made = orders.flatMap((order) => standingOf(order).refunds.map(({ at, ref }) => ({ order, at, ref })));
  // A gateway tells the second of a refund and no more.
  const sinceSecond = Math.floor(since.getTime() / 1000) * 1000;
  const last = made
    .filter(({ at }) => at.getTime() >= sinceSecond)
    .sort((left, right) => left.at.getTime() - right.at.getTime())
    .at(-1);
  if (!last) return undefined;
  const rows = await listRefundRows(queries, first.userId, [last.order.id]);
  return { order: last.order, refundId: rows.find(({ providerRef }) => providerRef === last.ref)?.id ?? null };
}

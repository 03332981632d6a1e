import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { orderLines, orders } from "./orders.tables.ts";

const ofSentOrder = and(
  eq(orders.userId, orderLines.userId),
  eq(orders.id, orderLines.orderId),
  eq(orders.lifecycle, "placed"),
  eq(orders.fulfilment, "shipped"),
);

/** Whether pieces of these blank goods have been sent to the member. */
export async function hasReceivedGoods(
  queries: Queries,
  { userId, itemId }: { readonly userId: string; readonly itemId: number },
): Promise<boolean> {
  const [row] = await queries
    .select({ id: orders.id })
    .from(orderLines)
    .innerJoin(orders, ofSentOrder)
    .where(and(eq(orderLines.userId, userId), eq(orderLines.itemId, itemId)))
    .limit(1);
  return row !== undefined;
}

/** The blank goods of one of the member's orders; none before it was sent. */
export async function listReceivedGoods(
  queries: Queries,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ itemId: orderLines.itemId })
    .from(orderLines)
    .innerJoin(orders, ofSentOrder)
    .where(and(eq(orderLines.userId, userId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.itemId));
  return rows.map(({ itemId }) => itemId);
}

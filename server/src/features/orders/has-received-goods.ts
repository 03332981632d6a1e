import { and, eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { orderLines, orders } from "./orders.tables.ts";

/** Whether pieces of these blank goods have been sent to the member. */
export async function hasReceivedGoods(
  queries: Queries,
  { userId, itemId }: { readonly userId: string; readonly itemId: number },
): Promise<boolean> {
  const [row] = await queries
    .select({ id: orders.id })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.userId, orderLines.userId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderLines.userId, userId),
        eq(orderLines.itemId, itemId),
        eq(orders.lifecycle, "placed"),
        eq(orders.fulfilment, "shipped"),
      ),
    )
    .limit(1);
  return row !== undefined;
}

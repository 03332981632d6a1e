import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { orders } from "../orders.tables.ts";

/** A member's placed orders for the console: how many, for how much without those cancelled, and the newest. */
export async function readOrdersOf(queries: Queries, userId: string, limit: number) {
  const isPlaced = and(eq(orders.userId, userId), isNotNull(orders.placedAt));
  const [[sum], latest] = await Promise.all([
    queries
      .select({
        count: count(),
        total: sql<number>`coalesce(sum(${orders.total}) filter (where ${orders.lifecycle} = 'placed'), 0)`.mapWith(
          Number,
        ),
      })
      .from(orders)
      .where(isPlaced),
    queries.select().from(orders).where(isPlaced).orderBy(desc(orders.placedAt)).limit(limit),
  ]);
  return { count: sum?.count ?? 0, total: sum?.total ?? 0, latest };
}

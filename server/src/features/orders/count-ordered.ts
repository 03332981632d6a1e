import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { orderMoves } from "./order-logs.tables.ts";
import { orderLines, orders } from "./orders.tables.ts";

/** Somebody wanted it: what is sent from the warehouse was ordered into it, and a replacement is of what was ordered. */
const IS_WANTED = sql`${orders.lifecycle} = 'placed' and ${orders.way} <> 'sending' and ${orders.replaces} is null`;

/** Pieces of my items in orders placed since then and not cancelled, by product id; no entry means none. */
export async function countOrdered(
  queries: Queries,
  items: readonly { readonly userId: string; readonly productId: number }[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  if (items.length === 0) return new Map();
  const { rows } = await queries.execute<{ product_id: number; pieces: string }>(sql`
    select line.product_id, sum(line.quantity) as pieces
    from ${orderLines} line
    join ${orders} on ${orders.userId} = line.user_id and ${orders.id} = line.order_id
    where line.user_id = any(${sql.param(items.map(({ userId }) => userId))})
      and line.product_id = any(${sql.param(items.map(({ productId }) => productId))})
      and ${IS_WANTED} and ${orders.placedAt} >= ${since.toISOString()}::timestamptz
    group by line.product_id`);
  return new Map(rows.map(({ product_id, pieces }) => [product_id, Number(pieces)]));
}

/**
 * Whose counts differ from those of a moment: members who placed or cancelled an order after it, and those whose orders were counted then and
 * are older than `since` now.
 */
export async function listCountChanged(
  queries: Queries,
  { since, before, after }: { readonly since: Date; readonly before: Date; readonly after: Date },
): Promise<string[]> {
  const { rows } = await queries.execute<{ user_id: string }>(sql`
    select user_id from ${orderMoves} where axis = 'lifecycle' and at >= ${after.toISOString()}::timestamptz
    union
    select user_id from ${orders}
    where placed_at >= ${before.toISOString()}::timestamptz and placed_at < ${since.toISOString()}::timestamptz`);
  return rows.map(({ user_id }) => user_id);
}

export interface Ordered {
  readonly userId: string;
  readonly productId: number;
  readonly pieces: number;
}

/** Every my item that these members ordered after `before`, with its pieces in orders placed since `since` and not cancelled: 0 where there are none left. */
export async function listOrdered(
  queries: Queries,
  userIds: readonly string[],
  { since, before }: { readonly since: Date; readonly before: Date },
): Promise<Ordered[]> {
  const { rows } = await queries.execute<{ user_id: string; product_id: number; pieces: string }>(sql`
    select line.user_id, line.product_id, coalesce(sum(line.quantity) filter (
      where ${IS_WANTED} and ${orders.placedAt} >= ${since.toISOString()}::timestamptz
    ), 0) as pieces
    from ${orders} join ${orderLines} line on line.user_id = ${orders.userId} and line.order_id = ${orders.id}
    where ${orders.userId} = any(${sql.param(userIds)}) and ${orders.placedAt} >= ${before.toISOString()}::timestamptz
    group by line.user_id, line.product_id`);
  return rows.map(({ user_id, product_id, pieces }) => ({
    userId: user_id,
    productId: product_id,
    pieces: Number(pieces),
  }));
}

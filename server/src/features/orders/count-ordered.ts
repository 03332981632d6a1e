import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { orderLines, orders } from "./orders.tables.ts";

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
      and ${orders.lifecycle} = 'placed' and ${orders.placedAt} >= ${since.toISOString()}::timestamptz
    group by line.product_id`);
  return new Map(rows.map(({ product_id, pieces }) => [product_id, Number(pieces)]));
}

export interface Ordered {
  readonly userId: string;
  readonly productId: number;
  readonly pieces: number;
}

/** Pieces of every my item in orders placed since then and not cancelled: read from the orders of that time, not from all makers' histories. */
export async function listOrdered(queries: Queries, since: Date): Promise<Ordered[]> {
  const { rows } = await queries.execute<{ user_id: string; product_id: number; pieces: string }>(sql`
    select line.user_id, line.product_id, sum(line.quantity) as pieces
    from ${orders} join ${orderLines} line on line.user_id = ${orders.userId} and line.order_id = ${orders.id}
    where ${orders.lifecycle} = 'placed' and ${orders.placedAt} >= ${since.toISOString()}::timestamptz
    group by line.user_id, line.product_id`);
  return rows.map(({ user_id, product_id, pieces }) => ({
    userId: user_id,
    productId: product_id,
    pieces: Number(pieces),
  }));
}

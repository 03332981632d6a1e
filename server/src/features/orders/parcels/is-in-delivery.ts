import { DAY_MS } from "@surimono/domain/kernel";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { orderMoves } from "../order-logs.tables.ts";
import { orderDestinations, orderLines, orders } from "../orders.tables.ts";

/** Couriers report nothing to the shop: by then a parcel has arrived anywhere in the country. */
const ON_THE_WAY_MS = 7 * DAY_MS;

/** The member's orders that were sent so lately that they may still be under way. */
export function sentLately(userId: string, now: Date): SQL {
  const since = new Date(now.getTime() - ON_THE_WAY_MS).toISOString();
  return sql`select order_id from ${orderMoves} where user_id = ${userId} and to_state = 'shipped' and at > ${since}::timestamptz`;
}

/** A parcel of it did not arrive, as far as anybody knows. */
export function hasParcelAway(userId: string, orderId: SQL): SQL {
  return sql`exists (select 1 from ${orderDestinations} parcel where parcel.user_id = ${userId} and parcel.order_id = ${orderId}
    and parcel.delivered_at is null and parcel.cancelled_at is null offset 0)`;
}

/**
 * Whether a placed order has pieces of the item being made, packed or shipped. Looks from the orders under way at the lines of each, which is
 * what the offsets hold the database to: the item's lines may be thousands (rule kernel-heavy-members).
 */
export async function isInDelivery(queries: Queries, userId: string, productId: number, now: Date): Promise<boolean> {
  const hasItem = (orderId: SQL) => sql`exists (
    select 1 from ${orderLines} line where line.user_id = ${userId} and line.order_id = ${orderId} and line.product_id = ${productId} offset 0)`;
  const { rows } = await queries.execute<{ found: boolean }>(sql`
    select exists (
      select 1 from ${orders} made where user_id = ${userId} and lifecycle = 'placed' and fulfilment in ('waiting', 'printing', 'packed')
        and ${hasItem(sql`made.id`)}
    ) or exists (
      select 1 from (${sentLately(userId, now)}) sent where ${hasItem(sql`sent.order_id`)} and ${hasParcelAway(userId, sql`sent.order_id`)}
        and exists (
          select 1 from ${orders} made where made.user_id = ${userId} and made.id = sent.order_id
            and lifecycle = 'placed' and fulfilment = 'shipped' offset 0)
    ) as found`);
  return rows[0]?.found ?? false;
}

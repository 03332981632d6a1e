import { DAY_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { orderMoves } from "../order-logs.tables.ts";
import { orderLines, orders } from "../orders.tables.ts";

/** Couriers report nothing to the shop: by then a parcel has arrived anywhere in the country. */
export const ON_THE_WAY_MS = 7 * DAY_MS;

/** Whether a placed order has pieces of the item being made, packed or shipped. */
export async function isInDelivery(queries: Queries, userId: string, productId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - ON_THE_WAY_MS).toISOString();
  const { rows } = await queries.execute<{ found: boolean }>(sql`
    select exists (
      select 1 from ${orderLines} line join ${orders} on ${orders.userId} = line.user_id and ${orders.id} = line.order_id
      where line.user_id = ${userId} and line.product_id = ${productId} and ${orders.lifecycle} = 'placed'
        and (${orders.fulfilment} in ('waiting', 'printing', 'packed')
          or ${orders.fulfilment} = 'shipped' and exists (
            select 1 from order_destinations parcel where parcel.user_id = line.user_id and parcel.order_id = line.order_id and parcel.delivered_at is null and parcel.cancelled_at is null) and exists (
            select 1 from ${orderMoves} move
            where move.user_id = line.user_id and move.order_id = line.order_id
              and move.to_state = 'shipped' and move.at > ${since}::timestamptz))
    ) as found`);
  return rows[0]?.found ?? false;
}

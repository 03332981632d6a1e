import type { SalesBy } from "@surimono/contract/desk";
import { type SQL, sql } from "drizzle-orm";

const DAY = sql`(o.placed_at at time zone 'Asia/Tokyo')::date`;

/** Of the whole order. */
const OF_ORDERS: Readonly<Partial<Record<SalesBy, SQL>>> = {
  day: sql`to_char(o.placed_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`,
  payment: sql`o.payment_method`,
  // Of the first parcel.
  place: sql`coalesce((select d.prefecture from order_destinations d where d.user_id = o.user_id and d.order_id = o.id
    order by d.position limit 1), '')`,
};

/** What is sent from the warehouse was counted as it was ordered into it; what its storing cost is turnover. */
const pieces = (quantity: SQL) => sql`coalesce(sum(${quantity}) filter (where o.way <> 'sending'), 0)`;

const OF_LINES: Readonly<Partial<Record<SalesBy, SQL>>> = {
  item: sql`l.item_name`,
  print_method: sql`l.method_name`,
  color: sql`l.color_name`,
};

/**
 * Day, name, orders, pieces and total of what was placed on the days of `days` ("day" date) and not cancelled, read along the index of placed
 * orders (rule orders-sales).
 */
export function sold(by: SalesBy, days: SQL, isCitus: boolean): SQL {
  // `offset 0`: by itself the planner expects a tenth of all orders on each day, and reads them all, and their lines.
  // Citus takes no such select of members' rows, and joins them on each node.
  const isOfDay = sql`placed_at >= days.day::timestamp at time zone 'Asia/Tokyo'
    and placed_at < (days.day + 1)::timestamp at time zone 'Asia/Tokyo' and lifecycle = 'placed' and replaces is null`;
  const placed = isCitus
    ? sql`${days} join orders o on ${isOfDay}`
    : sql`${days} cross join lateral (select * from orders where ${isOfDay} offset 0) o`;
  const lines = isCitus
    ? sql`join order_lines l on l.user_id = o.user_id and l.order_id = o.id`
    : sql`cross join lateral (select * from order_lines where user_id = o.user_id and order_id = o.id offset 0) l`;
  const ofLines = OF_LINES[by];
  return ofLines
    ? sql`select ${DAY} as day, ${ofLines} as name, count(distinct o.id) as orders, ${pieces(sql`l.quantity`)} as pieces, sum(l.amount - l.discount) as total
        from ${placed} ${lines} group by 1, 2`
    : sql`select ${DAY} as day, ${OF_ORDERS[by]} as name, count(*) as orders, ${pieces(sql`o.quantity`)} as pieces, sum(o.total) as total
        from ${placed} group by 1, 2`;
}

/** Two clocks, and a transaction that took its time, may differ by this. */
const MARGIN = sql.raw("interval '15 minutes'");

/** The counted days of which an order was cancelled since. */
export const CANCELLED_SINCE = sql`
  select distinct ${DAY} as day from sales_count
  join order_moves move on move.axis = 'lifecycle' and move.at > sales_count.looked_at - ${MARGIN} and move.from_state = 'placed'
  join orders o on o.user_id = move.user_id and o.id = move.order_id
  where ${DAY} <= sales_count.until`;

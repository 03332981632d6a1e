import { type WaySum, wholeDay } from "@surimono/domain/books";
import { addDays, type Day, startOfDay } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";

type Way = Pick<WaySum, "way" | "count" | "taken" | "refunds" | "refunded">;

/**
 * What was taken and given back on a day in Japan, by how it was paid (rule books-day). What the gateway took counts by the moment at which
 * the shop learnt of it; an invoice is taken with its order, and the money for it by the bank's day. What an attempt to pay gave back before
 * its order was placed was never taken.
 */
export async function sumDay(queries: Queries, day: Day): Promise<WaySum[]> {
  const [from, before] = [startOfDay(day).toISOString(), startOfDay(addDays(day, 1)).toISOString()];
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${from}::timestamptz and ${sql.raw(column)} < ${before}::timestamptz`;
  const { rows } = await queries.execute<Row>(sql`
    with placed as (
      select payment_method, payment, total, discounts from orders where ${within("placed_at")}
    ), discounts as (
      select part->>'kind' as way, (part->>'amount')::int as amount
      from placed, jsonb_array_elements(placed.discounts) part where part->>'kind' in ('miles', 'coupon')
    ), cancelled as (
      select move.user_id, move.order_id from order_moves move
      where move.axis = 'lifecycle' and move.to_state = 'cancelled' and ${within("move.at")}
    ), events as (
      select orders.payment_method as way, event.type, event.amount from payment_events event
      join orders on orders.user_id = event.user_id and orders.id = event.order_id
      where event.type in ('captured', 'refunded', 'refund_failed') and ${within("event.recorded_at")}
    )
    select way, 'taken' as what, count(*) as count, sum(amount) as sum from events where type = 'captured' group by way
    union all
    select way, 'refunded', count(*) filter (where type = 'refunded') - count(*) filter (where type = 'refund_failed'),
      sum(case when type = 'refunded' then amount else -amount end) from events where type <> 'captured' group by way
    union all
    select 'invoice', 'taken', count(*), sum(total) from placed where payment_method = 'invoice' and payment <> 'free'
    union all
    select 'invoice', 'refunded', count(*), sum(orders.total - coalesce((
        select sum(amount) from payment_events event
        where event.user_id = orders.user_id and event.order_id = orders.id and event.type = 'refunded'), 0))
      from cancelled join orders on orders.user_id = cancelled.user_id and orders.id = cancelled.order_id
      where orders.payment_method = 'invoice' and orders.payment <> 'free'
    union all
    select 'bank', 'taken', count(*), sum(amount) from bill_entries where kind = 'paid' and day = ${day}::date
    union all
    select 'bank', 'refunded', count(*), sum(case when undone.kind = 'repaid' then -entry.amount else entry.amount end)
      from bill_entries entry
      left join bill_entries undone on undone.user_id = entry.user_id and undone.id = entry.undoes
      where entry.kind in ('repaid', 'undone') and entry.day = ${day}::date
    union all
    select way, 'taken', count(*), sum(amount) from discounts group by way
    union all
    select 'miles', 'refunded', count(*), sum(miles) from mile_entries
      where kind = 'returned' and ${within("recorded_at")}
        and exists (select 1 from orders where orders.user_id = mile_entries.user_id and orders.id = mile_entries.order_id and placed_at <= recorded_at)
    union all
    select 'coupon', 'refunded', count(*), sum((part->>'amount')::int) from coupon_entries entry
      join orders on orders.user_id = entry.user_id and orders.id = entry.order_id and orders.placed_at <= entry.recorded_at,
        jsonb_array_elements(orders.discounts) part
      where entry.kind = 'given-back' and part->>'kind' = 'coupon' and ${within("entry.recorded_at")}
    union all
    select method, 'fee', count(*), sum(fee + case when kind = 'fee' then amount else 0 end) from gateway_lines
      where day = ${day}::date group by method`);
  return wholeDay(rows.map(({ way, what, count, sum }) => ({ way, ...partOf(what, Number(count), Number(sum ?? 0)) })));
}

interface Row {
  readonly [column: string]: unknown;
  readonly way: Way["way"];
  readonly what: "taken" | "refunded" | "fee";
  readonly count: string;
  readonly sum: string | null;
}

function partOf(what: Row["what"], count: number, sum: number): Partial<WaySum> {
  switch (what) {
    case "taken":
      return { count, taken: sum };
    case "refunded":
      return { refunds: count, refunded: sum };
    case "fee":
      return { fee: sum };
  }
}

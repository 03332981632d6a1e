import { sql } from "drizzle-orm";
import type { RowCheck } from "./check.ts";

const TAKEN_OFF = (kind: string) => sql`(
  select coalesce(sum((discount->>'amount')::int), 0) from jsonb_array_elements(orders.discounts) discount where discount->>'kind' = ${kind})`;

export const BENEFIT_CHECKS: Readonly<Record<string, RowCheck>> = {
  "a balance of miles is its entries and its lots": sql`
    select held.user_id as about, held.balance || ' in entries and lots' as expected, entries.miles || ' in entries, ' || lots.remaining || ' in lots' as found
    from mile_balances held
    cross join lateral (select coalesce(sum(miles), 0) as miles from mile_entries where user_id = held.user_id) entries
    cross join lateral (select coalesce(sum(remaining), 0) as remaining from mile_lots where user_id = held.user_id) lots
    where entries.miles <> held.balance or lots.remaining <> held.balance`,
  "miles in orders are those that lots gave": sql`
    select lot.user_id as about, sum(lot.spent) as expected, coalesce(max(spends.spent), 0) as found
    from mile_lots lot left join (select user_id, sum(miles - returned) as spent from mile_spends group by user_id) spends on spends.user_id = lot.user_id
    group by lot.user_id having sum(lot.spent) <> coalesce(max(spends.spent), 0)`,
  "an order took the miles that made it cheaper": sql`
    select orders.sequence, ${TAKEN_OFF("miles")} as expected, coalesce(spent.miles, 0) as found
    from orders left join (select user_id, order_id, sum(miles) as miles from mile_spends group by user_id, order_id) spent
      on spent.user_id = orders.user_id and spent.order_id = orders.id
    where orders.placed_at is not null and ${TAKEN_OFF("miles")} <> coalesce(spent.miles, 0)
      and exists (select 1 from users where users.id = orders.user_id)`,
  "what is held is held by a draft": sql`
    select held.order_id::text as about, 'a draft' as expected, coalesce(orders.lifecycle, 'nothing') as found
    from (select user_id, order_id from mile_spends where state = 'held' union select user_id, order_id from coupon_uses where state = 'held') held
    left join orders on orders.user_id = held.user_id and orders.id = held.order_id
    where orders.lifecycle is distinct from 'draft'`,
  // Those of members who left are counted without a row: no less, where the soak asks for just as many.
  "uses of a limited coupon are counted": sql`
    select coupon.code as about, count(used.*) as expected, coupon.uses_taken as found
    from coupons coupon left join (
      select coupon_id, is_counted from coupon_uses union all select coupon_id, is_counted from coupon_past_uses) used
      on used.coupon_id = coupon.id and used.is_counted
    where coupon.max_uses is not null group by coupon.id
    having count(used.*) > coupon.uses_taken`,
  "what a coupon took off is spent of its budget": sql`
    select coupon.code as about, coalesce(sum(used.amount), 0) as expected, coupon.budget_spent as found
    from coupons coupon left join (
      select coupon_id, amount from coupon_uses union all select coupon_id, amount from coupon_past_uses) used on used.coupon_id = coupon.id
    where coupon.budget is not null group by coupon.id
    having coalesce(sum(used.amount), 0) > coupon.budget_spent`,
  "an order with a coupon uses it": sql`
    select orders.sequence, 'used' as expected, coalesce(used.state, 'not used') as found
    from orders left join lateral (
      select state from coupon_uses where user_id = orders.user_id and order_id = orders.id
      union all select 'used' from coupon_past_uses where user_id = orders.user_id and order_id = orders.id) used on true
    where orders.lifecycle = 'placed' and orders.payment in ('paid', 'invoiced') and orders.coupon_id is not null
      and ${TAKEN_OFF("coupon")} > 0 and used.state is distinct from 'used' and exists (select 1 from users where users.id = orders.user_id)`,
};

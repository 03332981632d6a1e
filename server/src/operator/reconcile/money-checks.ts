import { sql } from "drizzle-orm";
import type { RowCheck } from "./check.ts";

/** Of an order: what came in, and what of it went back and stayed there. */
const MONEY = sql`(
  select user_id, order_id, coalesce(sum(amount) filter (where type = 'captured'), 0) as captured,
    coalesce(sum(amount) filter (where type = 'refunded' and not exists (
      select 1 from payment_events failed where failed.user_id = event.user_id and failed.order_id = event.order_id
        and failed.type = 'refund_failed' and failed.provider_ref = event.provider_ref)), 0) as refunded
  from payment_events event group by user_id, order_id) money`;

const AT_GATEWAY = sql`orders.payment_method in ('card', 'paypay')`;

/** What a payment state promises of the money that is kept. */
const KEPT_AS_SAID = sql`case orders.payment
  when 'paid' then kept = orders.total
  when 'partly_refunded' then kept > 0 and kept < orders.total
  when 'refunded' then kept = 0
  when 'refunding' then kept >= 0
  else kept = 0 end`;

export const MONEY_CHECKS: Readonly<Record<string, RowCheck>> = {
  "lines of an order add up to it": sql`
    select orders.sequence, orders.subtotal || ' for ' || orders.quantity as expected,
      coalesce(sum(line.amount), 0) || ' for ' || coalesce(sum(line.quantity), 0) as found
    from orders left join order_lines line on line.user_id = orders.user_id and line.order_id = orders.id
    group by orders.user_id, orders.id
    having coalesce(sum(line.amount), 0) <> orders.subtotal or coalesce(sum(line.quantity), 0) <> orders.quantity`,
  "what its payment says is what is kept": sql`
    select orders.sequence, orders.payment || ' of ' || orders.total as expected, kept || ' kept' as found
    from (
      select orders.*, coalesce(captured - refunded, 0) as kept
      from orders left join ${MONEY} on money.user_id = orders.user_id and money.order_id = orders.id) orders
    where ${AT_GATEWAY} and total > 0 and not (${KEPT_AS_SAID})`,
  "money has its order": sql`
    select event.order_id::text as about, 'a placed order' as expected, event.type || ' ' || event.amount as found
    from payment_events event left join orders on orders.user_id = event.user_id and orders.id = event.order_id
    where event.type = 'captured' and (orders.id is null or orders.placed_at is null and not exists (
      select 1 from payment_events back where back.user_id = event.user_id and back.order_id = event.order_id and back.type = 'refunded'))`,
  "what was paid was captured": sql`
    select orders.sequence, paid.times || ' paid' as expected, coalesce(came.times, 0) || ' captured' as found
    from (select user_id, order_id, count(*) as times from payment_attempts where state = 'paid' group by user_id, order_id) paid
    join orders on orders.user_id = paid.user_id and orders.id = paid.order_id
    left join (select user_id, order_id, count(*) as times from payment_events where type = 'captured' group by user_id, order_id) came
      on came.user_id = paid.user_id and came.order_id = paid.order_id
    where paid.times <> coalesce(came.times, 0)`,
  "refunds for pieces went back": sql`
    select orders.sequence, refund.amount as expected, coalesce(event.amount, 0) as found
    from order_refunds refund join orders on orders.user_id = refund.user_id and orders.id = refund.order_id
    left join payment_events event on event.user_id = refund.user_id and event.order_id = refund.order_id
      and event.provider_ref = refund.provider_ref and event.type = 'refunded'
    where refund.state = 'done' and refund.amount > 0 and ${AT_GATEWAY} and event.amount is distinct from refund.amount`,
  "a bill is the sum of its orders": sql`
    select bill.id::text as about, bill.amount as expected, coalesce(sum(part.amount), 0) as found
    from bills bill left join bill_orders part on part.user_id = bill.user_id and part.bill_id = bill.id
    group by bill.user_id, bill.id having coalesce(sum(part.amount), 0) <> bill.amount`,
};

/** The shop asks the gateway about it each minute until it knows: not a difference yet. */
const UNDER_WAY = sql`select session_id from payment_attempts where state in ('creating', 'open', 'pending')`;
const GOES_BACK = sql`
  select paid.provider_ref from payment_events paid join orders on orders.user_id = paid.user_id and orders.id = paid.order_id
  where orders.payment = 'refunding' or exists (
    select 1 from order_refunds asked where asked.user_id = orders.user_id and asked.order_id = orders.id and asked.state = 'asked')`;
const eventsOf = (type: "captured" | "refunded") =>
  sql`select provider_ref, amount from payment_events where provider = 'stripe' and type = ${type}`;

/** Of the demo's gateway, whose book is in the same database. What a real one moved is compared day by day: `book-day`. */
export const GATEWAY_CHECKS: Readonly<Record<string, RowCheck>> = {
  "the gateway's payments are the shop's": sql`
    with event as materialized (${eventsOf("captured")}), under_way as materialized (${UNDER_WAY})
    select coalesce(session.payment_intent_id, event.provider_ref) as about, coalesce(session.amount::text, 'nothing') as expected,
      coalesce(event.amount::text, 'nothing') as found
    from (select * from local_gateway_sessions where intent_status = 'succeeded') session
    full join event on event.provider_ref = session.payment_intent_id
    where session.amount is distinct from event.amount
      and not (event.amount is null and exists (select 1 from under_way where under_way.session_id = session.id))`,
  "the gateway's refunds are the shop's": sql`
    with event as materialized (${eventsOf("refunded")}), going_back as materialized (${GOES_BACK})
    select coalesce(refund.id, event.provider_ref) as about, coalesce(refund.amount::text, 'nothing') as expected,
      coalesce(event.amount::text, 'nothing') as found
    from local_gateway_refunds refund full join event on event.provider_ref = refund.id
    where refund.amount is distinct from event.amount
      and not (event.amount is null and exists (select 1 from going_back where going_back.provider_ref = refund.payment_intent_id))`,
};

import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { OrderKey } from "../order-key.ts";
import { orderMoves } from "../order-logs.tables.ts";
import { orders } from "../orders.tables.ts";

/** Cancelled orders whose money has not all gone back, moved before then, longest first. */
export async function listUnreturned(queries: Queries, movedBefore: Date, limit: number): Promise<OrderKey[]> {
  const { rows } = await queries.execute<{ user_id: string; order_id: string }>(sql`
    select user_id, id as order_id from ${orders}
    where lifecycle = 'cancelled' and payment in ('refunding', 'partly_refunded') and not exists (
      select 1 from ${orderMoves} move where move.user_id = orders.user_id and move.order_id = orders.id
        and move.axis = 'payment' and move.at > ${movedBefore.toISOString()}::timestamptz)
    order by sequence limit ${limit}`);
  return rows.map((row) => ({ userId: row.user_id, orderId: row.order_id }));
}

/**
 * `paying`: whether it is paid is unknown. `refunding`: money of a cancelled order has not gone back yet. `amount-differs`: the wrong
 * sum was paid, and no order was placed. `pieces`: money of an order that stays is to go back. `refund-failed`: such money could not go back,
 * and nobody has decided on it since or noted at the order what was done (rule orders-refund-failed).
 */
export const MONEY_WAITS = ["paying", "refunding", "amount-differs", "pieces", "refund-failed"] as const;
export type MoneyWait = (typeof MONEY_WAITS)[number];

export interface WaitingMoney {
  readonly wait: MoneyWait;
  readonly orderNumber: string;
  readonly amount: number;
  readonly since: Date;
}

/** What has waited since before a moment, longest first: for a person to look at. What failed is not waited for. */
export async function listWaitingMoney(
  queries: Queries,
  waitingSince: Date,
  limit: number,
): Promise<readonly WaitingMoney[]> {
  const before = sql`${waitingSince.toISOString()}::timestamptz`;
  const { rows } = await queries.execute<{ wait: MoneyWait; sequence: string; amount: number; since: string }>(sql`
    select wait, sequence, amount, since from (
      select 'paying' as wait, o.sequence, attempt.amount, attempt.created_at as since
      from payment_attempts attempt join ${orders} o on o.user_id = attempt.user_id and o.id = attempt.order_id
      where attempt.state in ('creating', 'open', 'pending')
      union all
      select 'refunding', o.sequence, o.total, coalesce(max(move.at), o.created_at)
      from ${orders} o left join ${orderMoves} move
        on move.user_id = o.user_id and move.order_id = o.id and move.axis = 'payment'
      where o.lifecycle = 'cancelled' and o.payment in ('refunding', 'partly_refunded')
      group by o.user_id, o.id
      union all
      select 'amount-differs', o.sequence, event.amount, event.recorded_at
      from payment_events event join ${orders} o on o.user_id = event.user_id and o.id = event.order_id
      where event.type = 'amount_differs' and (o.lifecycle = 'draft' or o.way = 'sending' and o.lifecycle = 'abandoned')
        and (select sum(paid.amount) from payment_events paid
          where paid.user_id = o.user_id and paid.order_id = o.id and paid.type = 'amount_differs')
          > (select coalesce(sum(back.amount), 0) from payment_events back
          where back.user_id = o.user_id and back.order_id = o.id and back.type = 'refunded' and not exists (
            select 1 from payment_events failed where failed.user_id = back.user_id and failed.order_id = back.order_id
              and failed.provider_ref = back.provider_ref and failed.type = 'refund_failed'))
      union all
      select 'pieces', o.sequence, refund.amount, refund.asked_at
      from order_refunds refund join ${orders} o on o.user_id = refund.user_id and o.id = refund.order_id
      where refund.state = 'asked'
      union all
      select 'refund-failed', o.sequence, refund.amount, refund.since
      from (select *, coalesce(failed_at, asked_at) as since from order_refunds where state = 'failed') refund
      join ${orders} o on o.user_id = refund.user_id and o.id = refund.order_id
      where o.lifecycle = 'placed'
        and not exists (select 1 from order_refunds later where later.user_id = o.user_id and later.order_id = o.id
          and later.asked_at > refund.since)
        and not exists (select 1 from payment_events back where back.user_id = o.user_id and back.order_id = o.id
          and back.type = 'refunded' and back.recorded_at > refund.asked_at
          and back.provider_ref is distinct from refund.provider_ref)
        and not exists (select 1 from order_notes note where note.user_id = o.user_id and note.order_id = o.id
          and note.at > refund.since)
    ) waiting where since < ${before} or wait = 'refund-failed' order by since limit ${limit}`);
  return rows.map(({ sequence, since, ...row }) => ({
    ...row,
    orderNumber: orderNumber(Number(sequence)),
    since: new Date(since),
  }));
}

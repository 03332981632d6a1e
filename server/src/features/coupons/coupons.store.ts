import { and, asc, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { v7 as newId } from "uuid";
import { isOnCitus, type Queries, type Transaction } from "../../platform/database/index.ts";
import {
  couponEntries,
  couponMembers,
  couponPastUses,
  coupons,
  couponUses,
  type StoredCoupon,
} from "./coupons.tables.ts";
import { holdInSteps } from "./hold-in-steps.ts";
import type { OrderOfUse, WantedUse } from "./wanted-use.ts";

export async function findCouponByCode(queries: Queries, code: string): Promise<StoredCoupon | undefined> {
  const [coupon] = await queries.select().from(coupons).where(eq(coupons.code, code));
  return coupon;
}

/** What the member used, and for which orders. */
export async function listUsedCoupons(queries: Queries, userId: string) {
  const uses = unionAll(
    queries
      .select({ couponId: couponUses.couponId, orderId: couponUses.orderId })
      .from(couponUses)
      .where(and(eq(couponUses.userId, userId), eq(couponUses.state, "used"))),
    queries
      .select({ couponId: couponPastUses.couponId, orderId: couponPastUses.orderId })
      .from(couponPastUses)
      .where(eq(couponPastUses.userId, userId)),
  ).as("uses");
  return queries
    .select({ coupon: coupons, orderId: uses.orderId })
    .from(uses)
    .innerJoin(coupons, eq(coupons.id, uses.couponId))
    .orderBy(desc(coupons.amount), asc(coupons.id), desc(uses.orderId));
}

/** What every step of a use needs: the order, the id of a new ledger entry, the time. */
function step({ userId, orderId, couponId }: OrderOfUse, now: Date) {
  return {
    userId: sql`${userId}::text`,
    orderId: sql`${orderId}::uuid`,
    couponId: sql`${couponId}::int`,
    entry: sql`${newId()}::uuid`,
    at: sql`${now.toISOString()}::timestamptz`,
  };
}

/**
 * Locks, always in the same order, the limited coupons of which one is given back and another taken in one transaction, so that two members
 * who swap them do not deadlock.
 */
export async function lockLimitedCoupons(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select 1 from ${coupons} where id = any(${sql.param([...ids])}::int[]) and (max_uses is not null or budget is not null)
    order by id for no key update`);
}

/**
 * Holds a use of the coupon for the order, counts it and its yen if there is a limit or a budget, and notes it: one statement. A member's
 * use before it, of a coupon that has more than one for each, becomes a past one. True also if this order already holds it. False: another
 * order has it, limit or budget are reached, or the coupon was paused or stopped; then the transaction must roll back.
 */
export async function holdUse(tx: Transaction, order: WantedUse, now: Date): Promise<boolean> {
  if (isOnCitus()) return holdInSteps(tx, order, now);
  const { userId, orderId, couponId, entry, at } = step(order, now);
  const amount = sql`${order.amount}::int`;
  const { rows } = await tx.execute<{ held: boolean }>(sql`
    with mine as (
      select 1 from ${couponUses} where user_id = ${userId} and coupon_id = ${couponId} and order_id = ${orderId}
    ), counted as (
      update ${coupons} set uses_taken = uses_taken + 1,
        budget_spent = case when budget is null then 0 else budget_spent + ${amount} end
      where id = ${couponId} and (max_uses is not null or budget is not null)
        and (max_uses is null or uses_taken < max_uses) and (budget is null or budget_spent + ${amount} <= budget)
        and stopped_at is null and paused_at is null and not exists (select 1 from mine)
      returning id
    ), before as (
      select used.* from ${couponUses} used join ${coupons} on ${coupons.id} = used.coupon_id
      where used.user_id = ${userId} and used.coupon_id = ${couponId} and used.state = 'used'
        and used.order_id <> ${orderId} and ${coupons.usesPerMember} > 1 + (
          select count(*) from ${couponPastUses} past where past.user_id = ${userId} and past.coupon_id = ${couponId})
    ), held as (
      insert into ${couponUses} (user_id, coupon_id, order_id, state, is_counted, amount, updated_at)
      select ${userId}, id, ${orderId}, 'held', max_uses is not null or budget is not null,
        case when budget is null then 0 else ${amount} end, ${at}
      from ${coupons}
      where id = ${couponId} and stopped_at is null and paused_at is null
        and ((max_uses is null and budget is null) or exists (select 1 from counted))
      on conflict (user_id, coupon_id) do update
      set order_id = excluded.order_id, state = 'held', is_counted = excluded.is_counted, amount = excluded.amount,
        updated_at = excluded.updated_at
      where ${couponUses.state} = 'used'
        and ${couponUses.orderId} = (select order_id from before)
      returning user_id, coupon_id, order_id
    ), past as (
      insert into ${couponPastUses} (user_id, coupon_id, order_id, is_counted, amount)
      select user_id, coupon_id, order_id, is_counted, amount from before where exists (select 1 from held)
    ), noted as (
      insert into ${couponEntries} (user_id, id, coupon_id, order_id, kind, recorded_at)
      select user_id, ${entry}, coupon_id, order_id, 'held', ${at} from held
    )
    select exists (select 1 from held) or exists (select 1 from mine) as held`);
  return rows[0]?.held ?? false;
}

/** The order is placed: its use is final. False if it no longer holds one. */
export async function finishUse(tx: Transaction, order: OrderOfUse, now: Date): Promise<boolean> {
  const { userId, orderId, entry, at } = step(order, now);
  const { rowCount } = await tx.execute(sql`
    with used as (
      update ${couponUses} set state = 'used', updated_at = ${at}
      where user_id = ${userId} and order_id = ${orderId} and state = 'held'
      returning user_id, coupon_id, order_id
    )
    insert into ${couponEntries} (user_id, id, coupon_id, order_id, kind, recorded_at)
    select user_id, ${entry}, coupon_id, order_id, 'used', ${at} from used`);
  return (rowCount ?? 0) > 0;
}

/**
 * Money came for an order whose use had been given back. What was agreed holds, whatever the limits; the use is taken again if it is free
 * or only held, so that the member cannot use it yet again.
 */
export async function honourUse(tx: Transaction, order: OrderOfUse, now: Date): Promise<void> {
  const { userId, orderId, couponId, entry, at } = step(order, now);
  await tx.execute(sql`
    with taken as (
      insert into ${couponUses} (user_id, coupon_id, order_id, state, is_counted, updated_at)
      values (${userId}, ${couponId}, ${orderId}, 'used', false, ${at})
      on conflict (user_id, coupon_id) do update
      set order_id = excluded.order_id, state = 'used', updated_at = excluded.updated_at
      where ${couponUses.state} = 'held'
    )
    insert into ${couponEntries} (user_id, id, coupon_id, order_id, kind, recorded_at)
    values (${userId}, ${entry}, ${couponId}, ${orderId}, 'honoured', ${at})`);
}

/** Gives back what the order has, with its yen to the budget. The second time it finds nothing. */
export async function freeUse(tx: Transaction, order: OrderOfUse, now: Date): Promise<void> {
  const { userId, orderId, entry, at } = step(order, now);
  await tx.execute(sql`
    with latest as (
      delete from ${couponUses} where user_id = ${userId} and order_id = ${orderId}
      returning user_id, coupon_id, order_id, is_counted, amount
    ), past as (
      delete from ${couponPastUses} where user_id = ${userId} and order_id = ${orderId}
      returning user_id, coupon_id, order_id, is_counted, amount
    ), gone as (select * from latest union all select * from past), freed as (
      update ${coupons} set uses_taken = uses_taken - 1, budget_spent = budget_spent - gone.amount
      from gone where ${coupons.id} = gone.coupon_id and gone.is_counted
    )
    insert into ${couponEntries} (user_id, id, coupon_id, order_id, kind, recorded_at)
    select user_id, ${entry}, coupon_id, order_id, 'given-back', ${at} from gone`);
}

/** When a member leaves. What an unpaid order held becomes free again; what was used stays counted. */
export async function deleteUses(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${couponUses} where user_id = ${userId}
      returning coupon_id, amount, state = 'held' and is_counted as is_free
    ), freed as (
      update ${coupons} set uses_taken = uses_taken - 1, budget_spent = budget_spent - gone.amount
      from gone where ${coupons.id} = gone.coupon_id and gone.is_free
    )
    select count(*) from gone`);
  await tx.delete(couponPastUses).where(eq(couponPastUses.userId, userId));
  await tx.delete(couponMembers).where(eq(couponMembers.userId, userId));
  await tx.delete(couponEntries).where(eq(couponEntries.userId, userId));
}

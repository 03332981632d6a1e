import { and, asc, desc, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { couponEntries, coupons, couponUses, type StoredCoupon } from "./coupons.tables.ts";

export async function findCouponByCode(queries: Queries, code: string): Promise<StoredCoupon | undefined> {
  const [coupon] = await queries.select().from(coupons).where(eq(coupons.code, code));
  return coupon;
}

/** What the member used, and for which orders. */
export async function listUsedCoupons(queries: Queries, userId: string) {
  return queries
    .select({ coupon: coupons, orderId: couponUses.orderId })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(and(eq(couponUses.userId, userId), eq(couponUses.state, "used")))
    .orderBy(desc(coupons.amount), asc(coupons.id));
}

interface OrderOfUse {
  readonly userId: string;
  readonly orderId: string;
  readonly couponId: number;
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
    select from ${coupons} where id = any(${sql.param([...ids])}::int[]) and max_uses is not null
    order by id for no key update`);
}

/**
 * Holds the member's use of the coupon for the order, counts it if there is a limit, and notes it: one statement. True also if this order
 * already holds it. False: another order has it, the limit is reached, or the coupon was stopped; then the transaction must roll back.
 */
export async function holdUse(tx: Transaction, order: OrderOfUse, now: Date): Promise<boolean> {
  const { userId, orderId, couponId, entry, at } = step(order, now);
  const { rows } = await tx.execute<{ held: boolean }>(sql`
    with mine as (
      select from ${couponUses} where user_id = ${userId} and coupon_id = ${couponId} and order_id = ${orderId}
    ), counted as (
      update ${coupons} set uses_taken = uses_taken + 1
      where id = ${couponId} and uses_taken < max_uses and stopped_at is null and not exists (select from mine)
      returning id
    ), held as (
      insert into ${couponUses} (user_id, coupon_id, order_id, state, is_counted, updated_at)
      select ${userId}, id, ${orderId}, 'held', max_uses is not null, ${at} from ${coupons}
      where id = ${couponId} and stopped_at is null and (max_uses is null or exists (select from counted))
      on conflict (user_id, coupon_id) do nothing
      returning user_id, coupon_id, order_id
    ), noted as (
      insert into ${couponEntries} (user_id, id, coupon_id, order_id, kind, recorded_at)
      select user_id, ${entry}, coupon_id, order_id, 'held', ${at} from held
    )
    select exists (select from held) or exists (select from mine) as held`);
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

/** Gives back what the order has. The second time it finds nothing. */
export async function freeUse(tx: Transaction, order: OrderOfUse, now: Date): Promise<void> {
  const { userId, orderId, entry, at } = step(order, now);
  await tx.execute(sql`
    with gone as (
      delete from ${couponUses} where user_id = ${userId} and order_id = ${orderId}
      returning user_id, coupon_id, order_id, is_counted
    ), freed as (
      update ${coupons} set uses_taken = uses_taken - 1 from gone where ${coupons.id} = gone.coupon_id and gone.is_counted
    )
    insert into ${couponEntries} (user_id, id, coupon_id, order_id, kind, recorded_at)
    select user_id, ${entry}, coupon_id, order_id, 'given-back', ${at} from gone`);
}

/** When a member leaves. What an unpaid order held becomes free again; what was used stays counted. */
export async function deleteUses(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${couponUses} where user_id = ${userId} returning coupon_id, state = 'held' and is_counted as is_free
    )
    update ${coupons} set uses_taken = uses_taken - 1 from gone where ${coupons.id} = gone.coupon_id and gone.is_free`);
  await tx.delete(couponEntries).where(eq(couponEntries.userId, userId));
}

import { fail, ok } from "@surimono/domain/kernel";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { couponMembers, couponPastUses, coupons, couponUses, type StoredCoupon } from "./coupons.tables.ts";

type Counted = "id" | "usesTaken" | "budgetSpent" | "pausedAt" | "stoppedAt" | "earlyToldAt" | "createdAt";
export type NewCoupon = Omit<StoredCoupon, Counted>;

/** The operator's new coupon. A code is never used again, so that no old letter means a new coupon. */
export async function createCoupon(
  queries: Queries,
  coupon: NewCoupon,
  now: Date,
  /** Whom it names. */
  members: readonly string[] = [],
) {
  const [created] = await queries
    .insert(coupons)
    .values({ ...coupon, createdAt: now })
    .onConflictDoNothing({ target: coupons.code })
    .returning();
  if (!created) return fail("cart/coupon-code-taken");
  if (members.length > 0)
    await queries.insert(couponMembers).values(members.map((userId) => ({ userId, couponId: created.id })));
  return ok(created);
}

export interface CountedCoupon {
  readonly coupon: StoredCoupon;
  /** By unpaid orders. */
  readonly held: number;
  readonly used: number;
  /** Members whom it names. */
  readonly named: number;
}

/** All of them, oldest first, or the one with the code. */
export async function countCoupons(queries: Queries, code?: string): Promise<CountedCoupon[]> {
  const uses = (state: "held" | "used") =>
    sql<number>`count(*) filter (where ${couponUses.state} = ${state})`.mapWith(Number);
  const pastUses = sql`(select count(*) from ${couponPastUses} past where past.coupon_id = ${coupons.id})`;
  return queries
    .select({
      ...{ coupon: coupons, held: uses("held") },
      used: sql<number>`${uses("used")} + ${pastUses}`.mapWith(Number),
      named: sql<number>`(select count(*) from ${couponMembers} whom where whom.coupon_id = ${coupons.id})`.mapWith(
        Number,
      ),
    })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.couponId, coupons.id))
    .where(code === undefined ? undefined : eq(coupons.code, code))
    .groupBy(coupons.id)
    .orderBy(asc(coupons.id));
}

/** False if it was already stopped. Orders keep what they hold until they are paid or given up. */
export async function stopCoupon(queries: Queries, id: number, now: Date): Promise<boolean> {
  const stopped = await queries
    .update(coupons)
    .set({ stoppedAt: now })
    .where(sql`${coupons.id} = ${id} and ${isNull(coupons.stoppedAt)}`)
    .returning({ id: coupons.id });
  return stopped.length > 0;
}

/** Nobody can take it until it goes on; whoever has begun to pay with it still can. False if it is stopped, or so already. */
export async function pauseCoupon(queries: Queries, id: number, pausedAt: Date | null): Promise<boolean> {
  const isOther = pausedAt ? isNull(coupons.pausedAt) : isNotNull(coupons.pausedAt);
  const paused = await queries
    .update(coupons)
    .set({ pausedAt })
    .where(and(eq(coupons.id, id), isNull(coupons.stoppedAt), isOther))
    .returning({ id: coupons.id });
  return paused.length > 0;
}

export async function lockCoupon(tx: Transaction, id: number): Promise<StoredCoupon | undefined> {
  return (await tx.select().from(coupons).where(eq(coupons.id, id)).for("update"))[0];
}

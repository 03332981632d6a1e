import { fail, ok } from "@surimono/domain/kernel";
import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Queries, Transaction } from "../../platform/database/index.ts";
import { type CountedCoupon, countInSteps } from "./count-in-steps.ts";
import { couponMembers, couponPastUses, coupons, couponUses, type StoredCoupon } from "./coupons.tables.ts";

/** What a terminal reads at once. */
const MOST_COUPONS = 10_000;

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

interface CouponSearch {
  readonly code?: string;
  /** Without those that are over. */
  readonly current?: Date;
  /** Goes on below the one with this id. */
  readonly below?: number | undefined;
  readonly most?: number;
  /** No more uses of one coupon are counted than so many: half a million members may have used one. */
  readonly mostUses?: number;
}

/** The latest first. */
export async function countCoupons(
  { db: queries, isCitus }: Pick<Database, "db" | "isCitus">,
  { code, current, below, most, mostUses }: CouponSearch = {},
): Promise<CountedCoupon[]> {
  const which = and(
    code === undefined ? undefined : eq(coupons.code, code),
    below === undefined ? undefined : lt(coupons.id, below),
    current && and(isNull(coupons.stoppedAt), or(isNull(coupons.validUntil), gt(coupons.validUntil, current))),
  );
  if (isCitus) {
    const found = await queries
      .select()
      .from(coupons)
      .where(which)
      .orderBy(desc(coupons.id))
      .limit(most ?? MOST_COUPONS);
    return countInSteps(queries, found, mostUses);
  }
  const limit = mostUses === undefined ? sql`all` : sql`${mostUses}`;
  const count = (of: SQL) => sql<number>`(select count(*) from (${of} limit ${limit}) one)`.mapWith(Number);
  const uses = (state: "held" | "used") =>
    sql`select use.user_id from ${couponUses} use where use.coupon_id = ${coupons.id} and use.state = ${state}`;
  const pastUses = sql`select past.user_id from ${couponPastUses} past where past.coupon_id = ${coupons.id}`;
  return queries
    .select({
      ...{ coupon: coupons, held: count(uses("held")), used: count(sql`${uses("used")} union all ${pastUses}`) },
      named: count(sql`select whom.user_id from ${couponMembers} whom where whom.coupon_id = ${coupons.id}`),
    })
    .from(coupons)
    .where(which)
    .orderBy(desc(coupons.id))
    .limit(most ?? MOST_COUPONS);
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

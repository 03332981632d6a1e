import { fail, ok } from "@surimono/domain/kernel";
import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { coupons, couponUses, type StoredCoupon } from "./coupons.tables.ts";

export type NewCoupon = Omit<StoredCoupon, "id" | "usesTaken" | "stoppedAt" | "earlyToldAt" | "createdAt">;

/** The operator's new coupon. A code is never used again, so that no old letter means a new coupon. */
export async function createCoupon(queries: Queries, coupon: NewCoupon, now: Date) {
  const [created] = await queries
    .insert(coupons)
    .values({ ...coupon, createdAt: now })
    .onConflictDoNothing({ target: coupons.code })
    .returning();
  return created ? ok(created) : fail("cart/coupon-code-taken");
}

export interface CountedCoupon {
  readonly coupon: StoredCoupon;
  /** By unpaid orders. */
  readonly held: number;
  readonly used: number;
}

/** All of them, oldest first, or the one with the code. */
export async function countCoupons(queries: Queries, code?: string): Promise<CountedCoupon[]> {
  const uses = (state: "held" | "used") =>
    sql<number>`count(*) filter (where ${couponUses.state} = ${state})`.mapWith(Number);
  return queries
    .select({ coupon: coupons, held: uses("held"), used: uses("used") })
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

import { count, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { couponMembers, couponPastUses, couponUses, type StoredCoupon } from "./coupons.tables.ts";

export interface CountedCoupon {
  readonly coupon: StoredCoupon;
  /** By unpaid orders. */
  readonly held: number;
  readonly used: number;
  /** Members whom it names. */
  readonly named: number;
}

/**
 * What `countCoupons` does in one statement. Citus refuses a select of members' rows beside each coupon, as coupons lie on every node: here each
 * node counts its own for all of them at once. One PostgreSQL stops at the most that is asked for instead.
 */
export async function countInSteps(
  queries: Queries,
  found: readonly StoredCoupon[],
  most = Number.POSITIVE_INFINITY,
): Promise<CountedCoupon[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const uses = await queries
    .select({ id: couponUses.couponId, state: couponUses.state, times: count() })
    .from(couponUses)
    .where(inArray(couponUses.couponId, ids))
    .groupBy(couponUses.couponId, couponUses.state);
  const past = await countOf(queries, couponPastUses, ids);
  const named = await countOf(queries, couponMembers, ids);
  const times = (couponId: number, wanted: string) =>
    uses.find(({ id, state }) => id === couponId && state === wanted)?.times ?? 0;
  return found.map((coupon) => ({
    coupon,
    held: Math.min(most, times(coupon.id, "held")),
    used: Math.min(most, times(coupon.id, "used") + (past.get(coupon.id) ?? 0)),
    named: Math.min(most, named.get(coupon.id) ?? 0),
  }));
}

async function countOf(queries: Queries, table: typeof couponPastUses | typeof couponMembers, ids: readonly number[]) {
  const rows = await queries
    .select({ id: sql<number>`${table.couponId}`, times: count() })
    .from(table)
    .where(inArray(table.couponId, [...ids]))
    .groupBy(table.couponId);
  return new Map(rows.map(({ id, times }) => [id, times]));
}

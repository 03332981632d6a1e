import { worthWords } from "@surimono/domain/coupons";
import { dayInJapan, HOUR_MS, slashedDay } from "@surimono/domain/kernel";
import { type Rank, ranksOpen } from "@surimono/domain/miles";
import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { listOfRanks } from "../miles/index.ts";
import { leaveNotifications } from "../notices/index.ts";
import { coupons, earlyTellings, type StoredCoupon } from "./coupons.tables.ts";

const BATCH = 500;

/** So long a transaction that gave a rank may still have been open when the last look was taken. */
const LATE_MS = HOUR_MS;

/**
 * Tells members by the bell when an offered coupon opens to their rank before the others, and whoever comes to such a rank while it is open
 * (rule miles-early-sales): once, however often it runs. No letter: that would be advertising, for which nobody has agreed.
 */
export async function tellEarlyCoupons({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  const moment = now();
  const isComing = and(
    eq(coupons.isOffered, true),
    isNull(coupons.stoppedAt),
    isNull(coupons.pausedAt),
    gt(coupons.validFrom, moment),
  );
  // Whoever has a rank has ordered, and a business has none. Those of a rank, or named, are told of theirs by the operator.
  const isForRanks = and(eq(coupons.newMembersOnly, false), inArray(coupons.audience, ["everybody", "consumer"]));
  const hasUses = and(
    or(isNull(coupons.maxUses), gt(coupons.maxUses, coupons.usesTaken)),
    or(isNull(coupons.budget), gt(coupons.budget, coupons.budgetSpent)),
  );
  const coming = await database.db
    .select()
    .from(coupons)
    .where(and(isComing, isForRanks, hasUses));
  for (const coupon of coming) await tellOf(database, coupon, moment);
}

/** No lock is held on the coupon, which orders count their uses on: who was told is known by each member's row alone. */
async function tellOf(database: Database, coupon: StoredCoupon, now: Date): Promise<void> {
  const ranks = ranksOpen(coupon.validFrom, now);
  if (ranks.length === 0) return;
  const { id, earlyToldAt } = coupon;
  const before = earlyToldAt ? ranksOpen(coupon.validFrom, earlyToldAt) : [];
  for (const rank of ranks) {
    // Whoever had it then was told then.
    const since = earlyToldAt && before.includes(rank) ? new Date(earlyToldAt.getTime() - LATE_MS) : undefined;
    await tellRank(database, coupon, rank, { since, now });
  }
  // Last, so that what a crash left is told by the next look.
  await database.db
    .update(coupons)
    .set({ earlyToldAt: sql`greatest(${coupons.earlyToldAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(coupons.id, id));
}

interface Span {
  readonly since: Date | undefined;
  readonly now: Date;
}

async function tellRank(
  { db, inTransaction }: Database,
  coupon: StoredCoupon,
  rank: Rank,
  { since, now }: Span,
): Promise<void> {
  const text = {
    ...({ type: 1, linkUrl: "/rank", iconPath: null, accountType: null } as const),
    content: `「${coupon.name}」（${worthWords(coupon)}）を、${rank.name}会員の方は先行してお使いいただけます。一般のご利用は${slashedDay(dayInJapan(coupon.validFrom))}からです。`,
  };
  let after = "";
  for (;;) {
    const members = await listOfRanks(db, [rank.id], { after, limit: BATCH, since });
    await inTransaction(async (tx) => {
      await leaveNotifications(tx, await noteTold(tx, coupon, members), text, "surimono", now);
    });
    if (members.length < BATCH) return;
    after = members.at(-1) ?? "";
  }
}

/** Those who were not told of it, also not at a lower rank. */
async function noteTold(
  tx: Transaction,
  { id: couponId }: StoredCoupon,
  members: readonly string[],
): Promise<string[]> {
  if (members.length === 0) return [];
  const told = members.map((userId) => ({ userId, couponId }));
  const fresh = await tx.insert(earlyTellings).values(told).onConflictDoNothing().returning();
  return fresh.map(({ userId }) => userId);
}

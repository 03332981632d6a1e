import { worthWords } from "@surimono/domain/coupons";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { type Rank, ranksOpened } from "@surimono/domain/miles";
import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { listOfRanks } from "../miles/index.ts";
import { leaveNotifications } from "../notices/index.ts";
import { coupons, type StoredCoupon } from "./coupons.tables.ts";

const BATCH = 500;

/**
 * Tells the members of a rank by the bell when an offered coupon opens to them before the others (rule miles-early-sales): once, however
 * often it runs. No letter: that would be advertising, for which nobody has agreed.
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
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(isComing, isForRanks, hasUses));
  for (const { id } of coming) await database.inTransaction((tx) => tellOf(tx, id, moment));
}

async function tellOf(tx: Transaction, id: number, now: Date): Promise<void> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id)).for("update");
  if (!coupon || coupon.stoppedAt) return;
  const ranks = ranksOpened(coupon.validFrom, { since: coupon.earlyToldAt, now });
  if (ranks.length === 0) return;
  await tx
    .update(coupons)
    .set({ earlyToldAt: sql`${now.toISOString()}::timestamptz` })
    .where(eq(coupons.id, id));
  for (const rank of ranks) await tellRank(tx, coupon, rank, now);
}

async function tellRank(tx: Transaction, coupon: StoredCoupon, rank: Rank, now: Date): Promise<void> {
  const text = {
    ...({ type: 1, linkUrl: "/rank", iconPath: null, accountType: null } as const),
    content: `「${coupon.name}」（${worthWords(coupon)}）を、${rank.name}会員の方は先行してお使いいただけます。一般のご利用は${slashedDay(dayInJapan(coupon.validFrom))}からです。`,
  };
  let after = "";
  for (;;) {
    const members = await listOfRanks(tx, [rank.id], { after, limit: BATCH });
    await leaveNotifications(tx, members, text, "surimono", now);
    if (members.length < BATCH) return;
    after = members.at(-1) ?? "";
  }
}

import { and, eq, isNull, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import { couponEntries, couponPastUses, coupons, couponUses } from "./coupons.tables.ts";
import type { WantedUse } from "./wanted-use.ts";

/** What `holdUse` does in one statement, which Citus refuses. The member's use is locked, so nobody changes it between the steps. */
export async function holdInSteps(tx: Transaction, order: WantedUse, now: Date): Promise<boolean> {
  const { userId, orderId, couponId } = order;
  const isIts = and(eq(couponUses.userId, userId), eq(couponUses.couponId, couponId));
  const [before] = await tx.select().from(couponUses).where(isIts).for("update");
  if (before?.orderId === orderId) return true;
  if (before && !(await mayUseAgain(tx, before))) return false;
  const counted = await count(tx, order);
  if (counted === undefined) return false;
  const use = { orderId, state: "held", ...counted, updatedAt: now } as const;
  if (before) {
    const { isCounted, amount } = before;
    await tx.insert(couponPastUses).values({ userId, couponId, orderId: before.orderId, isCounted, amount });
    await tx.update(couponUses).set(use).where(isIts);
  } else {
    const held = await tx
      .insert(couponUses)
      .values({ userId, couponId, ...use })
      .onConflictDoNothing()
      .returning({ orderId: couponUses.orderId });
    if (held.length === 0) return false;
  }
  await tx.insert(couponEntries).values({ userId, id: newId(), couponId, orderId, kind: "held", recordedAt: now });
  return true;
}

async function mayUseAgain(tx: Transaction, { userId, couponId, state }: typeof couponUses.$inferSelect) {
  if (state !== "used") return false;
  const [coupon] = await tx.select({ each: coupons.usesPerMember }).from(coupons).where(eq(coupons.id, couponId));
  const past = await tx.$count(
    couponPastUses,
    and(eq(couponPastUses.userId, userId), eq(couponPastUses.couponId, couponId)),
  );
  return coupon !== undefined && coupon.each > 1 + past;
}

/** Takes it from limit and budget, if there are any. Undefined: there is none left, or the coupon was paused or stopped. */
async function count(tx: Transaction, { couponId, amount }: WantedUse) {
  const { usesTaken, maxUses, budget, budgetSpent } = coupons;
  const isOpen = and(eq(coupons.id, couponId), isNull(coupons.stoppedAt), isNull(coupons.pausedAt));
  const [coupon] = await tx.select({ maxUses, budget }).from(coupons).where(isOpen);
  if (!coupon) return undefined;
  if (coupon.maxUses === null && coupon.budget === null) return { isCounted: false, amount: 0 };
  const spent = coupon.budget === null ? 0 : amount;
  const taken = await tx
    .update(coupons)
    .set({ usesTaken: sql`${usesTaken} + 1`, budgetSpent: sql`${budgetSpent} + ${spent}::int` })
    .where(
      and(
        isOpen,
        sql`(${maxUses} is null or ${usesTaken} < ${maxUses})`,
        sql`(${budget} is null or ${budgetSpent} + ${amount}::int <= ${budget})`,
      ),
    )
    .returning({ id: coupons.id });
  return taken.length > 0 ? { isCounted: true, amount: spent } : undefined;
}

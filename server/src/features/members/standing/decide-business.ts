import { fail, ok } from "@surimono/domain/kernel";
import { everybodysMethods } from "@surimono/domain/payments";
import { eq } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import type { Letter } from "../../../platform/mail/index.ts";
import { users } from "../accounts.tables.ts";
import { businessProfiles } from "../members.tables.ts";
import { type BusinessStanding, standingOf } from "./business-standing.ts";

/** An approved business's discount unless the operator says otherwise (rule members-business-review). */
export const USUAL_DISCOUNT_BP = 500;

export type BusinessDecision = {
  /** Upon which it was decided; undefined for a command, which asks nobody. */
  readonly read?: Pick<BusinessStanding, "state" | "discountRateBp"> | undefined;
} & (
  | /** Without a rate: the usual one on approval, and the present one if approved before. */
  { readonly approve: true; readonly discountRateBp: number | undefined }
  | { readonly approve: false }
);

/** The application that the operator is about to decide on. */
export async function findBusinessApplication(queries: Queries, email: string): Promise<BusinessStanding | undefined> {
  const [row] = await queries
    .select({ business: businessProfiles })
    .from(businessProfiles)
    .innerJoin(users, eq(users.id, businessProfiles.userId))
    .where(eq(users.email, email));
  return row && standingOf(row.business);
}

/**
 * Approves or rejects, also the other way round later, unless somebody decided since it was read (rule members-business-read). Returns what it was and is now, and the letter to the business, if its state
 * changed. In a transaction, so that the letter is enqueued if and only if the decision holds.
 */
export async function decideBusiness(tx: Transaction, email: string, decision: BusinessDecision, now: Date) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  const mine = user && eq(businessProfiles.userId, user.id);
  const [before] = mine ? await tx.select().from(businessProfiles).where(mine).for("update") : [];
  if (!before) return fail("members/no-such-business");
  const was = standingOf(before);
  const { read } = decision;
  if (read && (read.state !== was.state || read.discountRateBp !== was.discountRateBp))
    return fail("members/decided-meanwhile");
  const isSame = was.state === (decision.approve ? "approved" : "rejected");
  const usual = was.state === "approved" ? before.discountRateBp : USUAL_DISCOUNT_BP;
  const decidedAt = isSame
    ? {}
    : { approvedAt: decision.approve ? now : null, rejectedAt: decision.approve ? null : now };
  const change = { ...decidedAt, discountRateBp: decision.approve ? (decision.discountRateBp ?? usual) : 0 };
  const [row] = await tx.update(businessProfiles).set(change).where(mine).returning();
  const standing = standingOf(row ?? before);
  return ok({ was, standing, letter: isSame ? undefined : letterTo(email, before, was.state, decision.approve) });
}

/** An approval that is taken back reads otherwise than one that was never given (rule members-business-review). */
function letterTo(
  to: string,
  { companyName, contactName }: { companyName: string; contactName: string },
  was: BusinessStanding["state"],
  approved: boolean,
): Letter {
  const name = `${companyName}\n${contactName} 様`;
  const others = `${everybodysMethods()}でのご注文は、引き続きご利用いただけます。`;
  if (approved)
    return {
      to,
      subject: "【SURIMONO】法人アカウントの審査が完了しました",
      text: `${name}\n\n法人アカウントの審査が完了しました。\n請求書でのお支払いと、法人向けの割引をご利用いただけます。`,
    };
  if (was === "approved")
    return {
      to,
      subject: "【SURIMONO】請求書払いと法人割引の終了のお知らせ",
      text: `${name}\n\n請求書払いと法人割引のご利用を終了しました。すでに承ったご注文と請求書は、そのままです。\n${others}`,
    };
  return {
    to,
    subject: "【SURIMONO】法人アカウントの審査結果",
    text: `${name}\n\n今回は、請求書でのお支払いと、法人向けの割引をご利用いただけませんでした。\n${others}`,
  };
}

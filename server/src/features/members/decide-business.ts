import { fail, ok } from "@surimono/domain/kernel";
import { eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import type { Letter } from "../../platform/mail/index.ts";
import { users } from "./accounts.tables.ts";
import { type BusinessStanding, standingOf } from "./business-standing.ts";
import { businessProfiles } from "./members.tables.ts";

/** What an approved business gets off unless the operator says otherwise (spec §6: special discount). */
export const USUAL_DISCOUNT_BP = 500;

export type BusinessDecision =
  | { readonly approve: true; readonly discountRateBp: number }
  | { readonly approve: false };

/** The application that the operator is about to decide on. */
export async function findBusinessApplication(queries: Queries, email: string): Promise<BusinessStanding | undefined> {
  const [row] = await queries
    .select({ business: businessProfiles })
    .from(businessProfiles)
    .innerJoin(users, eq(users.id, businessProfiles.userId))
    .where(eq(users.email, email));
  return row && standingOf(row.business);
}

/** Approves or rejects, also after the other; answers the letter that tells the business. */
export async function decideBusiness(queries: Queries, email: string, decision: BusinessDecision, now: Date) {
  const [user] = await queries.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return fail("members/no-such-business");
  const change = decision.approve
    ? { approvedAt: now, rejectedAt: null, discountRateBp: decision.discountRateBp }
    : { approvedAt: null, rejectedAt: now, discountRateBp: 0 };
  const [row] = await queries
    .update(businessProfiles)
    .set(change)
    .where(eq(businessProfiles.userId, user.id))
    .returning();
  if (!row) return fail("members/no-such-business");
  return ok({ standing: standingOf(row), letter: letterTo(email, row, decision.approve) });
}

function letterTo(
  email: string,
  { companyName, contactName }: { companyName: string; contactName: string },
  approved: boolean,
): Letter {
  const name = `${companyName}\n${contactName} 様`;
  return approved
    ? {
        to: email,
        subject: "【SURIMONO】法人アカウントの審査が完了しました",
        text: `${name}\n\n法人アカウントの審査が完了しました。\n請求書でのお支払いと、法人向けの割引をご利用いただけます。`,
      }
    : {
        to: email,
        subject: "【SURIMONO】法人アカウントの審査結果",
        text: `${name}\n\n今回は、請求書でのお支払いをご利用いただけませんでした。\nクレジットカードやPayPayでのご注文は、引き続きご利用いただけます。`,
      };
}

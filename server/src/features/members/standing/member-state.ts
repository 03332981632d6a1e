import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import { users } from "../accounts.tables.ts";
import { businessProfiles } from "../members.tables.ts";
import { standingOf } from "./business-standing.ts";

/** What is written down of a member before and after an operator's decision. Locks the account, as every decision does. */
export async function memberState(tx: Transaction, userId: string) {
  const [user] = await tx
    .select({ suspendedUntil: users.suspendedUntil })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!user) return undefined;
  const [row] = await tx.select().from(businessProfiles).where(eq(businessProfiles.userId, userId));
  const standing = row && standingOf(row);
  return {
    suspended_until: user.suspendedUntil,
    ...(standing && { business: standing.state, discount_bp: standing.discountRateBp }),
  };
}

import { and, eq, ne } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { accounts, sessions, users, verifications } from "../accounts.tables.ts";
import { deleteEmailChange } from "../email-change/email-change.store.ts";
import { insertPassword } from "../sign-up/open-account.ts";

/** All changes of how a member signs in go through here, one at a time. */
export async function lockMember(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

/** Voids every link sent for a new password or another address. Returns those for a password. */
export async function spendLinks(queries: Queries, userId: string): Promise<string[]> {
  await deleteEmailChange(queries, userId);
  const spent = await queries
    .delete(verifications)
    .where(eq(verifications.value, userId))
    .returning({ id: verifications.id });
  return spent.map(({ id }) => id);
}

interface NewPassword {
  readonly passwordHash: string;
  readonly now: Date;
  /** Continues; every other session ends. */
  readonly keepSessionId?: string;
}

export async function setPassword(
  tx: Transaction,
  userId: string,
  { passwordHash, now, keepSessionId }: NewPassword,
): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")))
    .returning({ id: accounts.id });
  if (changed.length === 0) await insertPassword(tx, userId, passwordHash, now);
  const others = keepSessionId === undefined ? undefined : ne(sessions.id, keepSessionId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

import { and, eq, gt, lt, sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { accounts, users } from "../accounts.tables.ts";
import { operationLogs, signUps } from "../members.tables.ts";
import { withdrawalCodes, withdrawalReasons, withdrawnMembers } from "../withdrawal.tables.ts";

/** Undefined if only an outside provider opens the account. */
export async function findPasswordHash(queries: Queries, userId: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  return row?.password ?? undefined;
}

/** The tries of a code that is sent once more go on being counted. */
export async function keepCode(queries: Queries, userId: string, codeHash: string, expiresAt: Date): Promise<void> {
  const tries = sql`case when ${withdrawalCodes.codeHash} = excluded.code_hash then ${withdrawalCodes.tries} else 0 end`;
  await queries
    .insert(withdrawalCodes)
    .values({ userId, codeHash, expiresAt })
    .onConflictDoUpdate({ target: withdrawalCodes.userId, set: { codeHash, expiresAt, tries } });
}

/** Counts a try and returns the code's hash; undefined if there is none, it is too old, or too many were tried. */
export async function tryCode(
  queries: Queries,
  userId: string,
  { now, mostTries }: { readonly now: Date; readonly mostTries: number },
): Promise<string | undefined> {
  const [row] = await queries
    .update(withdrawalCodes)
    .set({ tries: sql`${withdrawalCodes.tries} + 1` })
    .where(
      and(eq(withdrawalCodes.userId, userId), gt(withdrawalCodes.expiresAt, now), lt(withdrawalCodes.tries, mostTries)),
    )
    .returning({ codeHash: withdrawalCodes.codeHash });
  return row?.codeHash;
}

/** Locks the account; undefined if it was closed a moment ago. */
export async function lockAccount(tx: Transaction, userId: string): Promise<{ email: string } | undefined> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("update");
  return row;
}

/** What is written with the account, where nothing else would hinder it, waits for its closing; false if it was closed a moment ago. */
export async function holdAccount(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
  return rows.length > 0;
}

/** The account and everything attached to it: sessions, ways to sign in, profile, consents, miles. */
export async function deleteAccount(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
  await tx.delete(signUps).where(eq(signUps.email, email));
}

export async function deleteLogs(queries: Queries, userId: string): Promise<void> {
  await queries.delete(operationLogs).where(eq(operationLogs.userId, userId));
}

export async function noteWithdrawal(
  tx: Transaction,
  userId: string,
  { reason, comment, now }: { readonly reason: string | undefined; readonly comment: string; readonly now: Date },
): Promise<void> {
  await tx.insert(withdrawnMembers).values({ userId, withdrawnAt: now });
  if (reason || comment)
    await tx.insert(withdrawalReasons).values({ id: randomId(), reason: reason ?? null, comment, givenAt: now });
}

export async function isWithdrawn(queries: Queries, userId: string): Promise<boolean> {
  const rows = await queries.select().from(withdrawnMembers).where(eq(withdrawnMembers.userId, userId));
  return rows.length > 0;
}

export async function deleteOldReasons(queries: Queries, before: Date): Promise<void> {
  await queries.delete(withdrawalReasons).where(lt(withdrawalReasons.givenAt, before));
}

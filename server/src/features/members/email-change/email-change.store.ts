import { and, eq, gt } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { sessions, users } from "../accounts.tables.ts";
import { type EmailChange, emailChanges } from "../email-change.tables.ts";

/** Replaces the one before, whose link then finds nothing. */
export async function keepEmailChange(tx: Transaction, change: EmailChange): Promise<void> {
  const { userId: _, ...rest } = change;
  await tx.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.userId, set: rest });
}

export async function findEmailChange(queries: Queries, id: string, now: Date): Promise<EmailChange | undefined> {
  const [row] = await queries
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now)));
  return row;
}

export async function findPendingEmail(queries: Queries, userId: string, now: Date): Promise<string | undefined> {
  const [row] = await queries
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row?.email;
}

/** Of several at once, one takes it. */
export async function takeEmailChange(tx: Transaction, id: string, now: Date): Promise<EmailChange | undefined> {
  const [row] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now)))
    .returning();
  return row;
}

export async function deleteEmailChange(queries: Queries, userId: string): Promise<void> {
  await queries.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function setEmail(tx: Transaction, userId: string, email: string, now: Date): Promise<void> {
  await tx.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

export async function findSessionStart(queries: Queries, sessionId: string): Promise<Date | undefined> {
  return (await queries.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId)))[0]?.at;
}

import { and, desc, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { sessions, sessionUsedAt, users, verifications } from "./accounts.tables.ts";
import { emailChanges } from "./email-change.tables.ts";
import { agreements, businessProfiles, memberProfiles, operationLogs, signUps } from "./members.tables.ts";
import { withdrawalCodes } from "./withdrawal.tables.ts";

export type SignUp = typeof signUps.$inferSelect;

type NewSignUp = Omit<SignUp, "id" | "codeHash" | "codeExpiresAt">;

export async function insertSignUp(queries: Queries, signUp: NewSignUp): Promise<string> {
  const id = newId();
  await queries.insert(signUps).values({ id, ...signUp });
  return id;
}

export async function findSignUp(queries: Queries, id: string): Promise<SignUp | undefined> {
  return (await queries.select().from(signUps).where(eq(signUps.id, id)))[0];
}

/** In place of the code of an earlier letter. */
export async function keepSignUpCode(
  queries: Queries,
  signUpId: string,
  code: { readonly codeHash: string; readonly codeExpiresAt: Date },
): Promise<void> {
  await queries.update(signUps).set(code).where(eq(signUps.id, signUpId));
}

/** Those that wait for the address to be verified, the latest first. */
export async function listSignUps(queries: Queries, email: string): Promise<SignUp[]> {
  return queries.select().from(signUps).where(eq(signUps.email, email)).orderBy(desc(signUps.createdAt)).limit(10);
}

export async function deleteSignUps(queries: Queries, email: string): Promise<void> {
  await queries.delete(signUps).where(eq(signUps.email, email));
}

export async function findUserId(queries: Queries, email: string): Promise<string | undefined> {
  return (await queries.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id;
}

export async function findEmail(queries: Queries, userId: string): Promise<string | undefined> {
  return (await queries.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email;
}

/** Of several, by member. */
export async function findEmails(queries: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The member with profile and business standing, in one statement; undefined if the account was closed a moment ago. */
export async function findMemberRecord(queries: Queries, userId: string) {
  const [row] = await queries
    .select({ user: users, profile: memberProfiles, business: businessProfiles })
    .from(users)
    .leftJoin(memberProfiles, eq(memberProfiles.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

export type MemberRecord = NonNullable<Awaited<ReturnType<typeof findMemberRecord>>>;

export async function noteFirstLogin(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .update(memberProfiles)
    .set({ firstLoginAt: now })
    .where(and(eq(memberProfiles.userId, userId), isNull(memberProfiles.firstLoginAt)));
}

export async function insertProfile(queries: Queries, userId: string): Promise<void> {
  await queries.insert(memberProfiles).values({ userId }).onConflictDoNothing();
}

type ProfileChange = Partial<
  Pick<
    typeof memberProfiles.$inferInsert,
    "nickname" | "lastName" | "firstName" | "birthday" | "readPrivateNotifications" | "readPublicNotifications"
  >
>;

/** Of an account from an outside provider the profile comes after the account, and not at all if the process ended between. */
export async function updateProfile(queries: Queries, userId: string, change: ProfileChange): Promise<void> {
  await queries
    .insert(memberProfiles)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: memberProfiles.userId, set: change });
}

/** As it stays until the transaction ends. */
export async function holdNickname(tx: Transaction, userId: string): Promise<string> {
  const [row] = await tx
    .select({ nickname: memberProfiles.nickname })
    .from(memberProfiles)
    .where(eq(memberProfiles.userId, userId))
    .for("share");
  return row?.nickname ?? "";
}

/** The newest first. */
export async function listAgreements(queries: Queries, userId: string) {
  return queries
    .select({ document: agreements.document, version: agreements.version, agreedAt: agreements.agreedAt })
    .from(agreements)
    .where(eq(agreements.userId, userId))
    .orderBy(desc(agreements.agreedAt), desc(agreements.document));
}

export async function deleteSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Open ones, the last used first. */
export async function listOpenSessions(queries: Queries, userId: string, now: Date, idleSince: Date) {
  return queries
    .select({ id: sessions.id, userAgent: sessions.userAgent, openedAt: sessions.createdAt, usedAt: sessionUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessionUsedAt, idleSince)))
    .orderBy(desc(sessionUsedAt), desc(sessions.id))
    .limit(100);
}

/** One of the member's, or all but one. Returns how many. */
export async function deleteSessions(
  queries: Queries,
  userId: string,
  which: { readonly id: string } | { readonly allBut: string },
): Promise<number> {
  const chosen = "id" in which ? eq(sessions.id, which.id) : ne(sessions.id, which.allBut);
  const { rowCount } = await queries.delete(sessions).where(and(eq(sessions.userId, userId), chosen));
  return rowCount ?? 0;
}

export async function insertOperationLog(
  queries: Queries,
  entry: Omit<typeof operationLogs.$inferInsert, "id">,
): Promise<void> {
  await queries.insert(operationLogs).values({ id: newId(), ...entry });
}

/** What has become useless; old unverified sign-ups and old logs are personal data without a purpose. */
export async function deleteExpired(
  queries: Queries,
  now: Date,
  {
    idleSince,
    signUpsBefore,
    logsBefore,
  }: { readonly idleSince: Date; readonly signUpsBefore: Date; readonly logsBefore: Date },
): Promise<void> {
  // One after the other: each along its index.
  await queries.delete(sessions).where(lt(sessions.expiresAt, now));
  await queries.delete(sessions).where(lt(sessions.lastUsedAt, idleSince));
  await queries.delete(sessions).where(and(isNull(sessions.lastUsedAt), lt(sessions.createdAt, idleSince)));
  await queries.delete(verifications).where(lt(verifications.expiresAt, now));
  await queries.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await queries.delete(withdrawalCodes).where(lt(withdrawalCodes.expiresAt, now));
  await queries.delete(signUps).where(lt(signUps.createdAt, signUpsBefore));
  await queries.delete(operationLogs).where(lt(operationLogs.createdAt, logsBefore));
}

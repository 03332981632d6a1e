import type { FanProvider, SocialNetwork } from "@surimono/domain/fans";
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import {
  type SocialLink,
  type SocialLinkTry,
  socialLinks,
  socialLinkTries,
  socialRevocations,
  type UserInsight,
  userInsights,
} from "./fans.tables.ts";

export async function listInsights(queries: Queries, userId: string): Promise<UserInsight[]> {
  return queries.select().from(userInsights).where(eq(userInsights.userId, userId)).orderBy(asc(userInsights.provider));
}

export async function findInsight(queries: Queries, userId: string, provider: FanProvider) {
  const [row] = await queries.select().from(userInsights).where(ofProvider(userId, provider));
  return row;
}

/** Locked until the transaction ends, so that of several requests at once one begins. */
export async function lockInsight(tx: Transaction, userId: string, provider: FanProvider) {
  const [row] = await tx.select().from(userInsights).where(ofProvider(userId, provider)).for("update");
  return row;
}

const NOTHING_KNOWN = {
  username: "",
  state: "none",
  errors: [],
  analysisId: null,
  askedAt: null,
  updatedAt: null,
  fanCount: null,
  audience: null,
  keywords: [],
  months: [],
  namedIds: { youtube: "", instagram: "", twitter: "" },
} as const;

export type InsightChanges = Partial<Omit<UserInsight, "userId" | "provider" | "id">>;

/** Undefined if there already is one. */
export async function insertInsight(
  queries: Queries,
  key: { readonly userId: string; readonly provider: FanProvider },
  values: InsightChanges,
): Promise<UserInsight | undefined> {
  const row = { snsId: "", snsName: "", ...NOTHING_KNOWN, ...key, ...values };
  const [inserted] = await queries.insert(userInsights).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** What was known of another account is deleted. */
export async function resetInsight(tx: Transaction, userId: string, provider: FanProvider, values: InsightChanges) {
  await tx
    .update(userInsights)
    .set({ ...NOTHING_KNOWN, ...values })
    .where(ofProvider(userId, provider));
}

export async function updateInsight(tx: Queries, userId: string, provider: FanProvider, changes: InsightChanges) {
  const [row] = await tx.update(userInsights).set(changes).where(ofProvider(userId, provider)).returning();
  return row;
}

/** Ends an analysis; false if another was requested since, or the row is gone. */
export async function endAnalysis(
  tx: Transaction,
  { userId, provider, analysisId }: { userId: string; provider: FanProvider; analysisId: string },
  changes: InsightChanges,
): Promise<boolean> {
  const ended = await tx
    .update(userInsights)
    .set(changes)
    .where(
      and(ofProvider(userId, provider), eq(userInsights.analysisId, analysisId), eq(userInsights.state, "analysing")),
    )
    .returning({ id: userInsights.id });
  return ended.length > 0;
}

export async function deleteInsight(queries: Queries, userId: string, provider: FanProvider): Promise<void> {
  await queries.delete(userInsights).where(ofProvider(userId, provider));
}

export async function listLinks(queries: Queries, userId: string): Promise<SocialLink[]> {
  return queries.select().from(socialLinks).where(eq(socialLinks.userId, userId));
}

export async function findLink(queries: Queries, userId: string, network: SocialNetwork) {
  const [row] = await queries.select().from(socialLinks).where(ofNetwork(userId, network));
  return row;
}

export async function putLink(tx: Transaction, row: SocialLink): Promise<void> {
  const { userId: _user, network: _network, ...set } = row;
  await tx
    .insert(socialLinks)
    .values(row)
    .onConflictDoUpdate({ target: [socialLinks.userId, socialLinks.network], set });
}

/** Does not touch a link that replaced this one since: its `linkedAt` tells it apart. */
export async function updateLink(
  queries: Queries,
  { userId, network, linkedAt }: Pick<SocialLink, "userId" | "network" | "linkedAt">,
  changes: Partial<Pick<SocialLink, "accessToken" | "refreshToken" | "expiresAt" | "isBroken">>,
): Promise<void> {
  await queries
    .update(socialLinks)
    .set(changes)
    .where(and(ofNetwork(userId, network), eq(socialLinks.linkedAt, linkedAt)));
}

export async function deleteLink(tx: Transaction, userId: string, network: SocialNetwork) {
  const [row] = await tx.delete(socialLinks).where(ofNetwork(userId, network)).returning();
  return row;
}

export async function insertTry(
  queries: Queries,
  row: Omit<SocialLinkTry, "ticketHash" | "code" | "error">,
): Promise<void> {
  await queries.insert(socialLinkTries).values(row);
}

/** Stores what the network handed over, once: returning a second time with the same state finds nothing. */
export async function recordReturn(
  queries: Queries,
  where: { readonly stateHash: string; readonly network: SocialNetwork; readonly now: Date },
  values: { readonly ticketHash: string; readonly code: string | null; readonly error: string | null },
): Promise<string | undefined> {
  const [row] = await queries
    .update(socialLinkTries)
    .set(values)
    .where(
      and(
        eq(socialLinkTries.stateHash, where.stateHash),
        eq(socialLinkTries.network, where.network),
        isNull(socialLinkTries.ticketHash),
        gt(socialLinkTries.expiresAt, where.now),
      ),
    )
    .returning({ back: socialLinkTries.back });
  return row?.back;
}

/** Once, and only for the member and session that began it. Others' stay as they are. */
export async function takeTry(
  queries: Queries,
  who: { readonly userId: string; readonly sessionId: string; readonly ticketHash: string; readonly now: Date },
): Promise<SocialLinkTry | undefined> {
  const [row] = await queries
    .delete(socialLinkTries)
    .where(
      and(
        eq(socialLinkTries.ticketHash, who.ticketHash),
        eq(socialLinkTries.userId, who.userId),
        eq(socialLinkTries.sessionId, who.sessionId),
        gt(socialLinkTries.expiresAt, who.now),
      ),
    )
    .returning();
  return row;
}

export async function putRevocation(tx: Transaction, row: typeof socialRevocations.$inferInsert): Promise<void> {
  await tx.insert(socialRevocations).values(row).onConflictDoUpdate({ target: socialRevocations.id, set: row });
}

export async function findRevocation(queries: Queries, id: string) {
  const [row] = await queries.select().from(socialRevocations).where(eq(socialRevocations.id, id));
  return row;
}

export async function deleteRevocation(queries: Queries, id: string): Promise<void> {
  await queries.delete(socialRevocations).where(eq(socialRevocations.id, id));
}

/** Those that nobody returned from in time. */
export async function deleteExpiredTries(queries: Queries, now: Date): Promise<void> {
  await queries.delete(socialLinkTries).where(lt(socialLinkTries.expiresAt, now));
}

/** When a member leaves; links are deleted separately, as their permissions are given back. */
export async function deleteInsightsAndTries(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(userInsights).where(eq(userInsights.userId, userId));
  await tx.delete(socialLinkTries).where(eq(socialLinkTries.userId, userId));
}

const ofProvider = (userId: string, provider: FanProvider) =>
  and(eq(userInsights.userId, userId), eq(userInsights.provider, provider));

const ofNetwork = (userId: string, network: SocialNetwork) =>
  and(eq(socialLinks.userId, userId), eq(socialLinks.network, network));

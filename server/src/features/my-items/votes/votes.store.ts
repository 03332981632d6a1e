import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt } from "drizzle-orm";
import { type Queries, rowsByKey, type Transaction } from "../../../platform/database/index.ts";
import { isNotSuspended, memberProfiles } from "../../members/index.ts";
import { type MyItem, myItems } from "../my-items.tables.ts";
import { ballots, type Vote, voteChoices, votes } from "../votes.tables.ts";
import { hasPicture } from "./has-picture.ts";

export interface Choice {
  readonly place: number;
  readonly item: MyItem;
}

export async function insertVote(tx: Transaction, vote: Vote, productIds: readonly number[]): Promise<void> {
  await tx.insert(votes).values(vote);
  await tx.insert(voteChoices).values(productIds.map((productId, place) => ({ voteId: vote.id, place, productId })));
}

export async function countVotes(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(votes).where(eq(votes.userId, userId));
  return row?.all ?? 0;
}

export async function listOwnVotes(queries: Queries, userId: string): Promise<Vote[]> {
  return queries.select().from(votes).where(eq(votes.userId, userId)).orderBy(desc(votes.madeAt), desc(votes.id));
}

/** False where there is no such vote; one that is closed stays closed since when it was. */
export async function endVote(queries: Queries, userId: string, id: string, now: Date): Promise<boolean> {
  const isOwn = and(eq(votes.id, id), eq(votes.userId, userId));
  await queries
    .update(votes)
    .set({ closesAt: now })
    .where(and(isOwn, gt(votes.closesAt, now)));
  const [row] = await queries.select({ id: votes.id }).from(votes).where(isOwn);
  return row !== undefined;
}

export async function deleteVote(queries: Queries, userId: string, id: string): Promise<void> {
  await queries.delete(votes).where(and(eq(votes.id, id), eq(votes.userId, userId)));
}

export async function deleteClosed(queries: Queries, before: Date): Promise<void> {
  await queries.delete(votes).where(lt(votes.closesAt, before));
}

/** What a link opens: nothing of a maker who is gone or suspended. */
export async function findVoteByToken(queries: Queries, tokenHash: string, now: Date): Promise<Vote | undefined> {
  const [vote] = await queries.select().from(votes).where(eq(votes.tokenHash, tokenHash));
  if (!vote) return undefined;
  const [maker] = await queries
    .select({ id: memberProfiles.userId })
    .from(memberProfiles)
    .where(and(eq(memberProfiles.userId, vote.userId), isNotSuspended(now)));
  return maker && vote;
}

/** Of one member's votes, by vote and in their order; items that are deleted, out or without a picture are left out. */
export async function listChoicesOf(
  queries: Queries,
  userId: string,
  voteIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Choice[]>> {
  if (voteIds.length === 0) return new Map();
  const rows = await queries
    .select({ voteId: voteChoices.voteId, place: voteChoices.place, item: myItems })
    .from(voteChoices)
    .innerJoin(myItems, and(eq(myItems.userId, userId), eq(myItems.productId, voteChoices.productId)))
    .where(and(inArray(voteChoices.voteId, [...voteIds]), eq(myItems.deleteFlag, 0)))
    .orderBy(asc(voteChoices.place));
  return Map.groupBy(
    rows.filter(({ item }) => hasPicture(item)),
    ({ voteId }) => voteId,
  );
}

export async function listChoices(queries: Queries, { id, userId }: Pick<Vote, "id" | "userId">) {
  return (await listChoicesOf(queries, userId, [id])).get(id) ?? [];
}

export async function listItems(queries: Queries, userId: string, productIds: readonly number[]): Promise<MyItem[]> {
  if (productIds.length === 0) return [];
  return queries
    .select(getTableColumns(myItems))
    .from(rowsByKey(myItems, userId, myItems.productId, productIds))
    .where(eq(myItems.deleteFlag, 0));
}

/** By vote and place; a place without ballots is missing. */
export async function countBallotsOf(queries: Queries, voteIds: readonly string[]) {
  const counts = new Map<string, Map<number, number>>();
  if (voteIds.length === 0) return counts;
  const { voteId, place } = ballots;
  const rows = await queries
    .select({ voteId, place, all: count() })
    .from(ballots)
    .where(inArray(voteId, [...voteIds]))
    .groupBy(voteId, place);
  for (const row of rows)
    counts.set(row.voteId, new Map([...(counts.get(row.voteId) ?? []), [row.place, row.all] as const]));
  return counts;
}

export async function countBallots(queries: Queries, voteId: string): Promise<ReadonlyMap<number, number>> {
  return (await countBallotsOf(queries, [voteId])).get(voteId) ?? new Map();
}

export async function findBallot(queries: Queries, voteId: string, voterHash: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ place: ballots.place })
    .from(ballots)
    .where(and(eq(ballots.voteId, voteId), eq(ballots.voterHash, voterHash)));
  return row?.place;
}

/** Locked, so that no ballot comes after the close or beyond the most there may be. */
export async function lockVote(tx: Transaction, id: string): Promise<Vote | undefined> {
  const [row] = await tx.select().from(votes).where(eq(votes.id, id)).for("update");
  return row;
}

/** A second ballot of a visitor replaces the first. */
export async function putBallot(tx: Transaction, ballot: typeof ballots.$inferInsert): Promise<void> {
  await tx
    .insert(ballots)
    .values(ballot)
    .onConflictDoUpdate({ target: [ballots.voteId, ballots.voterHash], set: { place: ballot.place } });
}

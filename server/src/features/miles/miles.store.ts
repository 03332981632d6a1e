import { RANKS } from "@surimono/domain/miles";
import { and, asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { mileBalances, mileEntries, mileLots } from "./miles.tables.ts";

export async function findBalance(queries: Queries, userId: string) {
  const [row] = await queries.select().from(mileBalances).where(eq(mileBalances.userId, userId));
  return row;
}

/** What would be lost. */
export async function countMiles(queries: Queries, userId: string): Promise<number> {
  return (await findBalance(queries, userId))?.balance ?? 0;
}

/** The miles that lapse next: their last day and their sum. */
export async function findNextToExpire(queries: Queries, userId: string) {
  const [row] = await queries
    .select({ validUntil: mileLots.validUntil, miles: sql<number>`sum(${mileLots.remaining})::int` })
    .from(mileLots)
    .where(and(eq(mileLots.userId, userId), gt(mileLots.remaining, 0)))
    .groupBy(mileLots.validUntil)
    .orderBy(asc(mileLots.validUntil))
    .limit(1);
  return row;
}

/** Newest first, after the one named, each with whether its order was placed and can be shown. */
export async function listEntries(queries: Queries, userId: string, before: string | undefined, limit: number) {
  return queries
    .select({
      entry: mileEntries,
      isPlaced: sql<boolean>`exists (
        select 1 from placed_orders placed where placed.user_id = ${userId} and placed.id = mile_entries.order_id)`,
    })
    .from(mileEntries)
    .where(
      and(
        eq(mileEntries.userId, userId),
        before
          ? sql`(${mileEntries.recordedAt}, ${mileEntries.id}) < (select recorded_at, id from ${mileEntries} where user_id = ${userId} and id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(mileEntries.recordedAt), desc(mileEntries.id))
    .limit(limit);
}

/**
 * An SQL expression, like the argument: what a cart must know of its member's miles, as JSON; null for whoever has none. What the member's own
 * unpaid order holds can still be spent by it.
 */
export function selectMiles(memberId: string): string {
  return `(
    select json_build_object('earned', held.balance + held.rank_extra, 'usable', held.balance + coalesce((
      select sum(spend.miles - spend.returned) from mile_spends spend
      where spend.user_id = ${memberId} and spend.state = 'held'
    ), 0))
    from mile_balances held where held.user_id = ${memberId}
  )`;
}

/** As `selectMiles` returns it. */
export interface HeldMiles {
  /** Counts for the rank. */
  readonly earned: number;
  readonly usable: number;
}

interface Page {
  /** The last member of the page before. */
  readonly after: string;
  readonly limit: number;
}

/** Members who have one of these ranks now; with `since` those alone who came to it after that. */
export async function listOfRanks(
  queries: Queries,
  rankIds: readonly number[],
  { after, limit, since }: Page & { readonly since?: Date | undefined },
): Promise<string[]> {
  const earned = sql`${mileBalances.balance} + ${mileBalances.rankExtra}`;
  const areThere = RANKS.flatMap(({ id, from }, index) => {
    if (!rankIds.includes(id)) return [];
    const next = RANKS[index + 1]?.from;
    return next === undefined ? sql`${earned} >= ${from}` : sql`(${earned} >= ${from} and ${earned} < ${next})`;
  });
  const rows = await queries
    .select({ userId: mileBalances.userId })
    .from(mileBalances)
    .where(and(or(...areThere), gt(mileBalances.userId, after), since && gt(mileBalances.rankedAt, since)))
    .orderBy(asc(mileBalances.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** For a query that has left-joined `mileBalances`: whether its member has the rank now. Whoever has no miles yet has the first. */
export function hasRank(rankId: number): SQL {
  const place = RANKS.findIndex(({ id }) => id === rankId);
  const [rank, next] = [RANKS[place], RANKS[place + 1]];
  if (!rank) return sql`false`;
  const earned = sql`coalesce(${mileBalances.balance} + ${mileBalances.rankExtra}, 0)`;
  return next ? sql`(${earned} >= ${rank.from} and ${earned} < ${next.from})` : sql`${earned} >= ${rank.from}`;
}

/** Members with lots that were valid until before the day. */
export async function listEnding(
  queries: Queries,
  { before, after, limit }: Page & { readonly before: string },
): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ userId: mileLots.userId })
    .from(mileLots)
    .where(
      sql`${mileLots.validUntil} < ${before}::date and (${mileLots.remaining} > 0 or ${mileLots.counts}) and ${mileLots.userId} > ${after}`,
    )
    .orderBy(asc(mileLots.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

interface Soon {
  readonly today: string;
  /** Whose last day is until then is told of a first time, and until `last` once more. */
  readonly first: string;
  readonly last: string;
  readonly lastDays: number;
}

/** Members who may have to be told: the wallet decides. */
export async function listToTell(
  queries: Queries,
  { today, first, last, lastDays, after, limit }: Soon & Page,
): Promise<string[]> {
  const { validUntil, remaining, toldDays, userId } = mileLots;
  const ending = (until: string) =>
    sql`${remaining} > 0 and ${validUntil} between ${today}::date and ${until}::date and ${userId} > ${after}`;
  const due = (where: SQL) => queries.select({ userId }).from(mileLots).where(where);
  const rows = await due(sql`${ending(first)} and ${toldDays} is null`)
    .union(due(sql`${ending(last)} and ${toldDays} > ${lastDays}`))
    .orderBy(asc(userId))
    .limit(limit);
  return rows.map((row) => row.userId);
}

import { milesValidUntil, RANKS } from "@surimono/domain/members";
import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { users } from "./accounts.tables.ts";
import { mileBalances, mileEntries, mileLots } from "./miles.tables.ts";

/** The rank of a balance, so that balance and rank change in one statement. */
function rankOf(balance: SQL): SQL {
  const steps = RANKS.toReversed().map(({ id, from }) => sql`when ${balance} >= ${sql.raw(`${from} then ${id}`)}`);
  return sql`case ${sql.join(steps, sql` `)} end`;
}

export interface EarnedMiles {
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly miles: number;
}

/** Lot, entry and balance at once. Does nothing for an order that already has its lot, nor for anyone but a consumer. */
export async function insertLot(tx: Transaction, { userId, orderId, orderNumber, miles }: EarnedMiles, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const balance = sql`${mileBalances.balance} + excluded.balance`;
  await tx.execute(sql`
    with lot as (
      insert into ${mileLots} (user_id, order_id, order_number, valid_until, miles, remaining)
      select id, ${orderId}::uuid, ${orderNumber}, ${milesValidUntil(now)}::date, ${miles}::int, ${miles}::int
      from ${users} where id = ${userId} and kind = 'consumer'
      on conflict do nothing returning *
    ), noted as (
      insert into ${mileEntries} (user_id, id, kind, miles, order_id, order_number, valid_until, recorded_at)
      select user_id, ${newId()}::uuid, 'earned', miles, order_id, order_number, valid_until, ${at} from lot
    )
    insert into ${mileBalances} (user_id, balance, rank_id, ranked_at)
    select user_id, miles, ${rankOf(sql`miles`)}, ${at} from lot
    on conflict (user_id) do update set ${newStanding(balance, sql`excluded.ranked_at`)}`);
}

/** Leaves at most `kept` of an order's miles. */
export async function cutLot(
  tx: Transaction,
  { userId, orderId, kept }: { readonly userId: string; readonly orderId: string; readonly kept: number },
  now: Date,
): Promise<void> {
  const which = sql`user_id = ${userId} and order_id = ${orderId}::uuid and remaining > ${kept}::int`;
  await tx.execute(cut("taken-back", which, now, { kept, limit: 1, id: sql`${newId()}::uuid` }));
}

/** Ends at most `limit` lots that were valid until before `today`; returns how many members it found. */
export async function expireLots(queries: Queries, today: string, limit: number, now: Date): Promise<number> {
  const which = sql`valid_until < ${today}::date and remaining > 0`;
  return (
    (await queries.execute(cut("expired", which, now, { kept: 0, limit, id: sql`gen_random_uuid()` }))).rowCount ?? 0
  );
}

/** Locks first, so that of two at once the second finds nothing to take. */
function cut(
  kind: "taken-back" | "expired",
  which: SQL,
  now: Date,
  { kept, limit, id }: { readonly kept: number; readonly limit: number; readonly id: SQL },
): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`
    with held as (
      select user_id, order_id, remaining - ${kept}::int as over from ${mileLots}
      where ${which} order by user_id, order_id limit ${limit}::int for update
    ), cut as (
      update ${mileLots} lot set remaining = ${kept}::int from held
      where lot.user_id = held.user_id and lot.order_id = held.order_id
      returning lot.user_id, lot.order_id, lot.order_number, lot.valid_until, held.over
    ), noted as (
      insert into ${mileEntries} (user_id, id, kind, miles, order_id, order_number, valid_until, recorded_at)
      select user_id, ${id}, ${kind}, -over, order_id, order_number, valid_until, ${at} from cut
    ), gone as (select user_id, sum(over)::int as miles from cut group by user_id)
    update ${mileBalances} set ${newStanding(sql`${mileBalances.balance} - gone.miles`, at)}
    from gone where ${mileBalances.userId} = gone.user_id returning gone.user_id`;
}

function newStanding(balance: SQL, at: SQL): SQL {
  const rank = rankOf(sql`(${balance})`);
  return sql`balance = ${balance}, rank_id = ${rank},
    ranked_at = case when ${mileBalances.rankId} = ${rank} then ${mileBalances.rankedAt} else ${at} end`;
}

export async function findBalance(queries: Queries, userId: string) {
  const [row] = await queries.select().from(mileBalances).where(eq(mileBalances.userId, userId));
  return row;
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

/** Newest first, after the one named. */
export async function listEntries(queries: Queries, userId: string, before: string | undefined, limit: number) {
  return queries
    .select()
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

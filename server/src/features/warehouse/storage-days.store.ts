import { sql } from "drizzle-orm";
import { isOnCitus, type Queries, type Transaction } from "../../platform/database/index.ts";

/** Members with something stored whose free time is over and of which a day that is over too was not charged. */
export async function listUncharged(
  queries: Queries,
  { today, after, limit }: { readonly today: string; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await queries.execute<{ user_id: string }>(sql`
    select distinct item.user_id from stored_items item
    where ${isUncharged(today)} and item.user_id > ${after}
    order by item.user_id limit ${limit}`);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Charges the days since the last one that was charged, of those at whose end pieces were there. A day that nothing was asked for is over
 * too. Where no day is known, as for what an older release began, yesterday is the first.
 */
export async function chargeDays(
  queries: Queries,
  userIds: readonly string[],
  { feePerPiece, today }: { readonly feePerPiece: number; readonly today: string },
): Promise<void> {
  const members = sql`item.user_id = any(${sql.param([...userIds])})`;
  if (feePerPiece > 0)
    await queries.execute(sql`
      insert into storage_days (user_id, product_id, day, fee_per_piece)
      select item.user_id, item.product_id, day::date, ${feePerPiece}
      from stored_items item
      cross join lateral generate_series(
        greatest(item.free_until, coalesce(item.charged_until, (
          select max(charged.day) from storage_days charged
          where charged.user_id = item.user_id and charged.product_id = item.product_id), ${today}::date - 2)) + 1,
        ${today}::date - 1, interval '1 day') day
      where ${members} and ${isUncharged(today)} and (
        select sum(movement.on_hand) from stored_pieces pieces
        join stock_movements movement on movement.user_id = pieces.user_id and movement.stored_id = pieces.id
        where pieces.user_id = item.user_id and pieces.product_id = item.product_id
          and movement.at < (day::date + 1)::timestamp at time zone 'Asia/Tokyo') > 0
      on conflict do nothing`);
  await queries.execute(sql`
    update stored_items item set charged_until = ${today}::date - 1 where ${members} and ${isUncharged(today)}`);
}

const isUncharged = (today: string) => sql`(
  item.free_until < ${today}::date - 1 and (item.charged_until is null or item.charged_until < ${today}::date - 1) and exists (
    select 1 from stored_pieces pieces
    where pieces.user_id = item.user_id and pieces.product_id = item.product_id and pieces.on_hand > 0))`;

export interface EndingItem {
  readonly userId: string;
  readonly productId: number;
  readonly freeUntil: string;
  readonly toldDays: number | null;
  readonly name: string;
  readonly versionId: string;
  readonly onHand: number;
}

/** Free times of which something may have to be said or done. */
export interface Ending {
  /** They end on one of these days. */
  readonly from: string;
  readonly by: string;
  /** They ended before this day: everything goes back. Null for never. */
  readonly backBefore: string | null;
}

const isEnding = ({ from, by, backBefore }: Ending) =>
  sql`(item.free_until between ${from}::date and ${by}::date or item.free_until < ${backBefore}::date)`;

/** Members with something stored of such a free time. */
export async function listEndingMembers(
  queries: Queries,
  { ending, after, limit }: { readonly ending: Ending; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await queries.execute<{ user_id: string }>(sql`
    select distinct item.user_id from stored_items item
    where ${isEnding(ending)} and item.user_id > ${after} and exists (
      select 1 from stored_pieces pieces
      where pieces.user_id = item.user_id and pieces.product_id = item.product_id and pieces.on_hand > 0)
    order by item.user_id limit ${limit}`);
  return rows.map(({ user_id }) => user_id);
}

/** Their items, locked in one order: of two jobs at once the second sees what the first told. */
export async function lockEndingItems(
  tx: Transaction,
  userIds: readonly string[],
  ending: Ending,
): Promise<EndingItem[]> {
  if (isOnCitus()) {
    // It locks on one machine at a time.
    for (const userId of userIds.toSorted())
      await tx.execute(sql`select 1 from stored_items where user_id = ${userId} order by product_id for update`);
  }
  const { rows } = await tx.execute<{
    user_id: string;
    product_id: number;
    free_until: string;
    told_days: number | null;
    name: string;
    version_id: string;
    on_hand: number;
  }>(sql`
    select item.user_id, item.product_id, item.free_until::text, item.told_days, newest.name, newest.version_id, there.on_hand
    from stored_items item
    join lateral (
      select sum(pieces.on_hand)::int as on_hand from stored_pieces pieces
      where pieces.user_id = item.user_id and pieces.product_id = item.product_id
    ) there on there.on_hand > 0
    join lateral (
      select pieces.name, pieces.version_id from stored_pieces pieces
      where pieces.user_id = item.user_id and pieces.product_id = item.product_id order by pieces.id desc limit 1
    ) newest on true
    where item.user_id = any(${sql.param([...userIds])}) and ${isEnding(ending)}
    order by item.user_id, item.product_id ${isOnCitus() ? sql`` : sql`for update of item`}`);
  return rows.map((row) => ({
    ...{ userId: row.user_id, productId: row.product_id, freeUntil: row.free_until, toldDays: row.told_days },
    ...{ name: row.name, versionId: row.version_id, onHand: row.on_hand },
  }));
}

/** What each member was told of an item. */
export async function markTold(
  tx: Transaction,
  told: readonly (Pick<EndingItem, "userId" | "productId"> & { readonly toldDays: number })[],
): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ userId, productId, toldDays }) => ({
    ...{ user_id: userId, product_id: productId, told_days: toldDays },
  }));
  await tx.execute(sql`
    update stored_items item set told_days = told.told_days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (user_id text, product_id integer, told_days integer)
    where item.user_id = told.user_id and item.product_id = told.product_id`);
}

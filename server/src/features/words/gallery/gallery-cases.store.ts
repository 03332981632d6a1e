import type { GalleryEvent } from "@surimono/domain/words";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type GalleryEventRow, galleryEvents } from "../gallery-events.tables.ts";

export interface CaseRow {
  readonly productId: number;
  readonly userId: string;
  /** Null when the work is gone. */
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly isRemoved: boolean;
  readonly openReports: number;
  readonly reports: number;
  readonly lastEvent: GalleryEvent | null;
  /** Of the last report or event. */
  readonly movedAt: string;
}

export type CaseView = "open" | "out" | "all";

interface CasePage {
  readonly view: CaseView;
  readonly productId?: number | undefined;
  readonly after: { readonly movedAt: string; readonly productId: number } | undefined;
  readonly limit: number;
}

const IN_VIEW = {
  // To an objection on a work that its maker has deleted nothing can be answered.
  open: sql`("openReports" > 0 or ("lastEvent" = 'objection' and name is not null))`,
  out: sql`("isHidden" or "isRemoved")`,
  all: sql`true`,
} as const;

/** Works that were reported or decided on: what waits the oldest first, the rest the latest moved first. */
export async function listCases(queries: Queries, { view, productId, after, limit }: CasePage): Promise<CaseRow[]> {
  const isOpen = view === "open";
  const place = after && sql`(${after.movedAt}::timestamptz, ${after.productId}::int)`;
  const isNext =
    place && (isOpen ? sql`("movedAt", "productId") > ${place}` : sql`("movedAt", "productId") < ${place}`);
  const order = isOpen ? sql`"movedAt", "productId"` : sql`"movedAt" desc, "productId" desc`;
  const known = isOpen
    ? WAITING
    : ofWorks(productId === undefined ? await latestMoved(queries, view, after, limit) : [productId]);
  // A select beside each row, and the member in each: Citus answers it on the node where the member's rows lie.
  const isIts = (table: SQL) => sql`${table}.user_id = known.user_id and ${table}.product_id = known.product_id`;
  const told = (what: SQL) => sql`(select ${what} from gallery_reports report where ${isIts(sql`report`)})`;
  const latest = (what: SQL) =>
    sql`(select (array_agg(${what} order by id desc))[1] from gallery_events event where ${isIts(sql`event`)})`;
  const { rows } = await queries.execute<Omit<CaseRow, "movedAt"> & { movedAt: string | Date }>(sql`
    with known as (${known}), cases as (
      select known.product_id as "productId", known.user_id as "userId", item.name,
        item.gallery_hidden_at is not null as "isHidden", item.removed_at is not null as "isRemoved",
        ${told(sql`count(*) filter (where settled_at is null)::int`)} as "openReports",
        ${told(sql`count(*)::int`)} as reports, ${latest(sql`kind`)} as "lastEvent",
        greatest(${told(sql`max(created_at)`)}, ${latest(sql`at`)}) as "movedAt"
      from known left join my_items item on ${isIts(sql`item`)}
    )
    select * from cases where ${IN_VIEW[view]} ${isNext ? sql`and ${isNext}` : sql``} order by ${order} limit ${limit}`);
  return rows.map((row) => ({ ...row, movedAt: new Date(row.movedAt).toISOString() }));
}

const WAITING = sql`
  select user_id, product_id from gallery_reports where settled_at is null
  union select user_id, product_id from gallery_events where kind = 'objection'`;

const ofWorks = (ids: readonly number[]) => sql`
  select user_id, product_id from gallery_reports where product_id = any(${sql.param([...ids])}::int[])
  union select user_id, product_id from gallery_events where product_id = any(${sql.param([...ids])}::int[])`;

/** Read backwards along both indexes of time, each work at its last report or event, until there are enough. */
async function latestMoved(queries: Queries, view: CaseView, after: CasePage["after"], limit: number) {
  const isIts = (table: SQL) => sql`${table}.user_id = moved.user_id and ${table}.product_id = moved.product_id`;
  const isOut = sql`exists (select 1 from my_items item where ${isIts(sql`item`)}
    and (item.gallery_hidden_at is not null or item.removed_at is not null))`;
  const isAfter = (column: SQL) =>
    after ? sql`(${column}, moved.product_id) < (${after.movedAt}::timestamptz, ${after.productId}::int)` : sql`true`;
  const latest = (table: SQL, column: SQL) => sql`(
    select product_id, ${column} as at from ${table} moved where ${isAfter(column)} and ${view === "out" ? isOut : sql`true`}
      and not exists (select 1 from gallery_reports later where ${isIts(sql`later`)} and later.created_at > ${column})
      and not exists (select 1 from gallery_events later where ${isIts(sql`later`)} and later.at > ${column})
    order by ${column} desc, product_id desc limit ${limit})`;
  const { rows } = await queries.execute<{ product_id: number }>(sql`
    select product_id from (
      ${latest(sql`gallery_reports`, sql`moved.created_at`)} union ${latest(sql`gallery_events`, sql`moved.at`)}
    ) moved order by at desc, product_id desc limit ${limit}`);
  return rows.map((row) => row.product_id);
}

export async function listEvents(queries: Queries, productId: number): Promise<GalleryEventRow[]> {
  return queries
    .select()
    .from(galleryEvents)
    .where(eq(galleryEvents.productId, productId))
    .orderBy(asc(galleryEvents.id));
}

export async function insertEvent(tx: Transaction, row: GalleryEventRow): Promise<void> {
  await tx.insert(galleryEvents).values(row);
}

/** When the maker leaves. */
export async function deleteGalleryEvents(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(galleryEvents).where(eq(galleryEvents.userId, userId));
}

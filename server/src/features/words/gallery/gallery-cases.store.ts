import type { GalleryEvent } from "@surimono/domain/words";
import { asc, eq, sql } from "drizzle-orm";
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
  open: sql`("openReports" > 0 or "lastEvent" = 'objection')`,
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
  const { rows } = await queries.execute<Omit<CaseRow, "movedAt"> & { movedAt: string | Date }>(sql`
    with known as (
      select user_id, product_id from gallery_reports where ${isOpen ? sql`settled_at is null` : sql`true`} ${only(productId)}
      union select user_id, product_id from gallery_events where ${isOpen ? sql`kind = 'objection'` : sql`true`} ${only(productId)}
    ), cases as (
      select known.product_id as "productId", known.user_id as "userId", item.name,
        item.gallery_hidden_at is not null as "isHidden", item.removed_at is not null as "isRemoved",
        told.open as "openReports", told.total as reports, latest.kind as "lastEvent",
        greatest(told.last_at, latest.at) as "movedAt"
      from known
        left join my_items item on item.user_id = known.user_id and item.product_id = known.product_id
        left join lateral (
          select count(*) filter (where settled_at is null)::int as open, count(*)::int as total, max(created_at) as last_at
          from gallery_reports report where report.product_id = known.product_id
        ) told on true
        left join lateral (
          select kind, at from gallery_events event where event.product_id = known.product_id order by id desc limit 1
        ) latest on true
    )
    select * from cases where ${IN_VIEW[view]} ${isNext ? sql`and ${isNext}` : sql``} order by ${order} limit ${limit}`);
  return rows.map((row) => ({ ...row, movedAt: new Date(row.movedAt).toISOString() }));
}

const only = (productId: number | undefined) => (productId === undefined ? sql`` : sql`and product_id = ${productId}`);

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

import { and, asc, count, desc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { lockName, type Queries, type Transaction } from "../../../platform/database/index.ts";
import { isNotSuspended, memberProfiles } from "../../members/index.ts";
import { type GalleryReport, galleryReports, type MyItem, myItems } from "../my-items.tables.ts";

/** A published item and its maker's name. */
export interface PublishedRow {
  readonly item: MyItem;
  readonly nickname: string;
}

/** What everybody may see: nothing of a maker who has no nickname, or who is gone or suspended. */
const isShown = (now: Date) =>
  and(
    eq(myItems.promotionFlag, 1),
    eq(myItems.status, 1),
    eq(myItems.deleteFlag, 0),
    isNull(myItems.galleryHiddenAt),
    isNull(myItems.removedAt),
    ne(memberProfiles.nickname, ""),
    isNotSuspended(now),
  );

/** One parameter however many there are. */
const isOfGoods = (ids: readonly number[]): SQL => sql`${myItems.catalogueItemId} = any(${sql.param([...ids])})`;

const ORDER = {
  newest: [desc(myItems.publishedAt), desc(myItems.productId)],
  popular: [desc(myItems.popularity), desc(myItems.publishedAt), desc(myItems.productId)],
} as const;

/** What decides where a work stands. */
export type Place = Readonly<Pick<MyItem, "popularity" | "publishedAt" | "productId">>;

export interface PublishedPage {
  readonly sort: keyof typeof ORDER;
  /** The blank items that may be shown. */
  readonly goods: readonly number[];
  readonly limit: number;
  readonly offset: number;
  /** The work that comes before all of these. */
  readonly after?: Place | undefined;
  readonly now: Date;
}

export async function listPublished(queries: Queries, page: PublishedPage): Promise<PublishedRow[]> {
  return queries
    .select({ item: myItems, nickname: memberProfiles.nickname })
    .from(myItems)
    .innerJoin(memberProfiles, eq(memberProfiles.userId, myItems.userId))
    .where(and(isShown(page.now), isOfGoods(page.goods), page.after && isAfter(page.sort, page.after)))
    .orderBy(...ORDER[page.sort])
    .limit(page.limit)
    .offset(page.offset);
}

/** In the words of the order's index, which leads there at once. */
function isAfter(sort: PublishedPage["sort"], { popularity, publishedAt, productId }: Place): SQL {
  const newest = sql`${myItems.publishedAt}, ${myItems.productId}`;
  const values = sql`${sql.param(publishedAt, myItems.publishedAt)}, ${productId}::int`;
  return sort === "newest"
    ? sql`(${newest}) < (${values})`
    : sql`(${myItems.popularity}, ${newest}) < (${popularity}::int, ${values})`;
}

/** Of the first works of a list. */
export async function listPlaces(
  queries: Queries,
  { sort, goods, now }: Pick<PublishedPage, "sort" | "goods" | "now">,
  most: number,
): Promise<Place[]> {
  return queries
    .select({ popularity: myItems.popularity, publishedAt: myItems.publishedAt, productId: myItems.productId })
    .from(myItems)
    .innerJoin(memberProfiles, eq(memberProfiles.userId, myItems.userId))
    .where(and(isShown(now), isOfGoods(goods)))
    .orderBy(...ORDER[sort])
    .limit(most);
}

/** All of them, or as many as `most`: those are taken along the gallery's own index. */
export async function countPublished(
  queries: Queries,
  goods: readonly number[],
  now: Date,
  most?: number,
): Promise<number> {
  const shown = queries
    .select({ productId: myItems.productId })
    .from(myItems)
    .innerJoin(memberProfiles, eq(memberProfiles.userId, myItems.userId))
    .where(and(isShown(now), isOfGoods(goods)))
    .$dynamic();
  const counted = (most === undefined ? shown : shown.orderBy(...ORDER.newest).limit(most)).as("shown");
  const [row] = await queries.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}

export async function findPublished(queries: Queries, productId: number, now: Date): Promise<PublishedRow | undefined> {
  const [row] = await queries
    .select({ item: myItems, nickname: memberProfiles.nickname })
    .from(myItems)
    .innerJoin(memberProfiles, eq(memberProfiles.userId, myItems.userId))
    .where(and(isShown(now), eq(myItems.productId, productId)));
  return row;
}

/** The newest of one maker. */
export async function listPublishedBy(
  queries: Queries,
  userId: string,
  now: Date,
  limit: number,
): Promise<PublishedRow[]> {
  return queries
    .select({ item: myItems, nickname: memberProfiles.nickname })
    .from(myItems)
    .innerJoin(memberProfiles, eq(memberProfiles.userId, myItems.userId))
    .where(and(isShown(now), eq(myItems.userId, userId)))
    .orderBy(...ORDER.newest)
    .limit(limit);
}

export async function findNickname(queries: Queries, userId: string): Promise<string> {
  const [row] = await queries
    .select({ nickname: memberProfiles.nickname })
    .from(memberProfiles)
    .where(eq(memberProfiles.userId, userId));
  return row?.nickname ?? "";
}

/** Of those that are published. */
export async function updatePopularity(
  queries: Queries,
  items: readonly { readonly userId: string; readonly productId: number; readonly pieces: number }[],
): Promise<void> {
  if (items.length === 0) return;
  await queries.execute(sql`
    update ${myItems} set popularity = counted.pieces
    from unnest(
      ${sql.param(items.map(({ userId }) => userId))}::text[],
      ${sql.param(items.map(({ productId }) => productId))}::int[],
      ${sql.param(items.map(({ pieces }) => pieces))}::int[]
    ) as counted (user_id, product_id, pieces)
    where ${myItems.userId} = counted.user_id and ${myItems.productId} = counted.product_id and ${myItems.promotionFlag} = 1
      and ${myItems.popularity} <> counted.pieces`);
}

/** Reports of an item and decisions on it, one after the other: a row that does not exist yet cannot be locked. */
export async function lockReports(tx: Transaction, productId: number): Promise<void> {
  await lockName(tx, `gallery-reports:${productId}`);
}

/** Whether the same words were reported after `since`, by the same member or by a guest, and are undecided. */
export async function wasReported(
  queries: Queries,
  { productId, reporterId, reason, comment }: Pick<GalleryReport, "productId" | "reporterId" | "reason" | "comment">,
  since: Date,
): Promise<boolean> {
  const rows = await queries
    .select({ id: galleryReports.id })
    .from(galleryReports)
    .where(
      and(
        eq(galleryReports.productId, productId),
        isNull(galleryReports.settledAt),
        gt(galleryReports.createdAt, since),
        reporterId === null ? isNull(galleryReports.reporterId) : eq(galleryReports.reporterId, reporterId),
        eq(galleryReports.reason, reason),
        eq(galleryReports.comment, comment),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertReport(queries: Queries, report: Omit<GalleryReport, "id" | "settledAt">): Promise<string> {
  const id = newId();
  await queries.insert(galleryReports).values({ id, ...report });
  return id;
}

/** The undecided ones, oldest first, with the item as it is now. */
export async function listOpenReports(queries: Queries, limit: number) {
  return queries
    .select({ report: galleryReports, item: myItems })
    .from(galleryReports)
    .leftJoin(myItems, and(eq(myItems.userId, galleryReports.userId), eq(myItems.productId, galleryReports.productId)))
    .where(isNull(galleryReports.settledAt))
    .orderBy(asc(galleryReports.createdAt))
    .limit(limit);
}

/** All of a work, oldest first. */
export async function listReports(queries: Queries, productId: number): Promise<GalleryReport[]> {
  return queries
    .select()
    .from(galleryReports)
    .where(eq(galleryReports.productId, productId))
    .orderBy(asc(galleryReports.createdAt));
}

export async function settleReports(queries: Queries, productId: number, now: Date): Promise<number> {
  const settled = await queries
    .update(galleryReports)
    .set({ settledAt: now })
    .where(and(eq(galleryReports.productId, productId), isNull(galleryReports.settledAt)))
    .returning({ id: galleryReports.id });
  return settled.length;
}

/** For any maker: product ids are never reused. */
export async function findAnyItem(queries: Queries, productId: number): Promise<MyItem | undefined> {
  const [row] = await queries.select().from(myItems).where(eq(myItems.productId, productId));
  return row;
}

/** The same, for a decision on it. Locked by its member too: Citus locks on one machine only. */
export async function lockAnyItem(tx: Transaction, productId: number): Promise<MyItem | undefined> {
  const found = await findAnyItem(tx, productId);
  const isIt = and(eq(myItems.userId, found?.userId ?? ""), eq(myItems.productId, productId));
  return found && (await tx.select().from(myItems).where(isIt).for("update"))[0];
}

export async function setGalleryOut(
  queries: Queries,
  item: MyItem,
  change: Pick<MyItem, "galleryHiddenAt" | "removedAt">,
): Promise<void> {
  await queries
    .update(myItems)
    .set(change)
    .where(and(eq(myItems.userId, item.userId), eq(myItems.productId, item.productId)));
}

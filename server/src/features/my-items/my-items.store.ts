import { randomUUID } from "node:crypto";
import { and, count, desc, eq, getTableColumns, gte, isNotNull, lt, or, sql } from "drizzle-orm";
import { lockName, type Queries, rowsByKey, type Transaction } from "../../platform/database/index.ts";
import { type MyItem, myItems, type NewMyItem, productIds } from "./my-items.tables.ts";

export async function nextProductId(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ id: string }>(sql`select nextval(${productIds.seqName}) as id`);
  return Number(rows[0]?.id);
}

export async function insertMyItem(queries: Queries, row: NewMyItem): Promise<void> {
  await queries.insert(myItems).values(row);
}

/** False when the member already has an item of that request; waits for one being made. */
export async function insertOnce(queries: Queries, row: NewMyItem & { readonly requestKey: string }): Promise<boolean> {
  const made = await queries
    .insert(myItems)
    .values(row)
    .onConflictDoNothing({ target: [myItems.userId, myItems.requestKey] })
    .returning({ productId: myItems.productId });
  return made.length > 0;
}

const own = (userId: string, productId: number) => and(eq(myItems.userId, userId), eq(myItems.productId, productId));

export async function findMyItem(queries: Queries, userId: string, productId: number): Promise<MyItem | undefined> {
  const [row] = await queries.select().from(myItems).where(own(userId, productId));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockMyItem(queries: Queries, userId: string, productId: number): Promise<MyItem | undefined> {
  const [row] = await queries.select().from(myItems).where(own(userId, productId)).for("update");
  return row;
}

type OrderableRow = Pick<
  MyItem,
  | "userId"
  | "productId"
  | "name"
  | "catalogueItemId"
  | "methodId"
  | "colorId"
  | "areaKindIds"
  | "screens"
  | "sizeIds"
  | "nameTagVersionId"
  | "hangTagVersionId"
  | "versionId"
  | "personal"
> & { readonly status: 0 | 1; readonly deleted: boolean };

/** What names one my item; the id alone would let a member ask for another's. */
export interface OwnItem {
  readonly userId: string;
  readonly productId: number;
}

/** Read before each addition to a cart: one text for any number of items, planned once per connection, with no unneeded column. */
export async function findOrderableRows(queries: Queries, items: readonly OwnItem[]): Promise<OrderableRow[]> {
  if (items.length === 0) return [];
  const userIds = sql.param(items.map(({ userId }) => userId));
  const productIds = sql.param(items.map(({ productId }) => productId));
  const { rows } = await queries.execute<OrderableRow>(sql`
    select user_id as "userId", product_id as "productId", name, catalogue_item_id as "catalogueItemId", method_id as "methodId",
      color_id as "colorId", area_kind_ids as "areaKindIds", screens, size_ids as "sizeIds", name_tag_version_id as "nameTagVersionId",
      hang_tag_version_id as "hangTagVersionId", version_id as "versionId", personal, status, (delete_flag = 1 or removed_at is not null) as deleted
    from unnest(${userIds}::text[], ${productIds}::integer[]) as asked(user_id, product_id)
      join my_items using (user_id, product_id)`);
  return rows;
}

export async function updateMyItem(
  queries: Queries,
  userId: string,
  productId: number,
  change: Partial<NewMyItem>,
): Promise<void> {
  await queries.update(myItems).set(change).where(own(userId, productId));
}

interface ListPart {
  readonly status: 0 | 1;
  /** Only items made from this catalogue item. */
  readonly catalogueItemId: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** One tab of the list, newest change first. */
export async function listMyItems(
  queries: Queries,
  userId: string,
  { status, catalogueItemId, limit, offset }: ListPart,
): Promise<MyItem[]> {
  const newest = [desc(myItems.updateTime), desc(myItems.productId)];
  // The index alone leads down the list; only the rows of this part are read.
  const part = queries
    .select({ productId: myItems.productId })
    .from(myItems)
    .where(
      and(
        eq(myItems.userId, userId),
        eq(myItems.deleteFlag, 0),
        eq(myItems.status, status),
        catalogueItemId === undefined ? undefined : eq(myItems.catalogueItemId, catalogueItemId),
      ),
    )
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  return queries
    .select(getTableColumns(myItems))
    .from(rowsByKey(myItems, userId, myItems.productId, part))
    .orderBy(...newest);
}

/** The member's count in each tab. */
export async function countMyItems(
  queries: Queries,
  userId: string,
): Promise<{ readonly drafts: number; readonly completed: number }> {
  const rows = await queries
    .select({ status: myItems.status, total: count() })
    .from(myItems)
    .where(and(eq(myItems.userId, userId), eq(myItems.deleteFlag, 0)))
    .groupBy(myItems.status);
  const totalOf = (status: number) => rows.find((row) => row.status === status)?.total ?? 0;
  return { drafts: totalOf(0), completed: totalOf(1) };
}

/** Makes the member's copies wait for each other until the transaction ends, so that each sees the earlier ones' names. */
export async function lockCopies(tx: Transaction, userId: string): Promise<void> {
  await lockName(tx, `my-item-copies:${userId}`);
}

export async function findByRequest(queries: Queries, userId: string, requestKey: string): Promise<MyItem | undefined> {
  const [row] = await queries
    .select()
    .from(myItems)
    .where(and(eq(myItems.userId, userId), eq(myItems.requestKey, requestKey)));
  return row;
}

/** Of all the member's items, hidden and deleted ones too. */
export async function listNames(queries: Queries, userId: string, start: string): Promise<string[]> {
  const rows = await queries
    .select({ name: myItems.name })
    .from(myItems)
    .where(and(eq(myItems.userId, userId), sql`starts_with(${myItems.name}, ${start})`));
  return rows.map(({ name }) => name);
}

/** Of items the member has or had in the list: abandoned new ones do not count. */
export async function listKeptNames(queries: Queries, userId: string, start: string): Promise<string[]> {
  const rows = await queries
    .select({ name: myItems.name })
    .from(myItems)
    .where(
      and(
        eq(myItems.userId, userId),
        sql`starts_with(${myItems.name}, ${start})`,
        or(eq(myItems.deleteFlag, 0), eq(myItems.status, 1)),
      ),
    );
  return rows.map(({ name }) => name);
}

/** The drafts that may be deleted, in the words of the partial index for them. */
const mayGo = sql`status = 0 and (delete_flag = 1 or not designed)`;

/** The previous version saved work without this mark, and left it hidden: it is marked now, before drafts without work are deleted. */
export async function listUnmarkedWork(queries: Queries, before: Date): Promise<void> {
  const isUnmarked = and(
    mayGo,
    sql`not designed and deleted_at is null`,
    lt(myItems.updateTime, before),
    sql`exists (select 1 from designs where designs.user_id = my_items.user_id and designs.product_id = my_items.product_id
      and jsonb_path_exists(document, '$.areas[*].layers[*]'))`,
  );
  const found = await queries
    .select({ userId: myItems.userId, productId: myItems.productId })
    .from(myItems)
    .where(isUnmarked);
  // Each with a key that is made here: on several nodes the database makes none for many.
  for (const { userId, productId } of found)
    await queries
      .update(myItems)
      .set({
        designed: true,
        deleteFlag: 0,
        draftKey: sql`coalesce(draft_key, ${randomUUID()}::uuid)`,
        isAhead: sql`version_id is null`,
      })
      .where(and(eq(myItems.userId, userId), eq(myItems.productId, productId), isUnmarked));
}

/**
 * Deletes drafts with nothing on them and items deleted by their member, if unchanged since then. Returns what names their links and pictures.
 * Their orders and prints use the versions, which stay.
 */
export async function deleteAbandoned(tx: Transaction, before: Date): Promise<Abandoned[]> {
  const { userId, productId, draftKey, gallery } = myItems;
  const named = { userId, productId, draftKey, gallery };
  const drafts = await tx
    .delete(myItems)
    .where(and(mayGo, lt(myItems.updateTime, before)))
    .returning(named);
  const completed = await tx
    .delete(myItems)
    .where(and(sql`status = 1 and delete_flag = 1`, lt(myItems.deletedAt, before)))
    .returning(named);
  return [...drafts, ...completed];
}

type Abandoned = Pick<MyItem, "userId" | "productId" | "draftKey" | "gallery">;

export interface DrawnDraft {
  readonly userId: string;
  readonly draftKey: string;
}

/** Those whose design was drawn for cards and changed within that time. */
export async function listDrawn(queries: Queries, from: Date, to: Date): Promise<DrawnDraft[]> {
  const rows = await queries
    .select({ userId: myItems.userId, draftKey: myItems.draftKey })
    .from(myItems)
    .where(and(isNotNull(myItems.draftKey), gte(myItems.updateTime, from), lt(myItems.updateTime, to)));
  return rows.map(({ userId, draftKey }) => ({ userId, draftKey: draftKey as string }));
}

import { and, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { type Queries, rowsByKey, type Transaction } from "../../../platform/database/index.ts";
import { type MyItemPicture, myItemPictures, myItems } from "../my-items.tables.ts";

export async function insertPictures(queries: Queries, rows: readonly MyItemPicture[]): Promise<void> {
  if (rows.length > 0) await queries.insert(myItemPictures).values([...rows]);
}

/** The member's own among the ids. */
export async function findPictures(queries: Queries, userId: string, ids: readonly string[]): Promise<MyItemPicture[]> {
  if (ids.length === 0) return [];
  return queries
    .select(getTableColumns(myItemPictures))
    .from(rowsByKey(myItemPictures, userId, myItemPictures.id, ids));
}

/** Whoever owns it, while an undeleted item of theirs shows it. */
export async function findShownPicture(queries: Queries, id: string): Promise<MyItemPicture | undefined> {
  const [row] = await queries
    .select()
    .from(myItemPictures)
    .where(
      and(
        eq(myItemPictures.id, id),
        sql`exists (select 1 from ${myItems} where ${myItems.userId} = ${myItemPictures.userId} and ${myItems.deletedAt} is null and ${myItemPictures.id}::text = any(${myItems.gallery}))`,
      ),
    );
  return row;
}

/** The sweep must look at them again: an item of their member no longer names them. */
export async function doubtPictures(
  queries: Queries,
  { userId, ids, since }: { readonly userId: string; readonly ids: readonly string[]; readonly since: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(myItemPictures)
    .set({ unsureSince: since })
    .where(and(eq(myItemPictures.userId, userId), inArray(sql`${myItemPictures.id}::text`, [...ids])));
}

/**
 * Looks at so many of those that no item may name since then: deletes those that none names, and is sure of the others. To be called until
 * `looked` is less than the limit. The claim holds their rows, so that a save that drops one meanwhile doubts it afterwards again.
 */
export async function deleteUnnamed(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<{ readonly looked: number; readonly gone: readonly MyItemPicture[] }> {
  const { userId, id, unsureSince } = myItemPictures;
  const doubted = await tx
    .select({ userId, id })
    .from(myItemPictures)
    .where(lt(unsureSince, before))
    .orderBy(unsureSince)
    .limit(limit);
  const users = [...new Set(doubted.map((picture) => picture.userId))];
  const claimed = await tx
    .update(myItemPictures)
    .set({ unsureSince: null })
    .where(
      and(
        inArray(userId, users),
        inArray(
          id,
          doubted.map((picture) => picture.id),
        ),
        lt(unsureSince, before),
      ),
    )
    .returning({ id });
  const ids = claimed.map((picture) => picture.id);
  // Along the items of these members: joined, the database would rather read all items there are.
  const naming = await tx
    .select({ gallery: myItems.gallery })
    .from(myItems)
    .where(and(inArray(myItems.userId, users), sql`${myItems.gallery} && ${sql.param(ids)}::text[]`));
  const named = new Set(naming.flatMap(({ gallery }) => gallery ?? []));
  const unnamed = ids.filter((pictureId) => !named.has(pictureId));
  const gone = await tx
    .delete(myItemPictures)
    .where(and(inArray(userId, users), inArray(id, unnamed)))
    .returning();
  return { looked: doubted.length, gone };
}

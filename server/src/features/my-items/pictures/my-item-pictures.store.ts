import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { type MyItemPicture, myItemPictures, myItems } from "../my-items.tables.ts";

export async function insertPictures(queries: Queries, rows: readonly MyItemPicture[]): Promise<void> {
  if (rows.length > 0) await queries.insert(myItemPictures).values([...rows]);
}

/** The member's own among the ids. */
export async function findPictures(queries: Queries, userId: string, ids: readonly string[]): Promise<MyItemPicture[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(myItemPictures)
    .where(and(eq(myItemPictures.userId, userId), inArray(myItemPictures.id, [...ids])));
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

/** Deletes and returns the rows of older pictures that no item names. */
export async function deleteUnnamed(queries: Queries, before: Date): Promise<MyItemPicture[]> {
  return queries
    .delete(myItemPictures)
    .where(
      and(
        sql`${myItemPictures.createdAt} < ${before}`,
        sql`not exists (select 1 from ${myItems} where ${myItems.userId} = ${myItemPictures.userId} and ${myItemPictures.id}::text = any(${myItems.gallery}))`,
      ),
    )
    .returning();
}

import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { type MyItemPicture, myItemPictures, myItems } from "./my-items.tables.ts";

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

/** Whoever it belongs to, while an item of theirs that they did not delete shows it. */
export async function findShownPicture(queries: Queries, id: string): Promise<MyItemPicture | undefined> {
  const [row] = await queries
    .select()
    .from(myItemPictures)
    .where(
      and(
        eq(myItemPictures.id, id),
        sql`exists (select from ${myItems} where ${myItems.userId} = ${myItemPictures.userId} and ${myItems.deletedAt} is null and ${myItemPictures.id}::text = any(${myItems.gallery}))`,
      ),
    );
  return row;
}

/** Takes away the rows of pictures from before that no item names, and answers them. */
export async function deleteUnnamed(queries: Queries, before: Date): Promise<MyItemPicture[]> {
  return queries
    .delete(myItemPictures)
    .where(
      and(
        sql`${myItemPictures.createdAt} < ${before}`,
        sql`not exists (select from ${myItems} where ${myItems.userId} = ${myItemPictures.userId} and ${myItemPictures.id}::text = any(${myItems.gallery}))`,
      ),
    )
    .returning();
}

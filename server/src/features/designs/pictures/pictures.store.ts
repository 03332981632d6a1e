import { and, count, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { type Queries, rowsByKey } from "../../../platform/database/index.ts";
import { type DesignPicture, designPictures } from "../designs.tables.ts";

export async function insertPicture(queries: Queries, row: typeof designPictures.$inferInsert): Promise<void> {
  await queries.insert(designPictures).values(row);
}

export async function countPictures(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ total: count() })
    .from(designPictures)
    .where(and(eq(designPictures.userId, userId), isNull(designPictures.removedAt)));
  return row?.total ?? 0;
}

/** Newest first, starting after the picture `after`. Those of the same moment are ordered by id. */
export async function listPictures(
  queries: Queries,
  userId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<DesignPicture[]> {
  const { createdAt, id } = designPictures;
  const before = queries
    .select({ createdAt, id })
    .from(designPictures)
    .where(and(eq(designPictures.userId, userId), eq(id, after ?? "")));
  return queries
    .select()
    .from(designPictures)
    .where(
      and(
        eq(designPictures.userId, userId),
        isNull(designPictures.removedAt),
        after === undefined ? undefined : sql`(${createdAt}, ${id}) < (${before})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The member's own among the ids, removed ones too: designs keep them. */
export async function findPictures(queries: Queries, userId: string, ids: readonly string[]): Promise<DesignPicture[]> {
  if (ids.length === 0) return [];
  return queries
    .select(getTableColumns(designPictures))
    .from(rowsByKey(designPictures, userId, designPictures.id, ids));
}

export async function hidePicture(queries: Queries, userId: string, id: string, removedAt: Date): Promise<boolean> {
  const hidden = await queries
    .update(designPictures)
    .set({ removedAt, unsureSince: removedAt })
    .where(and(eq(designPictures.userId, userId), eq(designPictures.id, id), isNull(designPictures.removedAt)))
    .returning({ id: designPictures.id });
  return hidden.length > 0;
}

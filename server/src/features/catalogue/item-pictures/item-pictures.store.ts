import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { catalogueDrafts, cataloguePictures } from "../editions.tables.ts";

export type ItemPictureRow = typeof cataloguePictures.$inferSelect;

export async function findItemPicture(queries: Queries, id: string): Promise<ItemPictureRow | undefined> {
  const [row] = await queries.select().from(cataloguePictures).where(eq(cataloguePictures.id, id));
  return row;
}

export async function listItemPictures(queries: Queries, ids: readonly string[]): Promise<ItemPictureRow[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(cataloguePictures)
    .where(inArray(cataloguePictures.id, [...ids]));
}

export async function listKnownPictures(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await listItemPictures(queries, ids)).map(({ id }) => id));
}

/** Whether it is new here. One that was there already is kept from being swept for as long as a new one. */
export async function putItemPicture(
  tx: Queries,
  { publishedIn: _, ...row }: Omit<ItemPictureRow, "publishedIn"> & { readonly publishedIn?: null },
): Promise<boolean> {
  const [put] = await tx
    .insert(cataloguePictures)
    .values(row)
    .onConflictDoUpdate({
      target: cataloguePictures.id,
      set: { uploadedAt: row.uploadedAt },
      setWhere: isNull(cataloguePictures.publishedIn),
    })
    .returning({ file: cataloguePictures.file });
  return put?.file === row.file;
}

/** From then on it is never deleted. */
export async function markPublished(tx: Transaction, ids: readonly string[], edition: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(cataloguePictures)
    .set({ publishedIn: edition })
    .where(and(inArray(cataloguePictures.id, [...ids]), isNull(cataloguePictures.publishedIn)));
}

/** Those that no edition ever had and no draft names. Under the lock of the import, so that none is published meanwhile. */
export async function deleteUnusedPictures(
  tx: Transaction,
  uploadedBefore: Date,
  limit: number,
): Promise<ItemPictureRow[]> {
  const named = sql`exists (select 1 from ${catalogueDrafts} where position(${cataloguePictures.id} in text) > 0)`;
  const unused = tx
    .select({ id: cataloguePictures.id })
    .from(cataloguePictures)
    .where(
      and(isNull(cataloguePictures.publishedIn), lt(cataloguePictures.uploadedAt, uploadedBefore), sql`not ${named}`),
    )
    .limit(limit);
  return tx.delete(cataloguePictures).where(inArray(cataloguePictures.id, unused)).returning();
}

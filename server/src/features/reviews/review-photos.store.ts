import { and, eq, inArray, isNull, lt, notInArray } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { ReviewKey } from "./reviews.store.ts";
import { type ReviewPhoto, reviewPhotos } from "./reviews.tables.ts";

export async function insertPhotos(queries: Queries, photos: readonly ReviewPhoto[]): Promise<void> {
  if (photos.length > 0) await queries.insert(reviewPhotos).values([...photos]);
}

export async function findPhoto(queries: Queries, id: string): Promise<ReviewPhoto | undefined> {
  const [row] = await queries
    .select()
    .from(reviewPhotos)
    .where(and(eq(reviewPhotos.id, id), isNull(reviewPhotos.unusedSince)));
  return row;
}

/** The review shows these in their order, and no others: what it no longer shows is due at once, and returned. */
export async function showPhotos(
  tx: Transaction,
  { userId, itemId }: ReviewKey,
  ids: readonly string[],
): Promise<string[]> {
  const isOfReview = and(eq(reviewPhotos.userId, userId), eq(reviewPhotos.itemId, itemId));
  const isOther = ids.length > 0 ? notInArray(reviewPhotos.id, [...ids]) : undefined;
  const gone = await tx
    .update(reviewPhotos)
    .set({ unusedSince: DUE })
    .where(and(isOfReview, isNull(reviewPhotos.unusedSince), isOther))
    .returning({ id: reviewPhotos.id });
  for (const [position, id] of ids.entries())
    await tx
      .update(reviewPhotos)
      .set({ position, unusedSince: null })
      .where(and(isOfReview, eq(reviewPhotos.id, id)));
  return gone.map(({ id }) => id);
}

/** Nothing will ever show it. */
const DUE = new Date(0);

export async function listUnused(queries: Queries, before: Date, limit: number): Promise<ReviewPhoto[]> {
  return queries.select().from(reviewPhotos).where(lt(reviewPhotos.unusedSince, before)).limit(limit);
}

export async function deletePhotos(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await queries.delete(reviewPhotos).where(inArray(reviewPhotos.id, [...ids]));
}

export async function listPhotosOf(queries: Queries, userId: string): Promise<ReviewPhoto[]> {
  return queries.select().from(reviewPhotos).where(eq(reviewPhotos.userId, userId));
}

import { type ReviewSum, sumChange } from "@surimono/domain/reviews";
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { lockName, type Queries, type Transaction } from "../../platform/database/index.ts";
import {
  type Review,
  type ReviewPhoto,
  type ReviewReport,
  reviewPhotos,
  reviewReports,
  reviewSums,
  reviews,
} from "./reviews.tables.ts";

export interface ReviewKey {
  readonly userId: string;
  readonly itemId: number;
}

const isOf = ({ userId, itemId }: ReviewKey) => and(eq(reviews.userId, userId), eq(reviews.itemId, itemId));

/** A hidden one that its author deleted has no words left, which no other has: only its being hidden is kept. */
export const isThere = ne(reviews.words, "");

/** Writings and decisions of one review take turns; one that is not there yet cannot be locked. Also finds a deleted one. */
export async function lockReview(tx: Transaction, key: ReviewKey): Promise<Review | undefined> {
  await lockName(tx, `review:${key.userId}:${key.itemId}`);
  const [row] = await tx.select().from(reviews).where(isOf(key));
  return row;
}

export async function findReview(queries: Queries, key: ReviewKey): Promise<Review | undefined> {
  const [row] = await queries
    .select()
    .from(reviews)
    .where(and(isOf(key), isThere));
  return row;
}

async function findReviewById(queries: Queries, id: string): Promise<Review | undefined> {
  const [row] = await queries
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), isThere));
  return row;
}

export async function lockReviewById(tx: Transaction, id: string): Promise<Review | undefined> {
  const found = await findReviewById(tx, id);
  if (!found) return undefined;
  await lockReview(tx, found);
  return findReviewById(tx, id);
}

/** The newest first. */
export async function listShown(queries: Queries, itemId: number, after: string | undefined, limit: number) {
  const isNext = after === undefined ? undefined : lt(reviews.id, after);
  return queries
    .select()
    .from(reviews)
    .where(and(eq(reviews.itemId, itemId), isNull(reviews.hiddenAt), isNext))
    .orderBy(desc(reviews.id))
    .limit(limit);
}

export async function findSum(queries: Queries, itemId: number): Promise<ReviewSum> {
  const [row] = await queries.select().from(reviewSums).where(eq(reviewSums.itemId, itemId));
  return row ?? { reviews: 0, stars: 0 };
}

/** Of all goods that have a review, as many as the catalogue has goods: one row for each. */
export async function listSums(queries: Queries) {
  return queries.select().from(reviewSums).where(gt(reviewSums.reviews, 0)).orderBy(asc(reviewSums.itemId));
}

/** The member's own, of these goods. */
export async function listOwn(queries: Queries, userId: string, itemIds: readonly number[]): Promise<Review[]> {
  if (itemIds.length === 0) return [];
  return queries
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.itemId, [...itemIds]), isThere));
}

/** The goods that the member has reviewed, in the order in which the reviews are locked. */
export async function listReviewed(tx: Transaction, userId: string): Promise<number[]> {
  const rows = await tx
    .select({ itemId: reviews.itemId })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.itemId));
  return rows.map(({ itemId }) => itemId);
}

/** Under its lock: the row, and by how much the sum of its goods changes with it. */
export async function replaceReview(tx: Transaction, before: Review | undefined, after: Review | undefined) {
  const one = after ?? before;
  if (!one) return;
  if (after)
    await tx
      .insert(reviews)
      .values(after)
      .onConflictDoUpdate({ target: [reviews.userId, reviews.itemId], set: after });
  else await tx.delete(reviews).where(isOf(one));
  const counted = (row: Review | undefined) => row && { stars: row.stars, isHidden: row.hiddenAt !== null };
  const change = sumChange(counted(before), counted(after));
  if (change.reviews === 0 && change.stars === 0) return;
  await tx
    .insert(reviewSums)
    .values({ itemId: one.itemId, ...change })
    .onConflictDoUpdate({
      target: reviewSums.itemId,
      set: {
        reviews: sql`${reviewSums.reviews} + ${change.reviews}`,
        stars: sql`${reviewSums.stars} + ${change.stars}`,
      },
    });
}

/** Those that a review shows. */
export async function listPhotos(queries: Queries, of: readonly ReviewKey[]): Promise<ReviewPhoto[]> {
  if (of.length === 0) return [];
  const users = [...new Set(of.map(({ userId }) => userId))];
  const items = [...new Set(of.map(({ itemId }) => itemId))];
  return queries
    .select()
    .from(reviewPhotos)
    .where(
      and(inArray(reviewPhotos.userId, users), inArray(reviewPhotos.itemId, items), isNull(reviewPhotos.unusedSince)),
    )
    .orderBy(asc(reviewPhotos.position));
}

/** Of all these, as the operator reads them. */
export async function listReports(queries: Queries, of: readonly ReviewKey[]): Promise<ReviewReport[]> {
  if (of.length === 0) return [];
  return queries
    .select()
    .from(reviewReports)
    .where(
      inArray(
        reviewReports.userId,
        of.map(({ userId }) => userId),
      ),
    )
    .orderBy(desc(reviewReports.createdAt));
}

/**
 * A second one of the same member is the same one, and the first stays as it was, unless the review has other words since then. False if it
 * stayed.
 */
export async function insertReport(tx: Transaction, report: ReviewReport, since: Date): Promise<boolean> {
  const { reason, comment, createdAt, settledAt } = report;
  const written = await tx
    .insert(reviewReports)
    .values(report)
    .onConflictDoUpdate({
      target: [reviewReports.userId, reviewReports.itemId, reviewReports.reporterId],
      set: { reason, comment, createdAt, settledAt },
      setWhere: sql`coalesce(${reviewReports.settledAt}, ${reviewReports.createdAt}) < ${since.toISOString()}::timestamptz`,
    })
    .returning({ id: reviewReports.id });
  return written.length > 0;
}

const isOpenOf = ({ userId, itemId }: ReviewKey) =>
  and(eq(reviewReports.userId, userId), eq(reviewReports.itemId, itemId), isNull(reviewReports.settledAt));

export async function countOpenReports(queries: Queries, key: ReviewKey): Promise<number> {
  return queries.$count(reviewReports, isOpenOf(key));
}

export async function settleReports(tx: Transaction, key: ReviewKey, now: Date): Promise<void> {
  await tx.update(reviewReports).set({ settledAt: now }).where(isOpenOf(key));
}

export async function deleteReports(tx: Transaction, { userId, itemId }: ReviewKey): Promise<void> {
  await tx.delete(reviewReports).where(and(eq(reviewReports.userId, userId), eq(reviewReports.itemId, itemId)));
}

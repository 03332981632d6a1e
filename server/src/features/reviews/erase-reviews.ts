import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import { showPhotos } from "./review-photos.store.ts";
import { replaceReview } from "./reviews.store.ts";
import { reviewReports, reviews } from "./reviews.tables.ts";

/** For a member who leaves: the reviews, what was said about them, and what the member said about others'. The sweep takes the photographs. */
export async function eraseReviews(tx: Transaction, userId: string): Promise<void> {
  for (const review of await tx.select().from(reviews).where(eq(reviews.userId, userId)).for("update")) {
    await replaceReview(tx, review, undefined);
    await showPhotos(tx, review, []);
  }
  await tx.delete(reviewReports).where(eq(reviewReports.userId, userId));
  await tx.delete(reviewReports).where(eq(reviewReports.reporterId, userId));
}

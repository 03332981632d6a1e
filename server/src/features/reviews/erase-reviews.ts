import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import { showPhotos } from "./review-photos.store.ts";
import { listReviewed, lockReview, replaceReview } from "./reviews.store.ts";
import { reviewReports } from "./reviews.tables.ts";

/** For a member who leaves: the reviews, what was said about them, and what the member said about others'. The sweep takes the photographs. */
export async function eraseReviews(tx: Transaction, userId: string): Promise<void> {
  for (const itemId of await listReviewed(tx, userId)) {
    const key = { userId, itemId };
    // An operator who decides at this moment would write the row again.
    await replaceReview(tx, await lockReview(tx, key), undefined);
    await showPhotos(tx, key, []);
  }
  await tx.delete(reviewReports).where(eq(reviewReports.userId, userId));
  await tx.delete(reviewReports).where(eq(reviewReports.reporterId, userId));
}

import type { Hook } from "../../platform/hook.ts";
import type { Renamed } from "../members/index.ts";
import { listReviewed, lockReview, replaceReview } from "./reviews.store.ts";

/** A nickname that was given up stands on no review any more. Under the lock of each, or a decision at this moment would write it again. */
export const renameAuthor: Hook<Renamed> = async (tx, { userId, nickname }) => {
  for (const itemId of await listReviewed(tx, userId)) {
    const review = await lockReview(tx, { userId, itemId });
    if (review && review.words !== "" && review.nickname !== nickname)
      await replaceReview(tx, review, { ...review, nickname });
  }
};

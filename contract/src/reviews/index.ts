export { answerReview, decideReview, listReviewCases, REVIEW_VIEWS } from "./console.ts";
export { listReviewSums } from "./list-review-sums.ts";
export { listReviews } from "./list-reviews.ts";
export {
  deleteReview,
  getOwnReview,
  listOrderReviews,
  MAX_REVIEW_PHOTO_BYTES,
  reportReview,
  writeReview,
} from "./own-review.ts";
export { reviewPhotoPath, type WireReview } from "./review.ts";

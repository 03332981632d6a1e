export { eraseReviews } from "./erase-reviews.ts";
export { listReviewFiles, sweepPhotos as sweepReviewPhotos } from "./photo-files.ts";
export { renameAuthor } from "./rename-author.ts";
export { countWaitingReviews } from "./review-cases.store.ts";
export { reviewImage } from "./review-image.ts";
export { reviewsRoutes } from "./reviews.routes.ts";

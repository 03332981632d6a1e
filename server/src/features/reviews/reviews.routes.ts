import * as calls from "@surimono/contract/reviews";
import { ok } from "@surimono/domain/kernel";
import { averageStars, REVIEW_PHOTOS, REVIEWS_PAGE } from "@surimono/domain/reviews";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { reviewConsoleRoutes } from "./console.routes.ts";
import { getOwnReview, listOrderReviews } from "./own-reviews.ts";
import { sweepPhotos } from "./photo-files.ts";
import { presentReviews } from "./present-review.ts";
import { reportReview } from "./report-review.ts";
import { findSum, listShown, listSums } from "./reviews.store.ts";
import { deleteReview, writeReview } from "./write-review.ts";

const sweepPhotosJob = timedJob("sweep-review-photos");
const PER_MEMBER = { points: 30, seconds: 3600, per: "member" } as const;

/** What buyers say of goods. */
export function reviewsRoutes(shop: Shop): void {
  const { route, database } = shop;
  reviewConsoleRoutes(shop);
  route(calls.listReviews, async ({ payload: { product_id: itemId, after } }) => {
    const [rows, sum] = await Promise.all([
      listShown(database.db, itemId, after, REVIEWS_PAGE + 1),
      findSum(database.db, itemId),
    ]);
    const shown = rows.slice(0, REVIEWS_PAGE);
    return ok({
      reviews: await presentReviews(database.db, shown),
      total: sum.reviews,
      average: averageStars(sum) ?? null,
      next: rows.length > REVIEWS_PAGE ? (shown.at(-1)?.id ?? null) : null,
    });
  });
  route(calls.listReviewSums, async () => {
    const sums = await listSums(database.db);
    return ok({
      sums: sums.flatMap((sum) => {
        const average = averageStars(sum);
        return average === undefined ? [] : { product_id: sum.itemId, total: sum.reviews, average };
      }),
    });
  });
  route(calls.getOwnReview, ({ member, payload }) => getOwnReview(shop, member, payload.product_id));
  route(calls.listOrderReviews, ({ member, payload }) => listOrderReviews(shop, member, payload.order_id));
  route(
    calls.writeReview,
    ({ member, payload, files }) => writeReview(shop, member, payload.review, Object.values(files)),
    {
      inTurn: true,
      bodyLimit: (REVIEW_PHOTOS + 1) * calls.MAX_REVIEW_PHOTO_BYTES,
      // Above the limits, so that slightly too large or too many get the answer that says so.
      files: { files: REVIEW_PHOTOS * 2, fileBytes: calls.MAX_REVIEW_PHOTO_BYTES + 1024 * 1024 },
      limit: PER_MEMBER,
    },
  );
  route(calls.deleteReview, ({ member, payload }) => deleteReview(shop, member, payload.product_id), {
    limit: PER_MEMBER,
  });
  route(calls.reportReview, ({ member, payload }) => reportReview(shop, member, payload), {
    limit: { points: 10, seconds: 3600, per: "member" },
  });
  shop.jobs.handle(sweepPhotosJob, () => sweepPhotos(shop));
}

import {
  REVIEW_PHOTOS,
  REVIEW_REPORT_REASONS,
  REVIEW_WORDS_MAX,
  type ReviewReportReason,
} from "@surimono/domain/reviews";
import * as z from "zod/mini";
import { defineCall, done, id, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { reviewFailures } from "./failures.ts";
import { reviewSchema, starsSchema } from "./review.ts";

export const MAX_REVIEW_PHOTO_BYTES = 10 * 1024 * 1024;

const ownReviewSchema = z.object({ ...reviewSchema.shape, is_hidden: z.boolean() });

export const getOwnReview = defineCall({
  name: "getOwnReview",
  method: "GET",
  path: "/api/review/own",
  summary: "The member's own review of goods, and whether they may write one.",
  access: "member",
  payload: z.object({ product_id: idInQuery }),
  answer: z.object({
    may_write: z.boolean(),
    review: z.nullable(ownReviewSchema),
  }),
  failures: {},
});

export const listOrderReviews = defineCall({
  name: "listOrderReviews",
  method: "GET",
  path: "/api/review/of-order",
  summary:
    "The goods of one of the member's orders that they may review, with what they said of each; none before it was sent.",
  access: "member",
  payload: z.object({ order_id: z.uuid() }),
  answer: z.object({
    goods: z.array(
      z.object({
        product_id: z.int(),
        name: z.string(),
        review: z.nullable(ownReviewSchema),
      }),
    ),
  }),
  failures: {},
});

export const writeReview = defineCall({
  name: "writeReview",
  method: "POST",
  path: "/api/review/write",
  summary:
    "Writes the member's review of goods that were shipped to them, or writes it anew. Its photographs are those of `keep` and the files.",
  access: "member",
  body: "multipart",
  payload: z.strictObject({
    review: z.strictObject({
      product_id: id,
      stars: starsSchema,
      words: typed(REVIEW_WORDS_MAX * 2),
      /** Photographs of it that stay. */
      keep: z._default(z.array(z.uuid()).check(z.maxLength(REVIEW_PHOTOS)), []),
    }),
  }),
  /** Hidden, it is not shown before an operator has looked at it: also one that was deleted and is written anew. */
  answer: z.object({ is_hidden: z.boolean() }),
  failures: pickFailures(
    reviewFailures,
    "reviews/no-such-item",
    "reviews/not-bought",
    "reviews/words-missing",
    "reviews/too-many-photos",
    "reviews/photo-too-large",
    "reviews/photo-not-supported",
    "reviews/photo-broken",
    "reviews/photo-too-heavy",
    "reviews/busy",
  ),
});

export const deleteReview = defineCall({
  name: "deleteReview",
  method: "POST",
  path: "/api/review/delete",
  summary: "Deletes the member's own review with its photographs. One that is gone is no failure.",
  access: "member",
  payload: z.strictObject({ product_id: id }),
  answer: done,
  failures: {},
});

export const reportReview = defineCall({
  name: "reportReview",
  method: "POST",
  path: "/api/review/report",
  summary: "Tells the operator what is wrong with a review; its author never learns who it was.",
  access: "member",
  payload: z.strictObject({
    review_id: z.uuid(),
    reason: z.enum(Object.keys(REVIEW_REPORT_REASONS) as [ReviewReportReason, ...ReviewReportReason[]]),
    comment: typed(500),
  }),
  answer: done,
  failures: pickFailures(reviewFailures, "reviews/no-such-review", "reviews/own"),
});

import {
  REVIEW_REPORT_REASONS,
  REVIEW_VERDICTS,
  REVIEW_WORDS_MAX,
  type ReviewReportReason,
  type ReviewVerdict,
} from "@surimono/domain/reviews";
import * as z from "zod/mini";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { reviewFailures } from "./failures.ts";
import { reviewSchema } from "./review.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
/** As the operator read it: what its author wrote since is read first. */
const changed_at = z.iso.datetime();
export const REVIEW_VIEWS = ["open", "hidden", "all"] as const;

export const listReviewCases = defineCall({
  ...OF_CONSOLE,
  name: "listReviewCases",
  method: "GET",
  path: "/api/operator/reviews",
  summary: "Reviews of all goods, fifty at a time: those that nobody looked at or that were reported the oldest first.",
  right: "gallery.see",
  payload: z.object({ view: z._default(z.enum(REVIEW_VIEWS), "open"), after: z.optional(z.uuid()) }),
  answer: z.object({
    cases: z.array(
      z.object({
        ...reviewSchema.shape,
        product_id: z.int(),
        product_name: z.string(),
        member_id: z.string(),
        is_hidden: z.boolean(),
        /** When it was written as it is. */
        changed_at: z.string(),
        /** Nobody looked at it as it is now. */
        is_new: z.boolean(),
        reports: z.array(
          z.object({
            reason: z.enum(Object.keys(REVIEW_REPORT_REASONS) as [ReviewReportReason, ...ReviewReportReason[]]),
            comment: z.string(),
            at: z.string(),
            is_open: z.boolean(),
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  failures: {},
});

export const decideReview = defineCall({
  ...OF_CONSOLE,
  name: "decideReview",
  method: "POST",
  path: "/api/operator/reviews/decide",
  summary:
    "Leaves a review, hides it or shows it again; what was reported is settled. Its author is told what changed, with `words`.",
  right: "gallery.decide",
  payload: z.object({
    review_id: z.uuid(),
    verdict: z.enum(Object.keys(REVIEW_VERDICTS) as [ReviewVerdict, ...ReviewVerdict[]]),
    words: typed(200),
    reason: typed(200, 1),
    changed_at,
    /** Of its reports those that were open then. */
    open_reports: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  answer: done,
  failures: pickFailures(
    reviewFailures,
    "reviews/no-such-review",
    "reviews/decided-before",
    "reviews/author-wants-words",
  ),
});

export const answerReview = defineCall({
  ...OF_CONSOLE,
  name: "answerReview",
  method: "POST",
  path: "/api/operator/reviews/answer",
  summary: "The shop's answer below a review, for everybody; empty words take it back. Its author hears of it.",
  right: "gallery.decide",
  payload: z.object({ review_id: z.uuid(), words: typed(REVIEW_WORDS_MAX), reason: typed(200, 1), changed_at }),
  answer: done,
  failures: pickFailures(reviewFailures, "reviews/no-such-review", "reviews/decided-before"),
});

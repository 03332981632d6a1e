export {
  averageStars,
  canDecideReview,
  MOST_STARS,
  REVIEW_PHOTOS,
  REVIEW_REPORT_REASONS,
  REVIEW_VERDICTS,
  REVIEW_WORDS_MAX,
  REVIEWS_PAGE,
  type ReviewReportReason,
  type ReviewSum,
  type ReviewVerdict,
  sumChange,
} from "./review.ts";

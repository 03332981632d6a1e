/** Characters of a review, and of the shop's answer to it. */
export const REVIEW_WORDS_MAX = 1000;
export const REVIEW_PHOTOS = 4;
export const MOST_STARS = 5;
/** One request's part of a list. */
export const REVIEWS_PAGE = 10;

/** All that goods were given, kept as sums so that no list is counted for an average. */
export interface ReviewSum {
  readonly reviews: number;
  readonly stars: number;
}

/** With one decimal, as it is shown; undefined where nobody has said anything. */
export function averageStars({ reviews, stars }: ReviewSum): number | undefined {
  return reviews === 0 ? undefined : Math.round((stars * 10) / reviews) / 10;
}

interface Counted {
  readonly stars: number;
  readonly isHidden: boolean;
}

/** What a sum changes by when a review becomes another; undefined is none. Hidden ones do not count (rule reviews-average). */
export function sumChange(before: Counted | undefined, after: Counted | undefined): ReviewSum {
  const counted = (review: Counted | undefined) => (review && !review.isHidden ? review.stars : 0);
  return {
    reviews: Number(counted(after) > 0) - Number(counted(before) > 0),
    stars: counted(after) - counted(before),
  };
}

/** Why somebody reports a review. */
export const REVIEW_REPORT_REASONS = {
  rude: "ひとを傷つけることばがある",
  personal: "個人の情報が写っている、書かれている",
  false: "商品と関係がない、事実とちがう",
  other: "そのほか",
} as const;
export type ReviewReportReason = keyof typeof REVIEW_REPORT_REASONS;

/** What the shop decides on a review. */
export const REVIEW_VERDICTS = {
  checked: "このままにする",
  hidden: "表示をやめる",
  shown: "もう一度表示する",
} as const;
export type ReviewVerdict = keyof typeof REVIEW_VERDICTS;

/** Whether there is something to decide so. */
export function canDecideReview(verdict: ReviewVerdict, isHidden: boolean): boolean {
  return verdict === "checked" || isHidden === (verdict === "shown");
}

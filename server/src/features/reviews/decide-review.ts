import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { canDecideReview, type ReviewVerdict } from "@surimono/domain/reviews";
import type { Transaction } from "../../platform/database/index.ts";
import { lockReviewById, replaceReview, settleReports } from "./reviews.store.ts";
import { type ReviewDesk, tellOfReview } from "./tell-of-review.ts";

interface Decision {
  readonly id: string;
  readonly verdict: ReviewVerdict;
  /** For its author. */
  readonly words: string;
}

/** What waited is settled; the author is told of what changed (rule reviews-decided). The second of two operators finds it decided. */
export async function decideReview(tx: Transaction, desk: ReviewDesk, { id, verdict, words }: Decision) {
  const review = await lockReviewById(tx, id);
  if (!review) return fail("reviews/no-such-review");
  if (!canDecideReview(verdict, review.hiddenAt !== null)) return fail("reviews/decided-before");
  if (verdict === "hidden" && words === "") return fail("reviews/author-wants-words");
  const now = desk.now();
  const hiddenAt = verdict === "checked" ? review.hiddenAt : verdict === "hidden" ? now : null;
  await replaceReview(tx, review, { ...review, checkedAt: now, hiddenAt });
  await settleReports(tx, review, now);
  if (verdict !== "checked") await tellOfReview(tx, desk, review, { what: verdict, words });
  return ok(DONE);
}

/** Empty words take the answer back, and nobody is told. */
export async function answerReview(tx: Transaction, desk: ReviewDesk, id: string, words: string) {
  const review = await lockReviewById(tx, id);
  if (!review) return fail("reviews/no-such-review");
  const now = desk.now();
  const answeredAt = words === "" ? null : now;
  await replaceReview(tx, review, { ...review, answer: words, answeredAt, checkedAt: now });
  if (words !== "" && words !== review.answer) await tellOfReview(tx, desk, review, { what: "answered", words });
  return ok(DONE);
}

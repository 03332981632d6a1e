import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { canDecideReview, type ReviewVerdict } from "@surimono/domain/reviews";
import type { Transaction } from "../../platform/database/index.ts";
import { countOpenReports, lockReviewById, replaceReview, settleReports } from "./reviews.store.ts";
import type { Review } from "./reviews.tables.ts";
import { type ReviewDesk, tellOfReview } from "./tell-of-review.ts";

interface Decision {
  readonly id: string;
  readonly verdict: ReviewVerdict;
  /** For its author. */
  readonly words: string;
  /** As its operator read it, in ISO. */
  readonly changedAt: string;
  readonly openReports: number;
}

/** When it was written as it is, in ISO. */
export function changedAtOf({ editedAt, writtenAt }: Review): string {
  return (editedAt ?? writtenAt).toISOString();
}

/**
 * What waited is settled; the author is told of what changed (rule reviews-decided). The second of two operators finds it decided, and what was
 * written or reported since it was read is not settled.
 */
export async function decideReview(tx: Transaction, desk: ReviewDesk, decision: Decision) {
  const { id, verdict, words } = decision;
  const review = await lockReviewById(tx, id);
  if (!review) return fail("reviews/no-such-review");
  const isAsRead =
    changedAtOf(review) === decision.changedAt && (await countOpenReports(tx, review)) === decision.openReports;
  if (!isAsRead || !canDecideReview(verdict, review.hiddenAt !== null)) return fail("reviews/decided-before");
  if (verdict === "hidden" && words === "") return fail("reviews/author-wants-words");
  const now = desk.now();
  const hiddenAt = verdict === "checked" ? review.hiddenAt : verdict === "hidden" ? now : null;
  await replaceReview(tx, review, { ...review, checkedAt: now, hiddenAt });
  await settleReports(tx, review, now);
  if (verdict !== "checked") await tellOfReview(tx, desk, review, { what: verdict, words });
  return ok(DONE);
}

/** Empty words take the answer back, and nobody is told. */
export async function answerReview(
  tx: Transaction,
  desk: ReviewDesk,
  { id, words, changedAt }: Omit<Decision, "verdict" | "openReports">,
) {
  const review = await lockReviewById(tx, id);
  if (!review) return fail("reviews/no-such-review");
  if (changedAtOf(review) !== changedAt) return fail("reviews/decided-before");
  const now = desk.now();
  const answeredAt = words === "" ? null : now;
  await replaceReview(tx, review, { ...review, answer: words, answeredAt, checkedAt: now });
  if (words !== "" && words !== review.answer) await tellOfReview(tx, desk, review, { what: "answered", words });
  return ok(DONE);
}

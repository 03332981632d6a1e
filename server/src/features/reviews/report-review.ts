import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { reportReview as reportCall } from "@surimono/contract/reviews";
import { fail, ok } from "@surimono/domain/kernel";
import { REVIEW_REPORT_REASONS } from "@surimono/domain/reviews";
import { v7 as newId } from "uuid";
import type { Member, Shop } from "../../platform/http/index.ts";
import { type Letter, mailJob } from "../../platform/mail/index.ts";
import { findItem } from "../catalogue/index.ts";
import { holdAccount } from "../members/index.ts";
import { insertReport, lockReviewById } from "./reviews.store.ts";
import type { ReviewReport } from "./reviews.tables.ts";

/** Stored and mailed to the operator in one transaction, so that none is lost in between (rule reviews-reported). */
export async function reportReview(
  shop: Shop,
  member: Member,
  { review_id, reason, comment }: PayloadOf<typeof reportCall>,
) {
  return shop.database.inTransaction(async (tx) => {
    // The account first, as whoever closes it locks it before its reports.
    if (!(await holdAccount(tx, member.id))) return fail("session/expired");
    const review = await lockReviewById(tx, review_id);
    if (!review || review.hiddenAt !== null) return fail("reviews/no-such-review");
    if (review.userId === member.id) return fail("reviews/own");
    const { userId, itemId } = review;
    const of = { id: newId(), userId, itemId, reporterId: member.id };
    const report: ReviewReport = { ...of, reason, comment, createdAt: shop.now(), settledAt: null };
    if (await insertReport(tx, report, review.editedAt ?? review.writtenAt))
      await shop.jobs.enqueue(tx, mailJob, letterToOperator(shop, report));
    return ok(DONE);
  });
}

/** Without its reporter's name, which the console does not show either. */
function letterToOperator(shop: Shop, { itemId, reason, comment }: ReviewReport): Letter {
  const goods = findItem(shop, itemId)?.name ?? "商品";
  return {
    to: shop.env.mailFrom,
    subject: `【レビューの通報】${goods}`,
    text: [
      `商品: ${goods}（${itemId}）`,
      `理由: ${REVIEW_REPORT_REASONS[reason]}`,
      "",
      comment || "（ご意見の記入はありません）",
      "",
      `確認するには: ${shop.env.publicUrl}/operator/reviews`,
    ].join("\n"),
  };
}

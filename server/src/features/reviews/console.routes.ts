import * as calls from "@surimono/contract/reviews";
import { ok } from "@surimono/domain/kernel";
import type { Deed } from "../../platform/audit/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { findItem, sealFor } from "../catalogue/index.ts";
import { answerReview, changedAtOf, decideReview } from "./decide-review.ts";
import { presentReviews } from "./present-review.ts";
import { listForConsole } from "./review-cases.store.ts";
import { listReports, lockReviewById } from "./reviews.store.ts";

const PAGE = 50;

/** Without anybody's words: an entry of the record cannot be deleted. */
function ofReview(action: string, id: string, reason: string, asked: object = {}): Deed {
  return {
    ...{ action, subject: { kind: "review", id }, reason, asked },
    state: async (tx) => {
      const review = await lockReviewById(tx, id);
      return review && { isHidden: review.hiddenAt !== null, isAnswered: review.answer !== "" };
    },
  };
}

/** The operator's list of reviews, the decision on each, and the shop's answer. */
export function reviewConsoleRoutes(shop: Shop): void {
  const { operatorRoute, database } = shop;
  operatorRoute(calls.listReviewCases, async ({ payload }) => {
    const rows = await listForConsole(database.db, { view: payload.view, after: payload.after, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    const [presented, reports] = await Promise.all([
      presentReviews(database.db, shown, (userId, path) => sealFor(shop, userId)(path)),
      listReports(database.db, shown),
    ]);
    const cases = shown.flatMap((row, index) => {
      const review = presented[index];
      if (!review) return [];
      return {
        ...review,
        ...{ product_id: row.itemId, product_name: findItem(shop, row.itemId)?.name ?? "", member_id: row.userId },
        ...{ is_hidden: row.hiddenAt !== null, is_new: row.checkedAt === null, changed_at: changedAtOf(row) },
        reports: reports
          .filter(({ userId, itemId }) => userId === row.userId && itemId === row.itemId)
          .map(({ reason, comment, createdAt, settledAt }) => ({
            ...{ reason, comment, at: createdAt.toISOString(), is_open: settledAt === null },
          })),
      };
    });
    return ok({ cases, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null });
  });
  operatorRoute(calls.decideReview, async ({ payload, recorded }) => {
    const { review_id: id, verdict, words, reason, changed_at: changedAt, open_reports: openReports } = payload;
    return recorded(ofReview(calls.decideReview.name, id, reason, { verdict })).inTransaction((tx) =>
      decideReview(tx, shop, { id, verdict, words, changedAt, openReports }),
    );
  });
  operatorRoute(calls.answerReview, async ({ payload, recorded }) => {
    const { review_id: id, words, reason, changed_at: changedAt } = payload;
    return recorded(ofReview(calls.answerReview.name, id, reason)).inTransaction((tx) =>
      answerReview(tx, shop, { id, words, changedAt }),
    );
  });
}

import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { reportPublishedItem as reportCall } from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import { reportReasonNames } from "@surimono/domain/my-items";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { type Letter, mailJob } from "../../../platform/mail/index.ts";
import { holdAccount } from "../../members/index.ts";
import { findPublished, insertReport, lockReports, type PublishedRow, wasReported } from "./published-items.store.ts";

type Report = PayloadOf<typeof reportCall>;

/** The same words within this time are one report: a double click, or a retry because the first answer was lost. */
const REPEAT_MS = 10 * 60_000;

/** Stored and mailed to the operator in one transaction, so that none is lost in between. */
export async function reportPublishedItem(shop: Shop, report: Report, reporter: Member | undefined) {
  return shop.database.inTransaction(async (tx) => {
    if (reporter && !(await holdAccount(tx, reporter.id))) return fail("session/expired");
    await lockReports(tx, report.product_id);
    const published = await findPublished(tx, report.product_id, shop.now());
    if (!published) return fail("my-items/not-published");
    const told = {
      userId: published.item.userId,
      productId: report.product_id,
      reporterId: reporter?.id ?? null,
      reason: report.reason,
      comment: report.comment,
      createdAt: shop.now(),
    };
    if (await wasReported(tx, told, new Date(told.createdAt.getTime() - REPEAT_MS))) return ok(DONE);
    const id = await insertReport(tx, told);
    await shop.jobs.enqueue(tx, mailJob, letterToOperator(shop, id, report, published, reporter));
    return ok(DONE);
  });
}

function letterToOperator(
  shop: Shop,
  id: string,
  report: Report,
  { item, nickname }: PublishedRow,
  reporter: Member | undefined,
): Letter {
  return {
    to: shop.env.mailFrom,
    ...(reporter && { replyTo: reporter.email }),
    subject: `【ギャラリーの通報】${item.productId}`,
    text: [
      `受付番号: ${id}`,
      `作品: ${item.name}（${item.productId}）`,
      `つくった方: ${nickname}`,
      `ページ: ${shop.env.publicUrl}/gallery?item=${item.productId}`,
      `理由: ${reportReasonNames[report.reason]}`,
      "",
      report.comment || "（ご意見の記入はありません）",
      "",
      `表示をやめるには: npm run operator -- gallery hide ${item.productId}`,
    ].join("\n"),
  };
}

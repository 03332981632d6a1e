import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { type Letter, mailJob } from "../../platform/mail/index.ts";
import { findItem } from "../catalogue/index.ts";
import { findEmail } from "../members/index.ts";
import { leaveNotification } from "../notices/index.ts";
import type { Review } from "./reviews.tables.ts";

export type ReviewDesk = Pick<Shop, "jobs" | "env" | "now"> & Parameters<typeof findItem>[0];

interface Told {
  readonly what: "hidden" | "shown" | "answered";
  /** Of the operator. */
  readonly words: string;
}

const SENTENCES: Readonly<Record<Told["what"], string>> = {
  hidden: "運営の確認により、表示をとりやめました。内容をなおすと、運営があらためて確認します。",
  shown: "あらためて確認し、ふたたび表示しました。",
  answered: "お店からお返事しました。",
};

/** In the bell and by letter, in the transaction of what happened. */
export async function tellOfReview(tx: Transaction, desk: ReviewDesk, review: Review, told: Told): Promise<void> {
  const goods = findItem(desk, review.itemId)?.name ?? "商品";
  const linkUrl = `/items/detail/${review.itemId}`;
  const content = `「${goods}」へのレビュー：${SENTENCES[told.what]}`;
  const text = { type: 1, content, linkUrl, iconPath: null, accountType: null } as const;
  await leaveNotification(tx, review.userId, text, "operator", desk.now());
  const to = await findEmail(tx, review.userId);
  if (to) await desk.jobs.enqueue(tx, mailJob, letterOf(to, goods, told, `${desk.env.publicUrl}${linkUrl}`));
}

function letterOf(to: string, goods: string, { what, words }: Told, address: string): Letter {
  return {
    to,
    subject: `【SURIMONO】「${goods}」へのレビューについて`,
    text: `いつもSURIMONOをご利用いただき、ありがとうございます。

「${goods}」へのレビューについて、${SENTENCES[what]}
${words ? `\n${words}\n` : ""}
レビューのあるページ
${address}
`,
  };
}

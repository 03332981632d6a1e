import { DEFECT_STATE_NAMES, DEFECT_WISH_NAMES } from "@surimono/domain/defects";
import { titlesOfRows } from "@surimono/domain/delivery";
import { designPicturePath } from "@surimono/domain/designs";
import { slashedDay } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { refundWord } from "@surimono/domain/payments";
import type { Transaction } from "../../platform/database/index.ts";
import type { Env } from "../../platform/env/index.ts";
import type { Jobs } from "../../platform/jobs/index.ts";
import { mailJob } from "../../platform/mail/index.ts";
import { leaveNotification } from "../notices/index.ts";
import {
  letterSignature,
  lineName,
  linesIn,
  listOrderLines,
  type Order,
  type OrderLine,
  picturesOf,
} from "../orders/index.ts";
import type { Defect } from "./defects.store.ts";

/** What sends the letters. */
export interface DefectDesk {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly env: Pick<Env, "publicUrl" | "mailFrom">;
}

const NEWS = {
  received: "不良品のご連絡を承りました",
  asked: "不良品のご連絡についておたずねがあります",
  accepted: "不良品のご連絡への対応をはじめました",
  declined: "不良品のご連絡への回答",
  done: "不良品のご連絡への対応が完了しました",
  replied: "不良品のご連絡へのご返信を承りました",
} as const;

/** The buyer hears of every step, by letter and by the bell (rule defects-told). */
export async function tellOfDefect(
  desk: DefectDesk,
  tx: Transaction,
  order: Order,
  defect: Defect,
  now: Date,
  news: keyof typeof WORDS,
): Promise<void> {
  await tell(desk, tx, order, defect, now, { news, words: WORDS[news] });
}

/** That the money for it went back at another order, or was taken off what is owed for that one. */
export async function tellOfSettled(
  desk: DefectDesk,
  tx: Transaction,
  order: Order,
  defect: Defect,
  now: Date,
  { paymentMethod }: Pick<Order, "paymentMethod">,
): Promise<void> {
  const words = `不良品のご連絡への対応が完了しました。お代金は、もとのご注文で${refundWord(paymentMethod)}しました。ご不便をおかけし、申し訳ございませんでした。`;
  await tell(desk, tx, order, defect, now, { news: "done", words });
}

async function tell(
  { jobs, env }: DefectDesk,
  tx: Transaction,
  order: Order,
  defect: Defect,
  now: Date,
  { news, words }: { readonly news: keyof typeof WORDS; readonly words: string },
): Promise<void> {
  // A closed account has no address, and nobody who would look.
  if (order.email === "") return;
  await ringOfDefect(tx, order, defect, now, news);
  const number = orderNumber(order.sequence);
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const hasWords = news !== "replied" && defect.answer !== "";
  const said = hasWords ? `\n\n当店より：\n${defect.answer}` : "";
  await jobs.enqueue(tx, mailJob, {
    to: order.email,
    subject: `【SURIMONO】${NEWS[news]}（${number}）`,
    text: `ご注文番号 ${number}

${words}${said}

${aboutOf(defect, lines)}

ご連絡の内容と状況：
${env.publicUrl}/my-page/orders/${order.id}

${letterSignature(env.publicUrl)}`,
    pictures: picturesOf(linesIn(defect, lines)),
  });
}

/** By the bell alone, where another letter says it. */
export async function ringOfDefect(
  tx: Transaction,
  order: Order,
  defect: Defect,
  now: Date,
  news: keyof typeof NEWS,
): Promise<void> {
  if (order.email === "") return;
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const [first] = defect.pieces;
  const line = lines.find(({ id }) => id === first?.lineId);
  const text = {
    type: 3,
    content: `ご注文（${orderNumber(order.sequence)}）の${NEWS[news]}。`,
    linkUrl: `/my-page/orders/${order.id}`,
    iconPath: line ? designPicturePath(line.versionId, "cover") : null,
    accountType: null,
  } as const;
  await leaveNotification(tx, order.userId, text, "surimono", now);
}

/** Somebody must look at it. */
export async function tellShop(
  { jobs, env }: DefectDesk,
  tx: Transaction,
  order: Order,
  defect: Defect,
  /** Of the buyer, to what was asked. */
  reply?: string,
): Promise<void> {
  const number = orderNumber(order.sequence);
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const said = reply === undefined ? "" : `ご返信：\n${reply}\n\n`;
  await jobs.enqueue(tx, mailJob, {
    to: env.mailFrom,
    ...(order.email !== "" && { replyTo: order.email }),
    subject: `【不良品のご連絡${reply === undefined ? "" : "へのご返信"}】${number}`,
    text: `${said}${aboutOf(defect, lines)}\n写真：${defect.photos.length}枚`,
  });
}

/** What is accepted has no letter here: that of the goods made again, or of the money that went back, says it. */
const WORDS: Readonly<Record<Exclude<keyof typeof NEWS, "accepted">, string>> = {
  received:
    "不良品のご連絡を承りました。ご不便をおかけし、申し訳ございません。写真を確認して、対応をお知らせします。商品は、それまでお手元でお持ちください。",
  asked:
    "不良品のご連絡について、おたずねしたいことがあります。下の「ご連絡の内容と状況」をひらき、「返信する」からお知らせください。写真も添えられます。",
  declined: "写真とご説明を確認しましたが、今回はお受けできませんでした。",
  done: "不良品のご連絡への対応が完了しました。ご不便をおかけし、申し訳ございませんでした。",
  replied: "ご返信をありがとうございます。確認して、対応をお知らせします。",
};

function aboutOf(defect: Defect, lines: readonly OrderLine[]): string {
  const pieces = defect.pieces.flatMap(({ lineId, quantity, rows }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    return [`・${lineName(line)} × ${quantity}点`, ...titlesOfRows(line.roster, rows).map((title) => `　${title}`)];
  });
  return [
    `お届け先${defect.position + 1}（到着日 ${slashedDay(defect.arrivedOn)}）`,
    ...pieces,
    `ご希望：${DEFECT_WISH_NAMES[defect.wish]}`,
    `状況：${DEFECT_STATE_NAMES[defect.state]}`,
    `ご説明：\n${defect.words}`,
  ].join("\n");
}

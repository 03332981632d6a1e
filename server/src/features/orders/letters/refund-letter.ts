import { titlesOfRows } from "@surimono/domain/delivery";
import { dayInJapan, formatNumber, formatYen, slashedDay } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { isPaidAtGateway, PAYMENT_METHODS, refundDelayNote, refundWord } from "@surimono/domain/payments";
import type { Letter } from "../../../platform/mail/index.ts";
import type { GatewayRefund } from "../../payments/index.ts";
import { milesReturned } from "../benefits/miles-use.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";
import type { OrderStanding } from "../refunds/order-refunds.ts";
import type { RefundRow } from "../refunds/refunds.store.ts";
import { taxLines } from "./letter-money.ts";
import { addressee, addressText, type LetterGoods, lineName } from "./letter-parcels.ts";
import { linesIn, picturesOf } from "./letter-pictures.ts";
import { letterSignature } from "./letter-signature.ts";

interface Told extends Pick<GatewayRefund, "amount" | "madeAt"> {
  readonly documentId: string | undefined;
  /** The pieces of a parcel that it is for. */
  readonly about: RefundRow | undefined;
  /** Why, in the words of the feature that asked for it. */
  readonly cause: string | undefined;
}

/** The mail about one refund, and what is left of the order's total. */
export function refundLetter(
  order: Order,
  refund: Told,
  standing: OrderStanding,
  { lines, parcels, publicUrl }: LetterGoods,
): Letter {
  const number = orderNumber(order.sequence);
  const about = refund.about ? linesIn(refund.about, lines) : lines;
  const word = refundWord(order.paymentMethod);
  const text = `ご注文番号 ${number} の${word}の手続きが完了しました。
${refund.cause ? `\n${refund.cause}\n` : ""}
${word === "減額" ? "減額した額" : "返金額"}：${formatYen(refund.amount)}
${word}日：${slashedDay(dayInJapan(refund.madeAt))}
${word}方法：${howOf(order)}
${refund.about ? piecesText(word, refund.about, lines, parcels) : ""}${receiverText(refund.about, parcels)}${standing.refunded > 0 ? sums(order, standing) : ""}
${isPaidAtGateway(order.paymentMethod) ? refundDelayNote() : ""}${order.placedAt ? place(order, standing.kept, publicUrl, refund.documentId) : ""}

${letterSignature(publicUrl)}`;
  const subject = `【SURIMONO】${word}のお知らせ（${number}）`;
  // Parts that are left out leave their blank lines.
  return { to: order.email, subject, text: text.replaceAll(/\n{3,}/g, "\n\n"), pictures: picturesOf(about) };
}

function howOf({ paymentMethod, payment }: Order): string {
  if (isPaidAtGateway(paymentMethod)) return `${PAYMENT_METHODS[paymentMethod].name}（お支払いと同じ方法）`;
  return payment === "invoiced" ? "ご請求額から差し引きます" : "お預かりし、次のご請求に充てます";
}

/** To whom the parcel goes, and what of it was refunded. */
function piecesText(
  word: string,
  { position, pieces, delivery }: RefundRow,
  lines: readonly OrderLine[],
  parcels: readonly Parcel[],
) {
  const parcel = parcels.find((one) => one.position === position);
  const place = parcel && parcels.length > 1 ? `（お届け先${parcel.position + 1}　${addressee(parcel)}）` : "";
  const named = pieces.flatMap(({ lineId, quantity, amount, rows }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const which = titlesOfRows(line.roster, rows).map((title) => `　${title}`);
    return [`・${lineName(line)} × ${quantity}点　${formatYen(amount)}`, ...which];
  });
  const fee = delivery > 0 ? [`・送料　${formatYen(delivery)}`] : [];
  return `\n${word}の対象${place}：\n${[...named, ...fee].join("\n")}\n`;
}

/** Where what it is about goes. Of an amount for no piece in particular there is none among several. */
function receiverText(about: RefundRow | undefined, parcels: readonly Parcel[]): string {
  const parcel = about
    ? parcels.find(({ position }) => position === about.position)
    : parcels[1]
      ? undefined
      : parcels[0];
  return parcel ? `\nお届け先：\n${addressText(parcel)}\n` : "";
}

function sums(order: Order, { refunded, kept, keptTaxes }: OrderStanding): string {
  const rest = kept > 0 ? `\n${taxLines(keptTaxes)}` : "";
  const word = refundWord(order.paymentMethod);
  return `
お支払い総額：${formatYen(order.total)}（税込）
${word}の合計：${formatYen(refunded)}${milesLine(order, kept)}
${word}後のお支払い額：${formatYen(kept)}（税込）${rest}
`;
}

function milesLine(order: Order, kept: number): string {
  const back = milesReturned(order, kept);
  return back > 0 ? `\nお戻ししたマイルの合計：${formatNumber(back)}マイル` : "";
}

function place({ id, payment }: Order, kept: number, publicUrl: string, documentId: string | undefined): string {
  const paper = documentId ? `\n適格返還請求書：\n${publicUrl}/my-page/documents/${documentId}\n` : "";
  // What is not paid yet has no receipt.
  const rest =
    kept > 0 && payment !== "invoiced"
      ? `\n残りの金額の領収書は、こちらから発行できます。\n${publicUrl}/my-page/orders/${id}/receipt`
      : "";
  return `\n${paper}${rest}`;
}

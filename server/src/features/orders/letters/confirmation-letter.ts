import { PERSONAL_KIND_NAMES } from "@surimono/domain/catalogue";
import { personalKindsOf } from "@surimono/domain/designs";
import { formatNumber, formatYen, slashedDay, timeInJapan } from "@surimono/domain/kernel";
import { CANCELLATION_MINUTES, cancellableUntil, orderNumber } from "@surimono/domain/orders";
import { isPaidAtGateway, PAYMENT_METHODS, refundDelayNote } from "@surimono/domain/payments";
import type { Letter } from "../../../platform/mail/index.ts";
import { discountName } from "../../cart/index.ts";
import { milesOf } from "../benefits/miles-use.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";
import { aboutOrder } from "./letter-about.ts";
import { taxLines } from "./letter-money.ts";
import { addressee, type LetterGoods, lineName, parcelsText } from "./letter-parcels.ts";
import { picturesOf } from "./letter-pictures.ts";
import { letterSignature } from "./letter-signature.ts";

/** The mail that confirms a placed order. */
export function confirmationLetter(
  order: Order,
  lines: readonly OrderLine[],
  parcels: readonly Parcel[],
  publicUrl: string,
): Letter {
  const number = orderNumber(order.sequence);
  const goods = lines.map(
    (line) =>
      `・${lineName(line)} ${priceOf(order, line)} × ${line.quantity}点 = ${formatYen(line.amount)}${personalText(line)}`,
  );
  const discounts = order.discounts.map((discount) => `${discountName(discount)}：${formatYen(-discount.amount)}\n`);
  // Of several, none is necessarily the buyer.
  const [first] = parcels.length === 1 ? parcels : [];
  const text = `${first ? `${addressee(first)}\n\n` : ""}このたびはSURIMONOでご注文いただき、ありがとうございます。
次の内容でご注文を承りました。

ご注文番号：${number}
${goods.join("\n")}
数量の合計：${order.quantity}点

${order.way === "sending" ? "保管料" : "商品"}の小計：${formatYen(order.subtotal)}
${discounts.join("")}送料：${deliveryText(order)}
お支払い総額：${formatYen(order.total)}（税込）
${taxLines(order.taxes)}

お支払い方法：${order.payment === "free" ? "お支払いはありません" : PAYMENT_METHODS[order.paymentMethod].name}
${order.way === "warehouse" ? "入庫" : "発送"}予定：${slashedDay(order.dispatchBy)}ごろ

${parcelsText(parcels, lines)}

ご注文の確定から${CANCELLATION_MINUTES}分以内（${timeInJapan(cancellableUntil(order.placedAt ?? order.createdAt))}まで）は、注文履歴からキャンセルできます。
${publicUrl}/my-page/orders/${order.id}

${letterSignature(publicUrl)}`;
  return { to: order.email, subject: `【SURIMONO】ご注文を承りました（${number}）`, text, pictures: picturesOf(lines) };
}

/** Of a sending: what is owed for storing. */
function priceOf({ way }: Order, { unitPrice }: OrderLine): string {
  return way === "sending" ? `保管料${formatYen(unitPrice)}` : formatYen(unitPrice);
}

function deliveryText({ way, delivery }: Order): string {
  if (way === "warehouse") return "倉庫まではかかりません（倉庫からの発送のときに決まります）";
  return delivery === 0 ? "無料" : formatYen(delivery);
}

/** What differs from piece to piece, without the words: a letter may be forwarded. */
function personalText({ personal }: OrderLine): string {
  if (!personal) return "";
  const kinds = personalKindsOf(personal.fields).map((kind) => PERSONAL_KIND_NAMES[kind]);
  return `\n　うち差し込み（${kinds.join("・")}） ${formatYen(personal.fee)} / 1点`;
}

/** Of a cancellation. */
export interface CancellationTold {
  /** What goes back at the gateway. */
  readonly amount: number;
  /** The shop's words to the buyer; undefined when the buyer cancelled. */
  readonly message?: string;
}

/** The mail that confirms a cancellation, or tells of one by the shop. */
export function cancellationLetter(
  order: Order,
  { amount, message }: CancellationTold,
  { lines, parcels, publicUrl }: LetterGoods,
): Letter {
  const number = orderNumber(order.sequence);
  const money =
    order.payment === "free"
      ? "お支払いいただいた金額はありません。"
      : isPaidAtGateway(order.paymentMethod)
        ? amount > 0
          ? `お支払いいただいた${formatYen(amount)}は、同じお支払い方法で返金します。${refundDelayNote()}`
          : "お支払いいただいた金額は、すべて返金の手続きをしています。"
        : "請求書はお送りしません。";
  const coupon =
    order.couponId === null ? "" : "ご利用のクーポンは、ご利用条件と期間のなかで、もう一度お使いいただけます。\n";
  const miles = milesOf(order);
  const back = miles > 0 ? `お使いになった${formatNumber(miles)}マイルは、お戻ししました。\n` : "";
  const opening =
    message === undefined
      ? `ご注文番号 ${number} のキャンセルを承りました。`
      : `ご注文番号 ${number} を、お店でキャンセルしました。ご希望に添えず、申し訳ございません。${message && `\n\n${message}\n`}`;
  const text = `${opening}
${money}
${coupon}${back}
キャンセルしたご注文：
${aboutOrder(order, lines, parcels)}

またのご利用をお待ちしております。
${publicUrl}/my-page/orders/${order.id}

${letterSignature(publicUrl)}`;
  return {
    to: order.email,
    subject: `【SURIMONO】ご注文をキャンセルしました（${number}）`,
    text,
    pictures: picturesOf(lines),
  };
}

import type { CartTotals } from "../cart/index.ts";
import { DISPATCH_BUSINESS_DAYS, DISPATCH_LATEST_DAYS, type OrderWay } from "../delivery/index.ts";
import { formatNumber, formatYen, slashedDay, type Yen } from "../kernel/index.ts";
import { type InvoiceWords, PAYMENT_METHODS, type PaymentMethod } from "../payments/index.ts";
import { CANCELLATION_MINUTES } from "./cancellation.ts";

export type ConfirmationKey = "quantity" | "price" | "payment" | "delivery" | "application_period" | "cancellation";

/** One of the six things that the final confirmation screen must show (特定商取引法 第12条の6). */
export interface ConfirmationItem {
  readonly key: ConfirmationKey;
  readonly title: string;
  readonly text: string;
}

/** All six, in the order of the law. `dispatchBy` is `yyyy-mm-dd`. */
export function confirmationItems(
  totals: Pick<CartTotals, "quantity" | "total" | "delivery" | "discounts"> & { readonly lines: readonly unknown[] },
  payment: PaymentMethod | undefined,
  dispatchBy: string,
  words: InvoiceWords,
  way: OrderWay = "courier",
): ConfirmationItem[] {
  const free = sumOf(totals.discounts.filter(({ kind, ofDelivery }) => kind === "rank" || ofDelivery));
  const fee = totals.delivery - free;
  const courier = fee === 0 ? "送料は無料です" : `送料 ${formatYen(fee)}を含みます`;
  const delivery =
    way === "warehouse" ? "倉庫までの送料はかかりません。倉庫からの送料は、発送のときに決まります" : courier;
  const coupon = totals.discounts.find(({ kind, ofDelivery }) => kind === "coupon" && !ofDelivery);
  const miles = totals.discounts.find(({ kind }) => kind === "miles");
  const parts = [coupon && `クーポンの${formatYen(coupon.amount)}`, miles && `${formatNumber(miles.amount)}マイル`];
  const off = coupon || miles ? `${parts.filter(Boolean).join("と")}を差し引いた金額です。` : "";
  return [
    {
      key: "quantity",
      title: "分量",
      text: `${totals.lines.length}種類、合計${formatNumber(totals.quantity)}点。内訳は「${way === "sending" ? "送るもの" : "注文するもの"}」のとおりです。`,
    },
    {
      key: "price",
      title: "販売価格・送料",
      text: `お支払い総額 ${formatYen(totals.total)}（税込）。${off}${delivery}。`,
    },
    {
      key: "payment",
      title: "お支払いの時期・方法",
      text: paymentText(totals.total, payment, words, way),
    },
    {
      key: "delivery",
      title: "引渡しの時期",
      text: `ご注文から約${DISPATCH_BUSINESS_DAYS}営業日（${slashedDay(dispatchBy)}ごろ）、遅くとも${DISPATCH_LATEST_DAYS}日以内に${way === "warehouse" ? "倉庫へ入庫" : "発送"}します。`,
    },
    { key: "application_period", title: "お申し込みの期間", text: "お申し込みの期限はありません。" },
    {
      key: "cancellation",
      title: "キャンセル・返品",
      text: `ご注文の確定から${CANCELLATION_MINUTES}分以内は、注文履歴からキャンセルできます。${way === "sending" ? SENT : MADE}不良品・相違品は、到着後3日以内にご連絡ください。送料当店負担で交換または返金いたします。`,
    },
  ];
}

function sumOf(discounts: readonly { readonly amount: Yen }[]): Yen {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}

const MADE = "受注後に1点ずつ製作するため、その後のお客様のご都合によるキャンセル・返品はお受けできません。";
const SENT = "その後は発送の準備にかかるため、お客様のご都合によるキャンセルはお受けできません。";

/** A sending to one address may cost nothing. */
function paymentText(total: Yen, payment: PaymentMethod | undefined, words: InvoiceWords, way: OrderWay): string {
  if (way === "sending" && total === 0) return "お支払いはありません。";
  return payment ? PAYMENT_METHODS[payment].terms(words) : "お支払い方法をお選びください。";
}

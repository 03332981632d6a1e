import { dayInJapan, formatYen, slashedDay } from "@surimono/domain/kernel";
import { orderNumber, type RefundStanding, splitTaxes } from "@surimono/domain/orders";
import { PAYMENT_METHODS, refundDelayNote } from "@surimono/domain/payments";
import type { Letter } from "../../platform/mail/index.ts";
import type { GatewayRefund } from "../payments/index.ts";
import { taxLines } from "./letter-money.ts";
import { letterSignature } from "./letter-signature.ts";
import type { Order } from "./orders.tables.ts";

/** The mail about one refund, and what is left of the order's total. */
export function refundLetter(
  order: Order,
  refund: Pick<GatewayRefund, "amount" | "madeAt"> & { readonly documentId: string | undefined },
  { refunded, kept }: RefundStanding,
  publicUrl: string,
): Letter {
  const number = orderNumber(order.sequence);
  const text = `ご注文番号 ${number} の返金の手続きが完了しました。

返金額：${formatYen(refund.amount)}
返金日：${slashedDay(dayInJapan(refund.madeAt))}
返金方法：${PAYMENT_METHODS[order.paymentMethod].name}（お支払いと同じ方法）
${refunded > 0 ? sums(order, refunded, kept) : ""}
${refundDelayNote()}${order.placedAt ? place(order, kept, publicUrl, refund.documentId) : ""}

${letterSignature(publicUrl)}`;
  return { to: order.email, subject: `【SURIMONO】返金のお知らせ（${number}）`, text };
}

function sums({ total, taxes }: Order, refunded: number, kept: number): string {
  const rest = kept > 0 ? `\n${taxLines(splitTaxes(taxes, kept).kept)}` : "";
  return `
お支払い総額：${formatYen(total)}（税込）
返金額の合計：${formatYen(refunded)}
返金後のお支払い額：${formatYen(kept)}（税込）${rest}
`;
}

function place({ id }: Order, kept: number, publicUrl: string, documentId: string | undefined): string {
  const paper = documentId ? `\n適格返還請求書：\n${publicUrl}/my-page/documents/${documentId}\n` : "";
  const rest =
    kept > 0 ? `\n返金後の金額の領収書は、こちらから発行できます。\n${publicUrl}/my-page/orders/${id}/receipt` : "";
  return `\n${paper}${rest}`;
}

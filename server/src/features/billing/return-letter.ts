import { formatYen } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Letter } from "../../platform/mail/index.ts";
import {
  aboutOrder,
  letterSignature,
  linesTold,
  type Order,
  type OrderLine,
  picturesOf,
  type ToldParcel,
} from "../orders/index.ts";

interface Returned {
  readonly order: Order;
  readonly amount: number;
  readonly kept: number;
  readonly documentId: string | undefined;
  readonly isBilled: boolean;
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly ToldParcel[];
}

/** A part of an order by invoice is not owed any more. */
export function returnLetter(
  { order, amount, kept, documentId, isBilled, lines, parcels }: Returned,
  publicUrl: string,
): Letter {
  const number = orderNumber(order.sequence);
  const next =
    kept > 0
      ? `次の請求書では、減額後の金額（${formatYen(kept)}）をご請求します。`
      : "このご注文のご請求はありません。";
  const how = isBilled
    ? "お送りした請求書のご請求額から差し引きます。すでにお支払いいただいた分は、次のご請求に充てます。"
    : next;
  const paper = documentId ? `\n適格返還請求書：\n${publicUrl}/my-page/documents/${documentId}\n` : "";
  const text = `ご注文番号 ${number} の代金を減額しました。

減額：${formatYen(amount)}（税込）
減額後のご注文の金額：${formatYen(kept)}（税込）

${how}

${aboutOrder(order, lines, parcels)}
${paper}
ご請求とご入金のようすは、こちらからご覧いただけます。
${publicUrl}/my-page/bills

${letterSignature(publicUrl)}`;
  return {
    to: order.email,
    subject: `【SURIMONO】ご請求の減額のお知らせ（${number}）`,
    text,
    pictures: picturesOf(linesTold(parcels, lines)),
  };
}

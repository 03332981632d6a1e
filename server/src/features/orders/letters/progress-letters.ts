import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Letter } from "../../../platform/mail/index.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { goodsText, parcelsText, parcelText, type ToldParcel } from "./letter-parcels.ts";
import { linesIn, linesTold, picturesOf } from "./letter-pictures.ts";
import { letterSignature } from "./letter-signature.ts";

/** The mail about the beginning of printing: from now on nothing can be changed. */
export function inPrintLetter(
  order: Order,
  lines: readonly OrderLine[],
  parcels: readonly ToldParcel[],
  publicUrl: string,
): Letter {
  const number = orderNumber(order.sequence);
  const isStored = order.way === "warehouse";
  const text = `ご注文番号 ${number} の制作をはじめました。${isStored ? "倉庫でのお預かり" : "発送"}まで、もうしばらくお待ちください。

${goodsText(parcels, lines)}
お支払い総額：${formatYen(order.total)}（税込）
${isStored ? "入庫" : "発送"}予定：${slashedDay(order.dispatchBy)}ごろ

${parcelsText(parcels, lines)}

ご注文の内容と制作の状況：
${publicUrl}/my-page/orders/${order.id}

${letterSignature(publicUrl)}`;
  return {
    to: order.email,
    subject: `【SURIMONO】制作をはじめました（${number}）`,
    text,
    pictures: picturesOf(linesTold(parcels, lines)),
  };
}

/** The mail about a parcel that has arrived. */
export function deliveredLetter(
  order: Order,
  parcel: ToldParcel,
  lines: readonly OrderLine[],
  publicUrl: string,
): Letter {
  const number = orderNumber(order.sequence);
  const text = `ご注文番号 ${number} の商品のお届けが完了しました。ありがとうございました。

${parcelText(parcel, lines)}
ご注文のお支払い総額：${formatYen(order.total)}（税込）

ご注文の内容：
${publicUrl}/my-page/orders/${order.id}

不良品・相違品は、到着後3日以内に、上のページの「不良品のご連絡」からお知らせください。

${letterSignature(publicUrl)}`;
  return {
    to: order.email,
    subject: `【SURIMONO】お届けが完了しました（${number}）`,
    text,
    pictures: picturesOf(linesIn(parcel, lines)),
  };
}

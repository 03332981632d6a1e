import { COURIERS } from "@surimono/domain/delivery";
import { formatYen } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Letter } from "../../../platform/mail/index.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";
import { parcelText, type ToldParcel } from "./letter-parcels.ts";
import { linesIn, picturesOf } from "./letter-pictures.ts";
import { letterSignature } from "./letter-signature.ts";

interface About {
  readonly publicUrl: string;
  /** The order whose pieces come once more by this one. */
  readonly replaced: Pick<Order, "sequence"> | undefined;
}

/** The mail about what has left: each parcel with what is in it and where it can be followed. */
export function shippedLetter(
  order: Order,
  sent: readonly ToldParcel[],
  lines: readonly OrderLine[],
  { publicUrl, replaced }: About,
): Letter {
  const number = orderNumber(order.sequence);
  const again = replaced && `ご注文番号 ${orderNumber(replaced.sequence)} の商品を、作り直したものです。\n`;
  const text = `ご注文番号 ${number} の商品を発送しました。お届けまで、もうしばらくお待ちください。
${again ?? ""}
${sent.map((parcel) => [parcelText(parcel, lines), ...tracking(parcel)].join("\n")).join("\n\n")}

${replaced ? "お支払い：ありません" : `ご注文のお支払い総額：${formatYen(order.total)}（税込）`}

ご注文の内容とお届けの状況：
${publicUrl}/my-page/orders/${order.id}

不良品・相違品は、到着後3日以内に、上のページの「不良品のご連絡」からお知らせください。

${letterSignature(publicUrl)}`;
  return {
    to: order.email,
    subject: `【SURIMONO】商品を発送しました（${number}）`,
    text,
    pictures: picturesOf(sent.flatMap((parcel) => linesIn(parcel, lines))),
  };
}

function tracking({ courier, trackingNumber }: Parcel): string[] {
  if (!courier || !trackingNumber) return [];
  const { name, track } = COURIERS[courier];
  return [`${name} お問い合わせ番号：${trackingNumber}`, track(trackingNumber)];
}

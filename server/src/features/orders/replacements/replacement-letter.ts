import { slashedDay } from "@surimono/domain/kernel";
import { orderNumber, type ReplacementCause } from "@surimono/domain/orders";
import type { Letter } from "../../../platform/mail/index.ts";
import { lineName, parcelsText } from "../letters/letter-parcels.ts";
import { picturesOf } from "../letters/letter-pictures.ts";
import { letterSignature } from "../letters/letter-signature.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";

interface Told {
  readonly replaced: Order;
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  readonly cause: ReplacementCause;
  /** Of the operator; may be empty. */
  readonly words: string;
  readonly publicUrl: string;
}

const WHY: Readonly<Record<ReplacementCause, string>> = {
  reprint: "次の商品を、無料で作り直してお送りします。",
  defect: "ご不便をおかけし、申し訳ございません。次の商品を、無料で作り直してお送りします。",
  lost: "お荷物が、配送の途中で見つからなくなりました。ご不便をおかけし、申し訳ございません。同じ商品を、無料で作り直してお送りします。もし前のお荷物が届いたときは、お知らせください。",
};

/** Which pieces come once more, as what order, and that nothing is to be paid. */
export function replacementLetter(order: Order, { replaced, lines, parcels, cause, words, publicUrl }: Told): Letter {
  const of = orderNumber(replaced.sequence);
  const number = orderNumber(order.sequence);
  const goods = lines.map((line) => `・${lineName(line)} × ${line.quantity}点`).join("\n");
  const text = `ご注文番号 ${of} について、お知らせします。

${WHY[cause]}${words === "" ? "" : `\n\n当店より：\n${words}`}

${goods}
お支払い：ありません

新しいご注文番号：${number}
発送予定：${slashedDay(order.dispatchBy)}ごろ

${parcelsText(parcels, lines)}

ご注文の内容と制作の状況：
${publicUrl}/my-page/orders/${order.id}

${letterSignature(publicUrl)}`;
  const subject = cause === "lost" ? "商品を再送します" : "商品を作り直してお送りします";
  return { to: order.email, subject: `【SURIMONO】${subject}（${of}）`, text, pictures: picturesOf(lines) };
}

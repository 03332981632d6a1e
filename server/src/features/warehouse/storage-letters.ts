import { slashedDay } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { storageTermsText } from "@surimono/domain/warehouse";
import type { Env } from "../../platform/env/index.ts";
import type { Letter } from "../../platform/mail/index.ts";
import {
  aboutOrder,
  addressText,
  letterSignature,
  lineName,
  type Order,
  type OrderLine,
  picturesOf,
} from "../orders/index.ts";
import type { SentPlan } from "./plan-sending.ts";

/** Where the member sees what is stored. */
export const WAREHOUSE_PATH = "/my-page/warehouse";

/** The mail about what was put into the warehouse. */
export function storedLetter(
  order: Order,
  lines: readonly OrderLine[],
  { freeUntil, env }: { readonly freeUntil: string; readonly env: Pick<Env, "publicUrl" | "storageTerms"> },
): Letter {
  const number = orderNumber(order.sequence);
  const text = `ご注文番号 ${number} の商品を、倉庫でお預かりしました。

${aboutOrder(order, lines, [])}

${slashedDay(freeUntil)}まで、無料でお預かりします。
${storageTermsText(env.storageTerms)
  .map((sentence) => `・${sentence}`)
  .join("\n")}

お預かりしている商品の確認と発送：
${env.publicUrl}${WAREHOUSE_PATH}

${letterSignature(env.publicUrl)}`;
  return {
    to: order.email,
    subject: `【SURIMONO】商品を倉庫でお預かりしました（${number}）`,
    text,
    pictures: picturesOf(lines),
  };
}

/** The mail about pieces that the shop sends back by itself. */
export function returnLetter(
  order: Order,
  { pieces, destinations }: SentPlan,
  { publicUrl }: Pick<Env, "publicUrl">,
): Letter {
  const number = orderNumber(order.sequence);
  const [back] = destinations;
  const text = `倉庫でお預かりしている次の商品を、返送先へお返しします。送料と保管料はかかりません。

受付番号：${number}
${pieces.map(({ row, quantity }) => `・${lineName(row)} ${quantity}点`).join("\n")}
発送予定：${slashedDay(order.dispatchBy)}ごろ

返送先：
${back ? addressText(back.address) : ""}

発送の状況：
${publicUrl}/my-page/orders/${order.id}

${letterSignature(publicUrl)}`;
  const pictures = picturesOf(pieces.map(({ row }) => row));
  return { to: order.email, subject: `【SURIMONO】倉庫の商品をお返しします（${number}）`, text, pictures };
}

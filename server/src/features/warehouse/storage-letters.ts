import { slashedDay } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { storageTermsText } from "@surimono/domain/warehouse";
import type { Env } from "../../platform/env/index.ts";
import type { Letter } from "../../platform/mail/index.ts";
import { letterSignature, lineName, type Order, type OrderLine } from "../orders/index.ts";

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

${lines.map((line) => `・${lineName(line)} ${line.quantity}点`).join("\n")}

${slashedDay(freeUntil)}まで、無料でお預かりします。
${storageTermsText(env.storageTerms)
  .map((sentence) => `・${sentence}`)
  .join("\n")}

お預かりしている商品の確認と発送：
${env.publicUrl}${WAREHOUSE_PATH}

${letterSignature(env.publicUrl)}`;
  return { to: order.email, subject: `【SURIMONO】商品を倉庫でお預かりしました（${number}）`, text };
}

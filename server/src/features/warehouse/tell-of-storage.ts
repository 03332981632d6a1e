import { designPicturePath } from "@surimono/domain/designs";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { storageTermsText } from "@surimono/domain/warehouse";
import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import { mailJob } from "../../platform/mail/index.ts";
import { findEmail } from "../members/index.ts";
import { leaveNotification } from "../notices/index.ts";
import { letterSignature } from "../orders/index.ts";
import type { EndingItem } from "./storage-days.store.ts";
import { WAREHOUSE_PATH } from "./storage-letters.ts";

interface Ending {
  readonly item: EndingItem;
  readonly daysLeft: number;
}

/** In the bell and by letter: whose free time ends, and what then happens. */
export async function tellOfEnding(
  shop: HookShop,
  tx: Transaction,
  userId: string,
  endings: readonly Ending[],
): Promise<void> {
  const [soonest] = endings.toSorted((left, right) => left.daysLeft - right.daysLeft);
  if (!soonest) return;
  const { feePerPieceDay: fee } = shop.env.storageTerms;
  const rest = endings.length > 1 ? `ほか${endings.length - 1}件` : "";
  const then = fee > 0 ? `そのあとは、1点につき1日${formatYen(fee)}の保管料がかかります。` : "";
  const content = `倉庫の「${soonest.item.name}」${rest}の無料保管が、${inDays(soonest.daysLeft)}終わります。${then}`;
  await ring(shop, tx, userId, soonest.item, content, WAREHOUSE_PATH);
  const to = await findEmail(tx, userId);
  if (!to) return;
  const { publicUrl } = shop.env;
  const lines = endings.map(
    ({ item, daysLeft }) =>
      `・${item.name} ${item.onHand}点　${slashedDay(item.freeUntil)}まで無料（${inDays(daysLeft)}終わります）`,
  );
  const text = `倉庫でお預かりしている商品の無料保管が、まもなく終わります。

${lines.join("\n")}

${storageTermsText(shop.env.storageTerms)
  .map((sentence) => `・${sentence}`)
  .join("\n")}

倉庫からの発送と補充：
${publicUrl}${WAREHOUSE_PATH}

${letterSignature(publicUrl)}`;
  await shop.jobs.enqueue(tx, mailJob, { to, subject: "【SURIMONO】倉庫の無料保管が、まもなく終わります", text });
}

/** All is to go back, and nobody knows where to. */
export async function tellOfAddress(
  shop: HookShop,
  tx: Transaction,
  userId: string,
  items: readonly EndingItem[],
): Promise<void> {
  const [first] = items;
  if (!first) return;
  const path = `${WAREHOUSE_PATH}/return-address`;
  const content = "倉庫でお預かりしている商品をお返しする時期になりました。返送先を登録してください。";
  await ring(shop, tx, userId, first, content, path);
  const to = await findEmail(tx, userId);
  if (!to) return;
  const { publicUrl } = shop.env;
  const text = `次の商品をお返しする時期になりましたが、返送先が登録されていません。

${items.map(({ name, onHand }) => `・${name} ${onHand}点`).join("\n")}

返送先の登録：
${publicUrl}${path}

登録いただいたあと、翌日に発送の手続きをします。

${letterSignature(publicUrl)}`;
  await shop.jobs.enqueue(tx, mailJob, { to, subject: "【SURIMONO】倉庫の商品の返送先を登録してください", text });
}

async function ring(
  { now }: HookShop,
  tx: Transaction,
  userId: string,
  { versionId }: EndingItem,
  content: string,
  linkUrl: string,
): Promise<void> {
  const iconPath = designPicturePath(versionId, "cover");
  await leaveNotification(tx, userId, { type: 3, content, linkUrl, iconPath, accountType: null }, "surimono", now());
}

function inDays(days: number): string {
  return days === 0 ? "今日で" : `あと${days}日で`;
}

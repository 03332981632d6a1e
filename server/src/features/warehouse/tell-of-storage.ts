import { designPicturePath } from "@surimono/domain/designs";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { storageTermsText } from "@surimono/domain/warehouse";
import type { Env } from "../../platform/env/index.ts";
import type { News } from "../notices/index.ts";
import { letterSignature } from "../orders/index.ts";
import type { EndingItem } from "./storage-days.store.ts";
import { WAREHOUSE_PATH } from "./storage-letters.ts";

const MOST_PICTURES = 3;

interface Ending extends EndingItem {
  readonly daysLeft: number;
}

type Settings = Pick<Env, "publicUrl" | "storageTerms">;

/** In the bell and by letter: of one member, whose free time ends, and what then happens. */
export function newsOfEnding({ publicUrl, storageTerms }: Settings, endings: readonly Ending[]): News {
  const soonest = endings.toSorted((left, right) => left.daysLeft - right.daysLeft)[0] as Ending;
  const { feePerPieceDay: fee } = storageTerms;
  const rest = endings.length > 1 ? `ほか${endings.length - 1}件` : "";
  const then = fee > 0 ? `そのあとは、1点につき1日${formatYen(fee)}の保管料がかかります。` : "";
  const content = `倉庫の「${soonest.name}」${rest}の無料保管が、${inDays(soonest.daysLeft)}終わります。${then}`;
  const lines = endings.map(
    ({ name, onHand, freeUntil, daysLeft }) =>
      `・${name} ${onHand}点　${slashedDay(freeUntil)}まで無料（${inDays(daysLeft)}終わります）`,
  );
  const text = `倉庫でお預かりしている商品の無料保管が、まもなく終わります。

${lines.join("\n")}

${storageTermsText(storageTerms)
  .map((sentence) => `・${sentence}`)
  .join("\n")}

倉庫からの発送と補充：
${publicUrl}${WAREHOUSE_PATH}

${letterSignature(publicUrl)}`;
  const subject = "【SURIMONO】倉庫の無料保管が、まもなく終わります";
  return newsOf(soonest, { content, linkUrl: WAREHOUSE_PATH }, { subject, text, pictures: picturesOfItems(endings) });
}

/** All is to go back, and nobody knows where to. */
export function newsOfAddress({ publicUrl }: Settings, items: readonly EndingItem[]): News {
  const [first] = items as [EndingItem];
  const linkUrl = `${WAREHOUSE_PATH}/return-address`;
  const content = "倉庫でお預かりしている商品をお返しする時期になりました。返送先を登録してください。";
  const text = `次の商品をお返しする時期になりましたが、返送先が登録されていません。

${items.map(({ name, onHand }) => `・${name} ${onHand}点`).join("\n")}

返送先の登録：
${publicUrl}${linkUrl}

登録いただいたあと、翌日に発送の手続きをします。

${letterSignature(publicUrl)}`;
  const subject = "【SURIMONO】倉庫の商品の返送先を登録してください";
  return newsOf(first, { content, linkUrl }, { subject, text, pictures: picturesOfItems(items) });
}

function newsOf(
  { userId, versionId }: EndingItem,
  notice: Pick<News["notice"], "content" | "linkUrl">,
  letter: Omit<ReturnType<News["letter"]>, "to">,
): News {
  const iconPath = designPicturePath(versionId, "cover");
  return {
    userId,
    notice: { type: 3, iconPath, accountType: null, ...notice },
    letter: (to) => ({ to, ...letter }),
  };
}

function picturesOfItems(items: readonly EndingItem[]) {
  return items.slice(0, MOST_PICTURES).map(({ versionId, name }) => ({ versionId, name }));
}

function inDays(days: number): string {
  return days === 0 ? "今日で" : `あと${days}日で`;
}

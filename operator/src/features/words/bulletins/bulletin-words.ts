import type { AnswerOf } from "@surimono/contract/kernel";
import type { listBulletins } from "@surimono/contract/words";
import { RANKS } from "@surimono/domain/miles";
import type { NotificationType } from "@surimono/domain/notices";
import { BULLETIN_AUDIENCES, type BulletinAudience } from "@surimono/domain/words";
import type { IconName } from "@surimono/ui/icons.ts";

export type Bulletin = AnswerOf<typeof listBulletins>["bulletins"][number];

export const BULLETINS_KEY = ["bulletins"] as const;

export const TYPE_NAMES: Readonly<Record<NotificationType, string>> = {
  1: "文だけ",
  2: "アイテムを開く",
  3: "画像つき",
  4: "画像つき（2）",
  5: "画像つき（3）",
  6: "SNSのアイコンつき",
  7: "ファンの連携をすすめる",
  8: "アイテムづくりをすすめる",
};

/** As the bell of the shop has them. */
export const TYPE_ICONS: Readonly<Record<NotificationType, IconName>> = {
  ...{ 1: "bell", 2: "tag", 3: "image", 4: "image", 5: "image", 6: "user", 7: "user", 8: "pencil" },
};

export function audienceName(audience: BulletinAudience, rankId: number | null): string {
  const rank = RANKS.find(({ id }) => id === rankId);
  return rank ? `${rank.name}会員` : BULLETIN_AUDIENCES[audience];
}

import { DAY_MS } from "../kernel/index.ts";
import { isNoticeLink, type NotificationType, type SocialAccount } from "../notices/index.ts";

/** To whom the operator's word in the bell goes; `rank` and `member` say which beside it. */
export const BULLETIN_AUDIENCES = {
  everybody: "全員",
  consumers: "個人のお客様",
  businesses: "法人のお客様",
  rank: "会員ランク",
  member: "おひとり",
} as const;
export type BulletinAudience = keyof typeof BULLETIN_AUDIENCES;

export const BULLETIN_STATES = { planned: "予約", sending: "送信中", sent: "送信済み", withdrawn: "とりさげ" } as const;
export type BulletinState = keyof typeof BULLETIN_STATES;

/** As long as a plan may wait. */
const LATEST_MS = 366 * DAY_MS;
/** A moment that was typed is over when it arrives. */
const GRACE_MS = 5 * 60_000;

export function isSendingTime(at: Date, now: Date): boolean {
  const wait = at.getTime() - now.getTime();
  return wait >= -GRACE_MS && wait <= LATEST_MS;
}

export interface BulletinText {
  readonly type: NotificationType;
  readonly content: string;
  readonly linkUrl: string | null;
  /** Below `images`. */
  readonly iconPath: string | null;
  readonly accountType: SocialAccount | null;
}

export type BulletinFault = "link" | "item-link" | "own-link" | "picture" | "account";

const ITEM = /^\/items\/detail\/(\d{1,9})$/;
const PICTURE = /^\/[\w\-./]{1,280}$/;

/** The item that a notification of type 2 opens. */
export function itemOfLink(link: string | null): number | undefined {
  const item = ITEM.exec(link ?? "")?.[1];
  return item === undefined ? undefined : Number(item);
}

/** What does not go together with the type (rule notices-types), before anything is looked up. */
export function bulletinFault({ type, linkUrl, iconPath, accountType }: BulletinText): BulletinFault | undefined {
  if (linkUrl !== null && !isNoticeLink(linkUrl)) return "link";
  if (type === 8 && linkUrl !== null) return "own-link";
  if (type === 2 && itemOfLink(linkUrl) === undefined) return "item-link";
  const showsPicture = type >= 3 && type <= 5;
  if (showsPicture ? !PICTURE.test(iconPath ?? "") : iconPath !== null) return "picture";
  return (type === 6) === (accountType !== null) ? undefined : "account";
}

import { clockInJapan, DAY_MS, startOfDay } from "../kernel/index.ts";

/** The reason for leaving, optional. */
export const WITHDRAWAL_REASONS = {
  unused: "使わなくなった",
  "nothing-wanted": "つくりたいものがなかった",
  price: "価格が合わなかった",
  quality: "仕上がりに満足できなかった",
  "hard-to-use": "使い方がむずかしかった",
  "other-account": "別のアカウントを使う",
  other: "その他",
} as const;
export type WithdrawalReason = keyof typeof WITHDRAWAL_REASONS;

/** What keeps an account from being closed. */
export const WITHDRAWAL_OBSTACLES = ["paying", "unpaid", "on-its-way", "refunding", "stored", "kept-money"] as const;
export type WithdrawalObstacle = (typeof WITHDRAWAL_OBSTACLES)[number];

export const WITHDRAWAL_COMMENT_MAX = 1000;

/** Seven years, by the Corporation Tax Act and the Consumption Tax Act. */
const RECORDS_KEPT_YEARS = 7;

/**
 * Records of sales from before this moment may be erased. The seven years begin when the year's tax return is due, two months after its
 * end and a month more with an extension, so a year's records are all erased together on 1 April.
 */
export function recordsKeptFrom(now: Date): Date {
  const { year, month } = clockInJapan(now);
  const returnsOver = month >= 4 ? 0 : 1;
  return startOfDay(`${year - RECORDS_KEPT_YEARS - returnsOver}-01-01`);
}

/** What the last run may have missed: accounts closed while it ran, or a limit that moved meanwhile. */
const LOOK_BACK_MS = DAY_MS;

/**
 * Records of closed accounts that may be erased now, and of which accounts: from before `before`, of those closed since `closedSince`. What
 * the last whole run left of the others is kept until the limit moves; then, or where no such run is known, all are looked at.
 */
export function recordsDue(
  now: Date,
  lastRun: Date | undefined,
): { readonly before: Date; readonly closedSince: Date } {
  const before = recordsKeptFrom(now);
  const since = new Date((lastRun?.getTime() ?? 0) - LOOK_BACK_MS);
  const hasMoved = recordsKeptFrom(since) < before;
  return { before, closedSince: hasMoved ? new Date(0) : since };
}

import { clockInJapan, type Day, type Yen } from "../kernel/index.ts";

/** A mile for each full 100 yen paid, tax included, after discounts (docs/decisions/080-miles-and-rank.md). */
export const YEN_PER_MILE = 100;
export const MILES_VALID_MONTHS = 12;

/** For a whole order, so that a partial refund and the order together give the same as if only the rest had been paid. */
export function milesFor(paid: Yen): number {
  return Math.max(0, Math.floor(paid / YEN_PER_MILE));
}

/** The last day in Japan on which miles earned at this moment count: the end of the twelfth month after that of earning. */
export function milesValidUntil(earnedAt: Date): Day {
  const { year, month } = clockInJapan(earnedAt);
  // Day 0 of a month is the last one of the month before.
  return new Date(Date.UTC(year, month + MILES_VALID_MONTHS, 0)).toISOString().slice(0, 10);
}

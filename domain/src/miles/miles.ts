import { type BasisPoints, clockInJapan, type Day, type Yen } from "../kernel/index.ts";

export const MILES_VALID_MONTHS = 12;
/** Miles that come back after their last day has passed can be spent so much longer. */
export const MILES_BACK_DAYS = 30;
/** The member is told so many days before miles lapse. */
export const MILE_NOTICE_DAYS = [30, 7] as const;
/** Of the sum paid: a mile for each full 100 yen. */
export const USUAL_MILE_RATE: BasisPoints = 100;

/**
 * For what was paid and kept of a whole order, tax and delivery included, so that a partial refund and the order together give the same
 * as if only the rest had been paid.
 */
export function milesFor(paid: Yen, rate: BasisPoints): number {
  return Math.max(0, Math.floor((paid * rate) / 10_000));
}

/** The last day in Japan on which miles earned at this moment count: the end of the twelfth month after that of earning. */
export function milesValidUntil(earnedAt: Date): Day {
  const { year, month } = clockInJapan(earnedAt);
  // Day 0 of a month is the last one of the month before.
  return new Date(Date.UTC(year, month + MILES_VALID_MONTHS, 0)).toISOString().slice(0, 10);
}

/**
 * How many of the miles that an order took go back when so much of its total is kept: in proportion, rounded down, so that the money and
 * the miles of each refund belong together and all of them are back when nothing is kept.
 */
export function milesBack(taken: number, { kept, total }: { readonly kept: Yen; readonly total: Yen }): number {
  if (kept <= 0) return taken;
  return kept >= total ? 0 : Math.floor((taken * (total - kept)) / total);
}

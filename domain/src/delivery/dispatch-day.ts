import { addDays, isBusinessDay } from "./holidays.ts";

/** Dispatch is within about 5 business days (spec §1). */
export const DISPATCH_BUSINESS_DAYS = 5;

const TOKYO_MS = 9 * 3_600_000;

/** The calendar day in Japan, `yyyy-mm-dd`. */
export function dayInJapan(moment: Date): string {
  return new Date(moment.getTime() + TOKYO_MS).toISOString().slice(0, 10);
}

/** The day by which an order of this moment is handed to the courier; the day of ordering does not count. */
export function dispatchDay(orderedAt: Date): string {
  let day = dayInJapan(orderedAt);
  for (let left = DISPATCH_BUSINESS_DAYS; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left--;
  }
  return day;
}

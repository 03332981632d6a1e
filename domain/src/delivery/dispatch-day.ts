import { addDays, type Day, dayInJapan } from "../kernel/index.ts";
import { isBusinessDay } from "./holidays.ts";

/** Dispatch is within about 5 business days (rule delivery-dispatch). */
export const DISPATCH_BUSINESS_DAYS = 5;

/** The latest day on which an order of this moment is handed to the courier; the day of ordering does not count. */
export function dispatchDay(orderedAt: Date): Day {
  let day = dayInJapan(orderedAt);
  for (let left = DISPATCH_BUSINESS_DAYS; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left--;
  }
  return day;
}

import { addDays, type Day, dayInJapan } from "../kernel/index.ts";
import { isBusinessDay } from "./holidays.ts";

/** Dispatch is within about 5 business days (rule delivery-dispatch). */
export const DISPATCH_BUSINESS_DAYS = 5;

/** The law's page and the confirmation promise this many days at the latest, holidays or not (rule delivery-dispatch). */
export const DISPATCH_LATEST_DAYS = 10;

/** The latest day on which an order of this moment is handed to the courier; the day of ordering does not count. */
export function dispatchDay(orderedAt: Date): Day {
  const ordered = dayInJapan(orderedAt);
  let day = ordered;
  let left = DISPATCH_BUSINESS_DAYS;
  // Around long holidays the tenth day comes before the fifth business day: then the last business day until it counts.
  for (let after = 1; after <= DISPATCH_LATEST_DAYS && left > 0; after++) {
    if (!isBusinessDay(addDays(ordered, after))) continue;
    day = addDays(ordered, after);
    left--;
  }
  return day;
}

import { DAY_MS } from "../kernel/index.ts";

/** What is neither designed nor ordered is kept this many days after its last change (rule my-items-kept-days). The one place that says so. */
export const KEPT_DAYS = 3;

/** The moment until which something is kept that was last changed then. */
export function keptUntil(lastChange: Date): Date {
  return new Date(lastChange.getTime() + KEPT_DAYS * DAY_MS);
}

/** Changed before this moment, it is not kept any longer. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

/** Days as a countdown says them: the last day is 1 to its end, and what is over and not yet gone stays at 1. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}

import { DAY_MS } from "../kernel/index.ts";

/** What is neither designed nor ordered is kept this many days after its last change (rule my-items-kept-days). Defined only here. */
export const KEPT_DAYS = 3;

/** How long something last changed at that moment is kept. */
export function keptUntil(lastChange: Date): Date {
  return new Date(lastChange.getTime() + KEPT_DAYS * DAY_MS);
}

/** Anything last changed before this moment is no longer kept. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

/** Days for a countdown: the last day is 1 until its end, and so is what has expired but not been deleted yet. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}

import { DAY_MS } from "../kernel/index.ts";
import { KEPT_DAYS, keptUntil } from "../my-items/index.ts";

/** The times of a line in a cart never ordered that decide its removal. */
export interface KeptLine {
  /** Its last change, or when the member chose to keep it. */
  readonly touchedAt: Date;
  /** When the member was told that it will be removed. */
  readonly toldAt: Date | null;
}

/** When its member is told: one day before. */
export function tellsAt({ touchedAt }: Pick<KeptLine, "touchedAt">): Date {
  return new Date(keptUntil(touchedAt).getTime() - DAY_MS);
}

/**
 * When it is removed from the cart (rule cart-kept-days). Never sooner than a day after its member was told, however late that
 * was.
 */
export function leavesAt({ touchedAt, toldAt }: KeptLine): Date {
  const until = keptUntil(touchedAt).getTime();
  return new Date(toldAt ? Math.max(until, toldAt.getTime() + DAY_MS) : until);
}

/** The next moment at which something must be done about it. */
export function nextMoment(line: KeptLine): Date {
  return line.toldAt ? leavesAt(line) : tellsAt(line);
}

/** Days before removal from which its countdown is shown: not yet on the day it was added. */
export const COUNTDOWN_DAYS = KEPT_DAYS - 1;

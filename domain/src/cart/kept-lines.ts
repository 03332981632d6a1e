import { DAY_MS } from "../kernel/index.ts";
import { KEPT_DAYS, keptUntil } from "../my-items/index.ts";

/** A line of a cart that was never ordered, as far as its leaving goes. */
export interface KeptLine {
  /** Its last change, or when the member said to keep it. */
  readonly touchedAt: Date;
  /** When the member was told that it is about to leave. */
  readonly toldAt: Date | null;
}

/** When its member is told: one day before it leaves. */
export function tellsAt({ touchedAt }: Pick<KeptLine, "touchedAt">): Date {
  return new Date(keptUntil(touchedAt).getTime() - DAY_MS);
}

/** When it leaves the cart (rule cart-kept-days). Never sooner than a day after its member was told, however late that was. */
export function leavesAt({ touchedAt, toldAt }: KeptLine): Date {
  const until = keptUntil(touchedAt).getTime();
  return new Date(toldAt ? Math.max(until, toldAt.getTime() + DAY_MS) : until);
}

/** The next moment at which something is to be done about it. */
export function nextMoment(line: KeptLine): Date {
  return line.toldAt ? leavesAt(line) : tellsAt(line);
}

/** From how many days before it leaves its countdown is shown: not yet on the day on which it was put in. */
export const COUNTDOWN_DAYS = KEPT_DAYS - 1;

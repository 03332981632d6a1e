import { addDays, type BasisPoints, type Day, scale, startOfDay, type Yen } from "../kernel/index.ts";
import type { OperatorRole } from "../operators/index.ts";

/** The last day of a draft lies so many days ahead, unless another is chosen (rule quotes-days). */
export const QUOTE_DAYS = 7;
export const QUOTE_DAYS_MOST = 60;
export const QUOTE_LINES = 50;

/** What an operator may take off the goods, by role (rule quotes-discount). Others may take off nothing. */
const MOST_DISCOUNT: Readonly<Partial<Record<OperatorRole, BasisPoints>>> = { owner: 5_000, orders: 1_000 };

function mostDiscount(roles: readonly OperatorRole[]): BasisPoints {
  return Math.max(0, ...roles.map((role) => MOST_DISCOUNT[role] ?? 0));
}

/** The lowest total that somebody with these roles may agree to. */
export function leastAgreed(roles: readonly OperatorRole[], { subtotal, total }: { subtotal: Yen; total: Yen }): Yen {
  return Math.max(1, total - scale(subtotal, mostDiscount(roles)));
}

export function canEndOn(until: Day, today: Day): boolean {
  return until >= today && until <= addDays(today, QUOTE_DAYS_MOST);
}

/** When its last day is over in Japan. */
export function quoteEnds(until: Day): Date {
  return startOfDay(addDays(until, 1));
}

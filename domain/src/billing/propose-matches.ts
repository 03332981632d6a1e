import type { Yen } from "../kernel/index.ts";
import { billNumbersIn, payerKey } from "./payer-name.ts";

export interface OpenBill {
  readonly userId: string;
  /** That of the first and of every other copy. */
  readonly numbers: readonly string[];
  readonly open: Yen;
  /** All that is open of the business. */
  readonly total: Yen;
  /** Names of the business, and those under which it paid before. */
  readonly payers: readonly string[];
}

type MatchReason = "number" | "amount" | "total" | "name";

export interface Proposal {
  readonly number: string;
  readonly reasons: readonly MatchReason[];
}

const WEIGHT: Readonly<Record<MatchReason, number>> = { number: 8, amount: 4, total: 3, name: 2 };
/** More than a person compares. */
const MOST = 5;

/** What a line of a statement may pay for, the likeliest first (rule billing-match). Nothing is decided by it: a person confirms. */
export function proposeMatches(
  { amount, payer }: { readonly amount: Yen; readonly payer: string },
  bills: readonly OpenBill[],
): Proposal[] {
  const named = new Set(billNumbersIn(payer));
  const key = payerKey(payer);
  const weighed = bills.map((bill) => {
    const is: Readonly<Record<MatchReason, boolean>> = {
      number: bill.numbers.some((number) => named.has(number)),
      amount: bill.open === amount,
      total: bill.total === amount && bill.total !== bill.open,
      name: key !== "" && bill.payers.some((name) => payerKey(name) === key),
    };
    const reasons = (Object.keys(WEIGHT) as MatchReason[]).filter((reason) => is[reason]);
    return { number: bill.numbers[0] ?? "", reasons, weight: reasons.reduce((sum, one) => sum + WEIGHT[one], 0) };
  });
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight || (left.number < right.number ? -1 : 1))
    .slice(0, MOST)
    .map(({ number, reasons }) => ({ number, reasons }));
}

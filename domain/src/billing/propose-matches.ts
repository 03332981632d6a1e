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

/**
 * Answers what a line of a statement may pay for, the likeliest first (rule billing-match). Nothing is decided by it: a person confirms. Each line
 * meets the bills that share something with it, not all of them.
 */
export function proposeMatches(
  bills: readonly OpenBill[],
): (line: { readonly amount: Yen; readonly payer: string }) => Proposal[] {
  const sharing: Readonly<Record<MatchReason, ReadonlyMap<Yen | string, readonly OpenBill[]>>> = {
    number: byEach(bills, ({ numbers }) => numbers),
    amount: byEach(bills, ({ open }) => [open]),
    total: byEach(bills, ({ open, total }) => (total === open ? [] : [total])),
    name: byEach(bills, ({ payers }) => payers.map(payerKey).filter(Boolean)),
  };
  return ({ amount, payer }) => {
    const said = { number: billNumbersIn(payer), amount: [amount], total: [amount], name: [payerKey(payer)] };
    const reasons = new Map<OpenBill, MatchReason[]>();
    for (const reason of Object.keys(WEIGHT) as MatchReason[])
      for (const bill of new Set(said[reason].flatMap((one) => sharing[reason].get(one) ?? [])))
        reasons.set(bill, [...(reasons.get(bill) ?? []), reason]);
    return [...reasons]
      .map(([bill, its]) => ({ number: bill.numbers[0] ?? "", reasons: its, weight: weightOf(its) }))
      .sort((left, right) => right.weight - left.weight || (left.number < right.number ? -1 : 1))
      .slice(0, MOST)
      .map(({ number, reasons: its }) => ({ number, reasons: its }));
  };
}

const weightOf = (reasons: readonly MatchReason[]) => reasons.reduce((sum, one) => sum + WEIGHT[one], 0);

function byEach<Key>(bills: readonly OpenBill[], keysOf: (bill: OpenBill) => readonly Key[]): Map<Key, OpenBill[]> {
  const found = new Map<Key, OpenBill[]>();
  for (const bill of bills)
    for (const key of new Set(keysOf(bill))) {
      const known = found.get(key);
      if (known) known.push(bill);
      else found.set(key, [bill]);
    }
  return found;
}

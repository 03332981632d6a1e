import { printFeePerUnit } from "@surimono/domain/catalogue";
import type { FeeChange, MadeCount } from "./fee-changes.ts";

/** One line for the operator: the table's fees before and after, and what members have of it. */
export function tellFeeChange(
  { table, before, after, itemIds, concerns }: FeeChange,
  made: { readonly myItems: readonly MadeCount[]; readonly cartLines: readonly MadeCount[] },
): string {
  const steps = [...new Set([...before, ...after].map(({ from }) => from))].sort((one, other) => one - other);
  const moves = steps
    .map((from) => [from, printFeePerUnit(before, from), printFeePerUnit(after, from)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([from, was, is]) => `from ${from} ${was} → ${is} yen`);
  const sum = (counts: readonly MadeCount[]) => counts.filter(concerns).reduce((total, { count }) => total + count, 0);
  return [
    `fees ${table}: ${moves.join(", ")}.`,
    `Items: ${itemIds.size}, my items: ${sum(made.myItems)}, lines in carts: ${sum(made.cartLines)}.`,
  ].join(" ");
}

import { printFeePerUnit } from "@surimono/domain/catalogue";
import type { Yen } from "@surimono/domain/kernel";
import type { FeeChange, MadeCount } from "./fee-changes.ts";

/** What members have of the items of a catalogue. */
export interface Touched {
  readonly myItems: readonly MadeCount[];
  readonly cartLines: readonly MadeCount[];
}

/** A table's fees before and after, and how many things pay them. */
export interface FeeMove {
  readonly table: string;
  /** The fee of a piece, from so many pieces on. */
  readonly steps: readonly { readonly from: number; readonly was: Yen; readonly is: Yen }[];
  readonly itemIds: readonly number[];
  readonly myItems: number;
  readonly cartLines: number;
}

export function feeMoveOf({ table, before, after, itemIds, concerns }: FeeChange, made: Touched): FeeMove {
  const froms = [...new Set([...before, ...after].map(({ from }) => from))].sort((one, other) => one - other);
  const sum = (counts: readonly MadeCount[]) => counts.filter(concerns).reduce((total, { count }) => total + count, 0);
  return {
    table,
    steps: froms
      .map((from) => ({ from, was: printFeePerUnit(before, from), is: printFeePerUnit(after, from) }))
      .filter(({ was, is }) => was !== is),
    itemIds: [...itemIds],
    myItems: sum(made.myItems),
    cartLines: sum(made.cartLines),
  };
}

/** One line for the operator. */
export function tellFeeMove({ table, steps, itemIds, myItems, cartLines }: FeeMove): string {
  const moves = steps.map(({ from, was, is }) => `from ${from} ${was} → ${is} yen`);
  return `fees ${table}: ${moves.join(", ")}. Items: ${itemIds.length}, my items: ${myItems}, lines in carts: ${cartLines}.`;
}

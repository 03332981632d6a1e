import type { Yen } from "../../kernel/index.ts";
import type { CatalogueItem, TaxDivision } from "../item.ts";
import { getArea, getMethod, type PricedChoice, unitPrice } from "./prices.ts";

export interface NextFeeBand {
  /** Pieces missing until then. */
  readonly missing: number;
  /** What one piece then costs. */
  readonly withTax: Yen;
}

/** For the hint あと3点で…: the next quantity at which a piece gets cheaper. Undefined in the cheapest band. */
export function nextFeeBand(
  item: CatalogueItem,
  choice: PricedChoice,
  divisions: readonly TaxDivision[],
): NextFeeBand | undefined {
  const method = getMethod(item, choice.methodId);
  const bands = [
    ...choice.areaKindIds.flatMap((areaKindId) => getArea(method, areaKindId).fees),
    ...(choice.nameTag ? item.nameTagFees : []),
    ...(choice.hangTag ? item.hangTagFees : []),
  ];
  const now = unitPrice(item, choice, divisions).withTax;
  const starts = bands.map(({ from }) => from).filter((from) => from > choice.quantity);
  for (const quantity of starts.sort((left, right) => left - right)) {
    const then = unitPrice(item, { ...choice, quantity }, divisions).withTax;
    if (then < now) return { missing: quantity - choice.quantity, withTax: then };
  }
  return undefined;
}

import type { BasisPoints } from "../kernel/index.ts";

interface BulkDiscount {
  /** The rate applies from this many pieces in the whole order. */
  readonly from: number;
  readonly rate: BasisPoints;
}

/** From 21 pieces, and more for every further 20 (rule cart-bulk-discount): 5 %, then one per cent more, at most 15 %. */
export const BULK_DISCOUNTS: readonly BulkDiscount[] = [
  { from: 21, rate: 500 },
  { from: 41, rate: 600 },
  { from: 61, rate: 700 },
  { from: 81, rate: 800 },
  { from: 101, rate: 900 },
  { from: 121, rate: 1_000 },
  { from: 141, rate: 1_100 },
  { from: 161, rate: 1_200 },
  { from: 181, rate: 1_300 },
  { from: 201, rate: 1_400 },
  { from: 221, rate: 1_500 },
];

export function bulkDiscountRate(quantity: number): BasisPoints {
  return BULK_DISCOUNTS.findLast(({ from }) => quantity >= from)?.rate ?? 0;
}

export interface NextBulkDiscount {
  /** Pieces missing until the next rate. */
  readonly missing: number;
  readonly rate: BasisPoints;
}

/** For the hint あと3点で…; undefined at the highest rate. */
export function nextBulkDiscount(quantity: number): NextBulkDiscount | undefined {
  const next = BULK_DISCOUNTS.find(({ from }) => quantity < from);
  return next && { missing: next.from - quantity, rate: next.rate };
}

import type { Yen } from "../../kernel/index.ts";
import { type CatalogueItem, type FeeBand, SILK_SCREEN } from "../item.ts";
import { minimumPrintFee, printFeePerUnit } from "./fee-bands.ts";

/** Exposing and setting up one screen, before tax (rule catalogue-screen-fee). */
export const SCREEN_FEE: Yen = 3500;
/** Fewer are not worth a screen (rule catalogue-screen-minimum). */
export const LEAST_SCREEN_PIECES = 20;

/** The fewest pieces of one my item that can be ordered, over all its sizes. */
export function leastPieces(item: Pick<CatalogueItem, "minimumQuantity">, methodId: number): number {
  return methodId === SILK_SCREEN ? Math.max(item.minimumQuantity, LEAST_SCREEN_PIECES) : item.minimumQuantity;
}

/** Of how many pieces a price is that is shown before a quantity is chosen. */
export function shownPieces(methodId: number): number {
  return methodId === SILK_SCREEN ? LEAST_SCREEN_PIECES : 1;
}

/**
 * What one place costs a piece. By silk screen its table prices one pass of ink; each screen adds a pass and its own cost divided by the pieces,
 * rounded up to tens, so that fewer pieces never pay less than the screens. Pieces below the minimum are priced as the minimum.
 */
export function placeFee(methodId: number, fees: readonly FeeBand[], quantity: number, screens = 1): Yen {
  if (methodId !== SILK_SCREEN || fees.length === 0) return printFeePerUnit(fees, quantity);
  const pieces = Math.max(quantity, LEAST_SCREEN_PIECES);
  return screens * printFeePerUnit(fees, pieces) + Math.ceil((screens * SCREEN_FEE) / pieces / 10) * 10;
}

/** The least that a place costs, as the screens show it: `minimumPrintFee`, and by silk screen one screen at the minimum quantity. */
export function leastPlaceFee(methodId: number, fees: readonly FeeBand[]): Yen {
  return minimumPrintFee(methodId === SILK_SCREEN ? [{ from: 1, cost: placeFee(methodId, fees, 1) }] : fees);
}

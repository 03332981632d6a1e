import { type CatalogueItem, LEAST_SCREEN_PIECES, leastPieces, SILK_SCREEN } from "../catalogue/index.ts";

interface TooFew {
  readonly code: "cart/too-few-for-screens" | "cart/below-minimum";
  /** The fewest that can be ordered. */
  readonly limit: number;
}

/** Why so many pieces of one my item cannot be ordered (rule catalogue-screen-minimum); undefined where they are enough. */
export function tooFewPieces(
  item: Pick<CatalogueItem, "minimumQuantity">,
  methodId: number,
  pieces: number,
): TooFew | undefined {
  const limit = leastPieces(item, methodId);
  if (pieces >= limit) return undefined;
  const isForScreens = methodId === SILK_SCREEN && pieces < LEAST_SCREEN_PIECES;
  return { code: isForScreens ? "cart/too-few-for-screens" : "cart/below-minimum", limit };
}

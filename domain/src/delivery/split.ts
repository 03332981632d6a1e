/** One order goes to at most this many destinations (rule delivery-destinations-200). */
export const MAX_DESTINATIONS = 200;

/** Pieces of one line. */
export interface Pieces {
  readonly lineId: string;
  readonly quantity: number;
}

export interface SplitDifference {
  readonly lineId: string;
  /** Pieces without a destination; negative where more were given out than the line has. */
  readonly missing: number;
}

/** Where the parts do not add up to the lines (rule delivery-split); empty for a split that can be ordered. */
export function splitDifferences(
  lines: readonly { readonly id: string; readonly quantity: number }[],
  parts: readonly { readonly pieces: readonly Pieces[] }[],
): SplitDifference[] {
  const given = new Map<string, number>();
  for (const { pieces } of parts)
    for (const { lineId, quantity } of pieces) given.set(lineId, (given.get(lineId) ?? 0) + quantity);
  return lines
    .map(({ id, quantity }) => ({ lineId: id, missing: quantity - (given.get(id) ?? 0) }))
    .filter(({ missing }) => missing !== 0);
}

/** The quantity in as many whole parts, as equal as can be; the first ones get what is left over. */
export function splitEvenly(quantity: number, parts: number): number[] {
  const least = Math.floor(quantity / parts);
  return Array.from({ length: parts }, (_, index) => least + (index < quantity % parts ? 1 : 0));
}

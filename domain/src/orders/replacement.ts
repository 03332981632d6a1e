import type { Pieces } from "../delivery/index.ts";
import { fail, ok } from "../kernel/index.ts";

/** Why pieces are made and sent once more without charge, in the words of whoever gets them. */
export const REPLACEMENT_CAUSE_NAMES = {
  reprint: "作り直し",
  defect: "不良品のための作り直し",
  lost: "紛失のための再送",
} as const;
export type ReplacementCause = keyof typeof REPLACEMENT_CAUSE_NAMES;

/** Pieces of a line; of one whose pieces differ, which of them, by their places in the parcel from 1. */
export interface ReplacementWish extends Pieces {
  readonly places?: readonly number[] | undefined;
}

interface Held {
  /** What the parcel holds and was not refunded. */
  readonly held: readonly Pieces[];
  /** What was made again of it already, by orders that were not cancelled. */
  readonly replaced: readonly Pieces[];
  /** Of a line whose pieces differ, how many of them are in the parcel; undefined where all are alike. */
  readonly differing: (lineId: string) => number | undefined;
}

/**
 * What of a parcel is made once more (rule orders-replace): no piece twice, and of pieces that differ the ones that were chosen. Without a wish
 * all that is left.
 */
export function piecesToReplace({ held, replaced, differing }: Held, wish: readonly ReplacementWish[] | undefined) {
  const left = held
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - countOf(replaced, lineId) }))
    .filter(({ quantity }) => quantity > 0);
  const wanted: readonly ReplacementWish[] = wish ?? left;
  if (wanted.length === 0) return fail("orders/nothing-to-replace");
  const chosen: ReplacementWish[] = [];
  for (const { lineId, quantity, places } of wanted) {
    const all = differing(lineId);
    if (quantity > countOf(left, lineId) || chosen.some((one) => one.lineId === lineId))
      return fail("orders/more-than-parcel");
    if (all === undefined) {
      chosen.push({ lineId, quantity });
      continue;
    }
    const named = places ?? (quantity === all ? Array.from({ length: all }, (_, index) => index + 1) : []);
    const areThere = named.every((place) => Number.isInteger(place) && place >= 1 && place <= all);
    if (!areThere || new Set(named).size !== quantity) return fail("orders/which-pieces");
    chosen.push({ lineId, quantity, places: named.toSorted((one, other) => one - other) });
  }
  return ok(chosen);
}

/** Each line once. */
export function replacedPieces(parts: readonly (readonly Pieces[])[]): Pieces[] {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of parts.flat()) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity }));
}

function countOf(pieces: readonly Pieces[], lineId: string): number {
  return pieces.reduce((sum, piece) => sum + (piece.lineId === lineId ? piece.quantity : 0), 0);
}

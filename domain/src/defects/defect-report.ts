import type { Pieces } from "../delivery/index.ts";

/** Photographs of one report. */
export const DEFECT_PHOTOS = 5;
export const DEFECT_WORDS_MAX = 1_000;

/** What of a parcel no report is about yet (rule defects-once). */
export function piecesUnreported(held: readonly Pieces[], reported: readonly Pieces[]): Pieces[] {
  return held
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - countOf(reported, lineId) }))
    .filter(({ quantity }) => quantity > 0);
}

function countOf(pieces: readonly Pieces[], lineId: string): number {
  return pieces.reduce((sum, piece) => sum + (piece.lineId === lineId ? piece.quantity : 0), 0);
}

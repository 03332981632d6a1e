import type { Pieces } from "../delivery/index.ts";
import { fail, ok } from "../kernel/index.ts";

/**
 * What stays in a parcel and what goes into a second one (rule orders-split-parcel): both hold something, and nothing whose money goes back is moved.
 */
export function splitPieces(whole: readonly Pieces[], left: readonly Pieces[], wanted: readonly Pieces[]) {
  const taken = wanted.filter(({ quantity }) => quantity > 0);
  if (taken.length === 0) return fail("orders/nothing-to-split");
  const quantityOf = (pieces: readonly Pieces[], lineId: string) =>
    pieces.reduce((sum, piece) => sum + (piece.lineId === lineId ? piece.quantity : 0), 0);
  if (new Set(taken.map(({ lineId }) => lineId)).size < taken.length) return fail("orders/more-than-parcel");
  if (taken.some(({ lineId, quantity }) => quantity > quantityOf(left, lineId))) return fail("orders/more-than-parcel");
  const kept = whole
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - quantityOf(taken, lineId) }))
    .filter(({ quantity }) => quantity > 0);
  const isEmpty = left.every(({ lineId, quantity }) => quantity === quantityOf(taken, lineId));
  return isEmpty ? fail("orders/nothing-to-split") : ok({ kept, taken });
}

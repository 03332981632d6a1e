import { dealRoster, type RosterPiece } from "@surimono/domain/cart";
import type { OrderLine } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";

export interface SentPiece extends RosterPiece {
  /** From 1. */
  readonly parcel: number;
}

/** Without those of parcels that were taken out of the order. */
export function sentPieces(
  line: Pick<OrderLine, "id" | "roster">,
  parcels: readonly Pick<Parcel, "position" | "pieces" | "cancelledAt">[],
): SentPiece[] {
  const cancelled = new Set(parcels.filter(({ cancelledAt }) => cancelledAt).map(({ position }) => position + 1));
  return piecesOfLine(line, parcels).filter(({ parcel }) => !cancelled.has(parcel));
}

/** The pieces of a line with words of their own, each with the parcel it goes in: by the roster from above (rule cart-roster-split). */
export function piecesOfLine(
  { id, roster }: Pick<OrderLine, "id" | "roster">,
  parcels: readonly Pick<Parcel, "position" | "pieces">[],
): SentPiece[] {
  const quantities = parcels.map(({ pieces }) => pieces.find(({ lineId }) => lineId === id)?.quantity ?? 0);
  return dealRoster(roster ?? [], quantities).flatMap((pieces, index) =>
    pieces.map((piece) => ({ ...piece, parcel: (parcels[index]?.position ?? 0) + 1 })),
  );
}

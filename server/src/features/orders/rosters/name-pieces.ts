import type { NamedPieces } from "@surimono/domain/delivery";
import type { OrderLine } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";
import { piecesOfLine } from "./pieces-of-line.ts";

type Holding = Pick<Parcel, "position" | "pieces">;

/** Of lines whose pieces differ each parcel's pieces are named, so that money and reports are about certain ones. */
export function namePieces<Held extends Holding>(
  lines: readonly Pick<OrderLine, "id" | "roster">[],
  parcels: readonly Held[],
): (Held & { readonly pieces: readonly NamedPieces[] })[] {
  const rosters = new Map(lines.map((line) => [line.id, line.roster ? piecesOfLine(line, parcels) : []]));
  return parcels.map((parcel) => {
    const named = parcel.pieces.map((piece): NamedPieces => {
      const own = rosters.get(piece.lineId)?.filter((one) => one.parcel === parcel.position + 1) ?? [];
      return own.length === piece.quantity ? { ...piece, rows: own.map(({ row }) => row) } : piece;
    });
    return { ...parcel, pieces: named };
  });
}

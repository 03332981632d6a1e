import { pieceTitle } from "@surimono/domain/delivery";
import type { ChosenPiece } from "../../ui/piece-fields.tsx";
import type { CounterOrder, CounterParcel } from "./order-query.ts";

/** What money can go back for. Of a line whose pieces differ, those that are in the parcel and were not refunded, by their numbers in the roster. */
export function refundPieces({ order }: CounterOrder, parcel: CounterParcel): ChosenPiece[] {
  return parcel.pieces.map(({ line_id, quantity }) => {
    const line = order.lines.find((one) => one.line_id === line_id);
    const back = parcel.refunded_pieces.find((one) => one.line_id === line_id)?.rows ?? [];
    const left = (line?.personal?.pieces ?? []).filter(
      ({ row, parcel_number }) => parcel_number === parcel.parcel_number && !back.includes(row),
    );
    return {
      ...{ line_id, name: `${line?.name ?? "商品"}（${line?.size_name ?? ""}）`, most: quantity, chosen: 0 },
      each: left.map((piece) => ({ value: piece.row, title: pieceTitle(piece) })),
    };
  });
}

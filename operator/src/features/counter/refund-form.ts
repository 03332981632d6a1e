import type { CounterOrder, CounterParcel } from "./order-query.ts";

interface ChosenPieces {
  readonly line_id: string;
  readonly quantity: number;
  /** Which, of a line whose pieces differ. */
  readonly rows?: number[];
}

export interface Chosen {
  readonly pieces: ChosenPieces[];
  readonly with_delivery: boolean;
}

/** Of a line whose pieces differ, those that are in the parcel and were not refunded. */
export function refundRoster({ order }: CounterOrder, parcel: CounterParcel, id: string) {
  const back = parcel.refunded_pieces.find(({ line_id }) => line_id === id)?.rows ?? [];
  const all = order.lines.find(({ line_id }) => line_id === id)?.personal?.pieces ?? [];
  return all.filter(({ row, parcel_number }) => parcel_number === parcel.parcel_number && !back.includes(row));
}

/** Of the form's fields: a count for each line, or a square for each piece. */
export function readRefund(form: FormData, one: CounterOrder, parcel: CounterParcel): Chosen {
  const pieces = parcel.pieces.flatMap(({ line_id }): ChosenPieces[] => {
    const given = form.getAll(line_id).map(Number);
    if (refundRoster(one, parcel, line_id).length > 0)
      return given.length > 0 ? [{ line_id, quantity: given.length, rows: given }] : [];
    const quantity = given[0] ?? 0;
    return Number.isInteger(quantity) && quantity > 0 && quantity <= 9999 ? [{ line_id, quantity }] : [];
  });
  return { pieces, with_delivery: form.get("delivery") !== null };
}

/** As an address says it. */
export function writeChosen({ pieces, with_delivery }: Chosen) {
  const write = ({ line_id, quantity, rows }: ChosenPieces) =>
    rows ? `${line_id}=${rows.join(".")}` : `${line_id}:${quantity}`;
  return { pieces: pieces.map(write).join(","), with_delivery: with_delivery ? ("yes" as const) : ("no" as const) };
}

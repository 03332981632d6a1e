import type { WireDefectParcel } from "@surimono/contract/defects";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { NumberField } from "@surimono/ui/number-field.tsx";
import type { OrderDefectsProps } from "./order-defects.tsx";

type Pieces = WireDefectParcel["pieces"];

interface PieceCountsProps extends Pick<OrderDefectsProps, "labelOf" | "titleOf"> {
  pieces: Pieces;
  /** Those that are defective. */
  chosen: Pieces;
  onChange: (chosen: Pieces) => void;
}

/** How many of each line are defective, and which where its pieces differ. */
export function PieceCounts({ pieces, chosen, labelOf, titleOf, onChange }: PieceCountsProps) {
  const choose = (piece: Pieces[number]) =>
    onChange([...chosen.filter(({ line_id }) => line_id !== piece.line_id), ...(piece.quantity > 0 ? [piece] : [])]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold text-14 text-deep">不良のある数</legend>
      {pieces.map((piece) => {
        const { line_id, rows } = piece;
        const now = chosen.find((one) => one.line_id === line_id);
        return rows ? (
          <NamedPieces
            key={line_id}
            label={labelOf(line_id)}
            rows={rows}
            chosen={now?.rows ?? []}
            titleOf={(row) => titleOf(line_id, row)}
            onChange={(named) => choose({ line_id, quantity: named.length, rows: named })}
          />
        ) : (
          <PieceCount
            key={line_id}
            label={labelOf(line_id)}
            most={piece.quantity}
            count={now?.quantity ?? 0}
            onChange={(quantity) => choose({ line_id, quantity })}
          />
        );
      })}
    </fieldset>
  );
}

interface PieceCountProps {
  label: string;
  most: number;
  count: number;
  onChange: (count: number) => void;
}

function PieceCount({ label, most, count, onChange }: PieceCountProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0 text-14">
        {label}
        <span className="num whitespace-nowrap text-mute"> / {most}点</span>
      </p>
      <NumberField
        label={`${label}の不良の数`}
        hideLabel
        size={36}
        className="shrink-0 [&>p]:sr-only"
        min={0}
        max={most}
        value={count}
        onChange={(value) => onChange(value ?? 0)}
      />
    </div>
  );
}

interface NamedPiecesProps {
  label: string;
  rows: readonly number[];
  chosen: readonly number[];
  titleOf: (row: number) => string;
  onChange: (rows: number[]) => void;
}

function NamedPieces({ label, rows, chosen, titleOf, onChange }: NamedPiecesProps) {
  return (
    <fieldset className="grid">
      <legend className="text-14">{label}</legend>
      <div className="grid max-h-60 overflow-y-auto sm:grid-cols-2">
        {rows.map((row) => (
          <Checkbox
            key={row}
            checked={chosen.includes(row)}
            onChange={({ target }) =>
              onChange(rows.filter((one) => (one === row ? target.checked : chosen.includes(one))))
            }
          >
            {titleOf(row)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

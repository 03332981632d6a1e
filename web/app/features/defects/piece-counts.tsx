import type { WireDefectParcel } from "@surimono/contract/defects";
import { NumberField } from "@surimono/ui/number-field.tsx";
import type { OrderDefectsProps } from "./order-defects.tsx";

type Counts = Readonly<Record<string, number>>;

interface PieceCountsProps extends Pick<OrderDefectsProps, "labelOf"> {
  pieces: WireDefectParcel["pieces"];
  counts: Counts;
  onChange: (counts: Counts) => void;
}

/** How many of each line are defective. */
export function PieceCounts({ pieces, counts, labelOf, onChange }: PieceCountsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold text-14 text-deep">不良のある数</legend>
      {pieces.map(({ line_id, quantity }) => (
        <div key={line_id} className="flex items-center justify-between gap-4">
          <p className="min-w-0 text-14">
            {labelOf(line_id)}
            <span className="num whitespace-nowrap text-mute"> / {quantity}点</span>
          </p>
          <NumberField
            label={`${labelOf(line_id)}の不良の数`}
            hideLabel
            size={36}
            className="shrink-0 [&>p]:sr-only"
            min={0}
            max={quantity}
            value={counts[line_id] ?? 0}
            onChange={(value) => onChange({ ...counts, [line_id]: value ?? 0 })}
          />
        </div>
      ))}
    </fieldset>
  );
}

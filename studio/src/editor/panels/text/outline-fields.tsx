import { MAX_OUTLINE_WIDTH } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import { CheckField } from "../fields/check-field.tsx";
import { ColorField } from "../fields/color-field.tsx";
import { millimetres } from "../fields/lengths.ts";

interface Line {
  readonly color: string;
  readonly width: number;
}

interface OutlineFieldsProps {
  readonly label: string;
  readonly value: Line | undefined;
  readonly onChange: (line: Line | undefined) => void;
}

const FIRST: Line = { color: "#ffffff", width: 1000 };
/** The slider's maximum; a document may hold wider ones. */
const WIDEST = Math.min(10_000, MAX_OUTLINE_WIDTH);

/** An optional line around letters or a shape. */
export function OutlineFields({ label, value, onChange }: OutlineFieldsProps) {
  return (
    <div className="grid gap-2">
      <CheckField label={label} isChecked={value !== undefined} onChange={(is) => onChange(is ? FIRST : undefined)} />
      {value && (
        <>
          <Slider
            label="太さ"
            value={value.width}
            min={100}
            max={WIDEST}
            step={100}
            text={`${millimetres(value.width)} mm`}
            onChange={(width) => onChange({ ...value, width })}
          />
          <ColorField label={`${label}の色`} value={value.color} onChange={(color) => onChange({ ...value, color })} />
        </>
      )}
    </div>
  );
}

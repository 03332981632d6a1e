import type { PaletteColor } from "../editor-props.ts";
import { useEditorProps } from "../session/session-context.ts";

interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (hex: string) => void;
}

/** The shop's preset colours and a free one. */
export function ColorField({ label, value, disabled = false, onChange }: ColorFieldProps) {
  const { palette } = useEditorProps();
  const isPreset = palette.some((color) => isSameColor(color.hex, value));
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="flex w-full items-baseline justify-between text-14">
        {label}
        <span className="num text-12 text-mute uppercase">{value}</span>
      </legend>
      <div className="mt-2 grid grid-cols-8 gap-y-2 max-md:gap-y-1">
        {palette.map((color) => (
          <Swatch key={color.hex} color={color} isChosen={isSameColor(color.hex, value)} onChoose={onChange} />
        ))}
        <label
          title="ほかの色"
          className={`relative grid size-7 place-items-center rounded-[50%] bg-[conic-gradient(#fe3a27,#ffd91c,#2e7d4f,#00a5df,#6b4a9e,#ec3e8c,#fe3a27)] max-md:size-9 has-focus-visible:outline-3 has-focus-visible:outline-red ${isPreset ? "" : "ring-2 ring-red ring-offset-2"}`}
        >
          <span className="sr-only">{label}：ほかの色</span>
          <input
            type="color"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            value={value.toLowerCase()}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
    </fieldset>
  );
}

interface SwatchProps {
  readonly color: PaletteColor;
  readonly isChosen: boolean;
  readonly onChoose: (hex: string) => void;
}

function Swatch({ color, isChosen, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      title={color.name}
      aria-label={color.name}
      aria-pressed={isChosen}
      className={`size-7 rounded-[50%] border border-ink/20 max-md:size-9 ${isChosen ? "ring-2 ring-red ring-offset-2" : ""}`}
      style={{ backgroundColor: color.hex }}
      onClick={() => onChoose(color.hex.toLowerCase())}
    />
  );
}

function isSameColor(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useEditorProps, useEditorState, useSession } from "../../session/session-context.ts";
import { HexField } from "./hex-field.tsx";

interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/**
 * The shop's preset colours, the member's recent ones, a free one, one picked from the design, and the number of each.
 */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const { palette } = useEditorProps();
  const { recentColors } = useSession();
  const recent = useSyncExternalStore(recentColors.subscribe, recentColors.get);
  const isPreset = (hex: string) => palette.some((color) => isSameColor(color.hex, hex));

  function choose(hex: string): void {
    onChange(hex);
    if (!isPreset(hex)) recentColors.remember(hex);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center justify-between text-14">
        <span aria-hidden="true">{label}</span>
        <HexField label={label} value={value} onChange={choose} />
      </div>
      <div className="mt-2 grid grid-cols-8 gap-y-2 max-md:gap-y-1">
        {palette.map(({ hex, name }) => (
          <Swatch key={hex} hex={hex} name={name} isChosen={isSameColor(hex, value)} onChoose={choose} />
        ))}
        <FreeColor label={label} value={value} isChosen={!isPreset(value)} onChange={choose} />
      </div>
      <div className="mt-2 flex items-center gap-2 max-md:mt-1">
        <div className="grid grow grid-cols-8 gap-y-2">
          {recent.slice(0, RECENT_SHOWN).map((hex) => (
            <Swatch
              key={hex}
              hex={hex}
              name={`最近の色 ${hex.toUpperCase()}`}
              isChosen={isSameColor(hex, value)}
              onChoose={choose}
            />
          ))}
          <Eyedropper label={label} onTake={choose} />
        </div>
      </div>
    </fieldset>
  );
}

/** In one row with the eyedropper. */
const RECENT_SHOWN = 7;

interface FreeColorProps extends ColorFieldProps {
  readonly isChosen: boolean;
}

function FreeColor({ label, value, isChosen, onChange }: FreeColorProps) {
  return (
    <label
      title="ほかの色"
      className={`relative grid size-7 place-items-center rounded-[50%] bg-[conic-gradient(#fe3a27,#ffd91c,#2e7d4f,#00a5df,#6b4a9e,#ec3e8c,#fe3a27)] max-md:size-9 has-focus-visible:outline-3 has-focus-visible:outline-red ${isChosen ? "ring-2 ring-red ring-offset-2" : ""}`}
    >
      <span className="sr-only">{label}：ほかの色</span>
      <input
        type="color"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        value={value.toLowerCase()}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** The next press on the canvas picks the colour there. */
function Eyedropper({ label, onTake }: { readonly label: string; readonly onTake: (hex: string) => void }) {
  const { store } = useSession();
  const take = useRef(onTake);
  take.current = onTake;
  const own = useRef((hex: string) => take.current(hex));
  const isOn = useEditorState(({ mode }) => mode?.kind === "pick" && mode.take === own.current);

  // If the field has gone, nothing can receive the colour.
  useEffect(
    () => () => {
      const { mode } = store.get();
      if (mode?.kind === "pick" && mode.take === own.current) store.set({ mode: undefined });
    },
    [store],
  );

  return (
    <button
      type="button"
      title="デザインから色をとる（スポイト）"
      aria-label={`${label}：デザインから色をとる`}
      aria-pressed={isOn}
      className={`grid size-7 place-items-center rounded-[50%] border text-ink max-md:size-9 ${isOn ? "border-red-text bg-red-text text-white" : "border-ctl hover:bg-paper"}`}
      onClick={() => store.set({ mode: isOn ? undefined : { kind: "pick", take: own.current } })}
    >
      <StudioIcon name="eyedropper" size={16} />
    </button>
  );
}

interface SwatchProps {
  readonly hex: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (hex: string) => void;
}

function Swatch({ hex, name, isChosen, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      className={`size-7 rounded-[50%] border border-ink/20 max-md:size-9 ${isChosen ? "ring-2 ring-red ring-offset-2" : ""}`}
      style={{ backgroundColor: hex }}
      onClick={() => onChoose(hex.toLowerCase())}
    />
  );
}

function isSameColor(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

import { MAX_PLATE_SHIFT, MAX_RULING, MIN_RULING, SCREEN_ANGLES, type ScreenAngle } from "@surimono/domain/designs";
import { ColorField } from "../fields/color-field.tsx";
import { Segments } from "../fields/segments.tsx";
import { type EffectProps, Length, Range } from "./effect-range.tsx";
import { InkField } from "./ink-field.tsx";

/** Dots of one ink. */
export function HalftoneFields({ effect, set }: EffectProps<"halftone">) {
  return (
    <>
      <Ruling value={effect.ruling} onChange={(ruling) => set({ ...effect, ruling }, "ruling")} />
      <div className="flex items-center gap-3">
        <span className="min-w-16 shrink-0 text-14" aria-hidden="true">
          角度
        </span>
        <Segments
          label="網点の角度"
          value={`${effect.angle}`}
          options={SCREEN_ANGLES.map((angle) => ({ value: `${angle}`, name: `${angle}度`, word: `${angle}°` }))}
          onChange={(angle) => set({ ...effect, angle: Number(angle) as ScreenAngle }, "angle")}
        />
      </div>
      <InkField value={effect.ink} onChange={(ink) => set({ ...effect, ink }, "ink")} />
    </>
  );
}

/** Two plates over each other. */
export function RisoFields({ effect, set }: EffectProps<"riso">) {
  const [first, second] = effect.inks;
  return (
    <>
      <Segments
        label="版の肌"
        value={effect.screen}
        options={[
          { value: "dots", name: "網点", word: "網点" },
          { value: "grain", name: "ざらざら", word: "ざらざら" },
        ]}
        onChange={(screen) => set({ ...effect, screen }, "screen")}
      />
      <Ruling value={effect.ruling} onChange={(ruling) => set({ ...effect, ruling }, "ruling")} />
      <Length
        label="版ずれ"
        value={effect.shift}
        {...{ min: 0, max: MAX_PLATE_SHIFT }}
        onChange={(shift) => set({ ...effect, shift }, "shift")}
      />
      <p className="text-12 text-mute">重なったところは2色が混ざって濃くなります。白いところは刷りません。</p>
      <ColorField
        label="1版目のインク"
        value={first}
        onChange={(ink) => set({ ...effect, inks: [ink, second] }, "ink 1")}
      />
      <ColorField
        label="2版目のインク"
        value={second}
        onChange={(ink) => set({ ...effect, inks: [first, ink] }, "ink 2")}
      />
    </>
  );
}

interface RulingProps {
  readonly value: number;
  readonly onChange: (ruling: number) => void;
}

/** Lines an inch: the fewer, the larger the dots. */
function Ruling(field: RulingProps) {
  return <Range label="線数" {...field} min={MIN_RULING} max={MAX_RULING} unit="線" />;
}

import { MAX_DETAIL, MAX_DRAWN_LINE, MIN_DRAWN_LINE } from "@surimono/domain/designs";
import { type EffectProps, Length, Range } from "./effect-range.tsx";
import { InkField } from "./ink-field.tsx";

/** How much a line drawing or a woodcut shows, how fine, and its ink. */
export function DrawnFields({ effect, set }: EffectProps<"lines" | "woodcut">) {
  const share = { min: 0, max: MAX_DETAIL, unit: "%" };
  return (
    <>
      {effect.kind === "lines" ? (
        <Range
          label="細かさ"
          value={effect.detail}
          {...share}
          onChange={(detail) => set({ ...effect, detail }, "detail")}
        />
      ) : (
        <Range
          label="刷る量"
          value={effect.cover}
          {...share}
          onChange={(cover) => set({ ...effect, cover }, "cover")}
        />
      )}
      <Length
        label={effect.kind === "lines" ? "線の太さ" : "彫りの太さ"}
        value={effect.width}
        {...{ min: MIN_DRAWN_LINE, max: MAX_DRAWN_LINE }}
        onChange={(width) => set({ ...effect, width }, "width")}
      />
      <InkField value={effect.ink} onChange={(ink) => set({ ...effect, ink }, "ink")} />
    </>
  );
}

import {
  type ImageLayer,
  MAX_GRAIN,
  MAX_GRAIN_SIZE,
  MAX_LEVELS,
  MIN_GRAIN_SIZE,
  MIN_LEVELS,
  type PictureEffect,
} from "@surimono/domain/designs";
import { changeEffect } from "../../commands/change-effect.ts";
import { useSession } from "../../session/session-context.ts";
import { ColorField } from "../fields/color-field.tsx";
import { DrawnFields } from "./drawn-fields.tsx";
import { type EffectProps, Length, Range } from "./effect-range.tsx";
import { HalftoneFields, RisoFields } from "./screen-fields.tsx";

interface EffectSettingsProps {
  readonly layer: ImageLayer;
  readonly effect: PictureEffect;
}

/** The strength and the inks of an effect. */
export function EffectSettings({ layer, effect }: EffectSettingsProps) {
  const session = useSession();
  const set = (next: PictureEffect, field: string) => changeEffect(session, layer, next, field);
  switch (effect.kind) {
    case "posterise":
      return (
        <Range
          label="色の段階"
          value={effect.levels}
          {...{ min: MIN_LEVELS, max: MAX_LEVELS, unit: "段" }}
          onChange={(levels) => set({ ...effect, levels }, "levels")}
        />
      );
    case "duotone":
      return <DuotoneFields effect={effect} set={set} />;
    case "grain":
      return <GrainFields effect={effect} set={set} />;
    case "halftone":
      return <HalftoneFields effect={effect} set={set} />;
    case "lines":
    case "woodcut":
      return <DrawnFields effect={effect} set={set} />;
    case "riso":
      return <RisoFields effect={effect} set={set} />;
  }
}

function DuotoneFields({ effect, set }: EffectProps<"duotone">) {
  return (
    <>
      <ColorField label="暗いところの色" value={effect.dark} onChange={(dark) => set({ ...effect, dark }, "dark")} />
      <ColorField
        label="明るいところの色"
        value={effect.light}
        onChange={(light) => set({ ...effect, light }, "light")}
      />
    </>
  );
}

function GrainFields({ effect, set }: EffectProps<"grain">) {
  return (
    <>
      <Range
        label="つぶの強さ"
        value={effect.strength}
        {...{ min: 1, max: MAX_GRAIN, unit: "%" }}
        onChange={(strength) => set({ ...effect, strength }, "strength")}
      />
      <Length
        label="つぶの大きさ"
        value={effect.size}
        {...{ min: MIN_GRAIN_SIZE, max: MAX_GRAIN_SIZE }}
        onChange={(size) => set({ ...effect, size }, "size")}
      />
    </>
  );
}

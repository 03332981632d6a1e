import { type ImageLayer, MAX_WORN, MIN_WORN } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useState } from "react";
import { wearEdges } from "../../commands/change-effect.ts";
import { useSession } from "../../session/session-context.ts";
import { CheckField } from "../fields/check-field.tsx";
import { millimetres } from "../fields/lengths.ts";
import { EffectPicker } from "./effect-picker.tsx";
import { EffectSettings } from "./effect-settings.tsx";

/** Of the shorter side, in thousandths: seen, and nothing of the picture is lost. */
const WORN_SHARE = 25;
const WORN_STEP = 100;

/** What the picture is made into for print (rule designs-picture-effect). Its thumbnails are drawn once it is open. */
export function EffectFields({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(layer.effect !== undefined || layer.worn !== undefined);
  return (
    <details
      className="group border-t border-line pt-2"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex h-9 cursor-pointer items-center justify-between text-14 max-md:h-11">
        効果
        <StudioIcon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="grid gap-2">
          <EffectPicker layer={layer} />
          {layer.effect && <EffectSettings layer={layer} effect={layer.effect} />}
          <CheckField
            label="ふちをかすれさせる"
            isChecked={layer.worn !== undefined}
            onChange={(isChecked) => wearEdges(session, layer, isChecked ? usualWear(layer) : undefined)}
          />
          {layer.worn !== undefined && (
            <Slider
              label="かすれ"
              value={layer.worn}
              min={MIN_WORN}
              max={MAX_WORN}
              step={WORN_STEP}
              text={`${millimetres(layer.worn)} mm`}
              onChange={(worn) => wearEdges(session, layer, worn, "depth")}
            />
          )}
        </div>
      )}
    </details>
  );
}

function usualWear({ width, height }: ImageLayer): number {
  const share = Math.round((Math.min(width, height) * WORN_SHARE) / 1000 / WORN_STEP) * WORN_STEP;
  return Math.min(MAX_WORN, Math.max(MIN_WORN, share));
}

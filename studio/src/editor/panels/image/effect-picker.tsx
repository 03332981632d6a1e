import type { ImageLayer, PictureEffect } from "@surimono/domain/designs";
import { useEffect, useRef } from "react";
import { drawLayer } from "../../../scene/index.ts";
import { changeEffect } from "../../commands/change-effect.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";
import { effectPresets } from "./effect-presets.ts";

/** The effects, each shown on the customer's own picture and on goods of the colour that was chosen. */
export function EffectPicker({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const { hex } = useGoodsColor();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">効果</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {effectPresets(layer, hex).map(({ kind, name, effect }) => {
          const isChosen = layer.effect?.kind === kind;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isChosen}
              className={`grid justify-items-center gap-1 rounded-ctl border p-1 pb-1.5 text-12 leading-4 ${isChosen ? "border-red bg-tint" : "border-line hover:border-ctl"}`}
              onClick={() => {
                if (!isChosen) changeEffect(session, layer, effect);
              }}
            >
              <EffectThumb layer={layer} effect={shownSmall(effect)} ground={hex} />
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const SIDE = 60;
/** What it shows lies this wide on the print: whole, the dots of a large picture could not be seen. */
const SHOWN = 26_000;
const SHOWN_RULING = 18;

interface EffectThumbProps {
  readonly layer: ImageLayer;
  readonly effect: PictureEffect | undefined;
  readonly ground: string;
}

/** The cropped picture as if it were printed small. */
function EffectThumb({ layer, effect, ground }: EffectThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { assets } = useSession().scene;
  const version = useSceneVersion();
  const small = thumbLayer(layer, effect);
  const look = JSON.stringify(small);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to draw again, a layer that was moved is none
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext("2d");
    if (!element || !ctx) return;
    // One thumbnail a frame, so that none of them holds up a press.
    const frame = requestAnimationFrame(() => {
      const side = Math.round(SIDE * devicePixelRatio);
      element.width = side;
      element.height = side;
      drawLayer(ctx, small, (side / SHOWN) * 1000, assets);
    });
    return () => cancelAnimationFrame(frame);
  }, [look, assets, version]);
  return <canvas ref={canvas} className="aspect-square w-full rounded-ctl" style={{ backgroundColor: ground }} />;
}

/** With dots as large beside the thumbnail as those of the print are beside the picture. */
function shownSmall(effect: PictureEffect | undefined): PictureEffect | undefined {
  return effect && "ruling" in effect ? { ...effect, ruling: SHOWN_RULING } : effect;
}

/** Square, from the middle of what the layer shows. */
function thumbLayer(layer: ImageLayer, effect: PictureEffect | undefined): ImageLayer {
  const { assetId, pixelWidth, pixelHeight, crop, ground, adjust, flipX, flipY } = layer;
  return {
    ...{ kind: "image", id: "thumb", name: "", assetId, pixelWidth, pixelHeight },
    ...{ x: SHOWN / 2, y: SHOWN / 2, width: SHOWN, height: SHOWN, rotation: 0, opacity: 1000 },
    ...{ flipX, flipY, locked: false, hidden: false },
    ...(crop && { crop }),
    ...(ground && { ground }),
    ...(adjust && { adjust }),
    ...(effect && { effect }),
  };
}

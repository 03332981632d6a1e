import { INK_ON_GOODS } from "../../catalogue/index.ts";
import type { ImageLayer } from "../document.ts";
import { layerBounds } from "../layer-bounds.ts";
import { effectInks, isScreened } from "../picture-effect.ts";
import { type AreaCheck, imageLayers } from "./check-context.ts";
import { isFaintOn } from "./faint-layers.ts";
import type { Finding } from "./finding.ts";
import { labOf } from "./lab.ts";
import { holds } from "./laid-over.ts";

/** Paper white in CIELAB: this light, and this close to grey. */
const WHITE_LIGHT = 92;
const WHITE_CHROMA = 6;

/** A picture on white paper, laid on goods of another colour: the paper prints as a box. Without white ink it prints as nothing. */
export function checkWhiteBox({ area, goods, facts, printed }: AreaCheck): Finding[] {
  const { color } = goods;
  if (color === undefined || INK_ON_GOODS[goods.methodId] === "bare") return [];
  const whole = { x: 0, y: 0, w: area.width, h: area.height };
  return imageLayers(printed).flatMap((layer): Finding[] => {
    const ground = facts.picture(layer)?.ground;
    if (ground === undefined || !isWhite(paperOf(layer, ground)) || isFaintOn(color, ground)) return [];
    // Removed, it is not printed; one ink leaves white unprinted, unless an effect has its own; a screen too; a cropped, masked or inverted picture has another rim; one that covers the place is the ground itself.
    if (
      layer.ground ||
      layer.crop ||
      layer.mask ||
      isScreened(layer.effect) ||
      (layer.adjust?.ink && effectInks(layer.effect).length === 0) ||
      layer.adjust?.inverted
    )
      return [];
    if (holds(layerBounds(layer), whole)) return [];
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    return [{ severity: "warning", code: "designs/white-box", color: ground, ...at }];
  });
}

/** The colour its paper is printed in. */
function paperOf({ effect }: ImageLayer, ground: string): string {
  return effect?.kind === "duotone" ? effect.light : ground;
}

function isWhite(hex: string): boolean {
  const [light, a, b] = labOf(hex);
  return light >= WHITE_LIGHT && Math.hypot(a, b) <= WHITE_CHROMA;
}

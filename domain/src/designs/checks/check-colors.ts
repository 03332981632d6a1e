import { INK_ON_GOODS } from "../../catalogue/index.ts";
import type { ImageLayer, PlainLayer } from "../document.ts";
import { MAX_ADJUSTMENT } from "../limits.ts";
import { effectInks } from "../picture-effect.ts";
import type { AreaCheck } from "./check-context.ts";
import { isUnreachable, reachedColor } from "./color-reach.ts";
import type { Finding } from "./finding.ts";
import { UNREACHABLE_SHARE } from "./method-limits.ts";

/** Colours that were converted, or are outside the method's range: each once per layer. */
export function checkColors({ area, printed, facts, goods, limits }: AreaCheck): Finding[] {
  // The shop mixes these inks itself: `checkScreenInks`.
  if (INK_ON_GOODS[goods.methodId] === "spot") return [];
  return printed.flatMap((layer): Finding[] => {
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    if (layer.kind === "image") {
      if (facts.picture(layer)?.isFromPress) return [{ severity: "warning", code: "designs/press-colors", ...at }];
      const share = unreachableShare(layer, facts.picture(layer)?.unreachable[goods.methodId] ?? 0);
      if (share >= UNREACHABLE_SHARE) {
        return [{ severity: "warning", code: "designs/unreachable-picture", share, ...at }];
      }
    }
    return [...new Set(colorsOfLayer(layer))]
      .filter((color) => isUnreachable(color, limits.chroma))
      .map((color) => ({
        severity: "warning",
        code: "designs/unreachable-color",
        color,
        printed: reachedColor(color, limits.chroma),
        ...at,
      }));
  });
}

/** A picture in greys or in inks of its own has lost the measured colours. */
function unreachableShare({ adjust, effect }: ImageLayer, measured: number): number {
  return effectInks(effect).length > 0 || adjust?.ink !== undefined || adjust?.saturation === -MAX_ADJUSTMENT
    ? 0
    : measured;
}

/** Each ink the layer is drawn in; none for a photograph. */
export function colorsOfLayer(layer: PlainLayer): readonly string[] {
  switch (layer.kind) {
    case "image":
      return inksOfPicture(layer);
    case "text":
      return [layer.color, layer.outline?.color, layer.shadow?.color].filter((color) => color !== undefined);
    case "shape":
      return [layer.fill, layer.stroke?.color].filter((color) => color !== undefined);
    case "stamp":
      return layer.inks;
    case "qr":
      return layer.ground === undefined ? [layer.color] : [layer.color, layer.ground];
  }
}

function inksOfPicture({ adjust, effect }: ImageLayer): readonly string[] {
  const inks = effectInks(effect);
  return inks.length > 0 || adjust?.ink === undefined ? inks : [adjust.ink];
}

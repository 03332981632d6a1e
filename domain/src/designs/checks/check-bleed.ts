import type { RectUm, Um } from "../../kernel/index.ts";
import type { AreaDesign, PlainLayer } from "../document.ts";
import { layerBounds } from "../layer-bounds.ts";
import type { AreaCheck } from "./check-context.ts";
import type { Finding } from "./finding.ts";

const RIGHT_ANGLE = 90_000;

/** Grounds that end between the trim and the bleed: a cut that is slightly off leaves a white line beside them. */
export function checkBleed({ area, place, printed }: AreaCheck): Finding[] {
  if (place.bleed === 0) return [];
  // Under another ground that reaches the bleed nothing white is left to show.
  if (printed.some((layer) => isGround(layer) && sidesOf(layer, area).every((past) => past >= place.bleed))) return [];
  return printed.filter(isGround).flatMap((layer): Finding[] => {
    const missing = Math.max(
      0,
      ...sidesOf(layer, area).flatMap((past) => (past >= 0 && past < place.bleed ? [place.bleed - past] : [])),
    );
    if (missing === 0) return [];
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    return [{ severity: "warning", code: "designs/short-of-bleed", missing, bleed: place.bleed, ...at }];
  });
}

/** Pictures and rectangles with straight edges along the area's. */
export function isGround(layer: PlainLayer): boolean {
  if (layer.rotation % RIGHT_ANGLE !== 0) return false;
  return layer.kind === "image" ? !layer.mask : layer.kind === "shape" && layer.shape === "rectangle";
}

/** How far each side is past the trim: left, top, right, bottom. */
function sidesOf(layer: PlainLayer, area: AreaDesign): readonly Um[] {
  const { x, y, w, h }: RectUm = layerBounds(layer);
  return [-x, -y, x + w - area.width, y + h - area.height];
}

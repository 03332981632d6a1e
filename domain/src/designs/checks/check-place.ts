import type { RectUm, Um } from "../../kernel/index.ts";
import type { AreaDesign } from "../document.ts";
import { layerBounds } from "../layer-bounds.ts";
import type { AreaCheck } from "./check-context.ts";
import type { Finding } from "./finding.ts";
import { isRead } from "./is-read.ts";

/** Outside the area, past its edge, nearer to it than the goods can be positioned precisely, or cut where it is meant to be read. */
export function checkPlace({ area, place, printed }: AreaCheck): Finding[] {
  return printed.flatMap((layer): Finding[] => {
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    const bounds = layerBounds(layer);
    if (isOff(bounds, area)) return [{ severity: "error", code: "designs/off-area", ...at }];
    const distance = distanceToEdge(bounds, area);
    if (-distance > place.bleed)
      return [{ severity: "error", code: "designs/outside-area", overhang: -distance, ...at }];
    // A picture or shape that reaches the edge on purpose (a full-area photograph) is no accident; only a near miss is.
    const mayBeCut = distance <= 0 && !isRead(layer);
    // On a small place a code is read best as large as the place.
    const isAsLarge =
      layer.kind === "qr" && distance === 0 && Math.max(bounds.w, bounds.h) === Math.min(area.width, area.height);
    if (mayBeCut || isAsLarge || distance >= place.safe || place.outline) return [];
    return [{ severity: "warning", code: "designs/near-edge", distance, safe: place.safe, ...at }];
  });
}

/** The smallest distance from the bounds to an edge of the area; negative when they pass it. */
function distanceToEdge(bounds: RectUm, area: AreaDesign): Um {
  return Math.min(bounds.x, bounds.y, area.width - bounds.x - bounds.w, area.height - bounds.y - bounds.h);
}

function isOff(bounds: RectUm, area: AreaDesign): boolean {
  return bounds.x >= area.width || bounds.y >= area.height || bounds.x + bounds.w <= 0 || bounds.y + bounds.h <= 0;
}

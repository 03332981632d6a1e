import type { Hole } from "../../catalogue/index.ts";
import type { Um } from "../../kernel/index.ts";
import type { AreaDesign, PlainLayer } from "../document.ts";
import { inkSize, layerBounds } from "../layer-bounds.ts";
import type { AreaCheck } from "./check-context.ts";
import type { Finding } from "./finding.ts";

/** The punch may be off by this much. */
const SAFE: Um = 1000;
const RADIANS_PER_MILLIDEGREE = Math.PI / 180_000;

/** Ink that is punched away, or close to it. A layer covering the whole area is the ground the hole is meant to go through. */
export function checkHoles({ area, place, printed }: AreaCheck): Finding[] {
  return printed.flatMap((layer): Finding[] => {
    if (covers(layer, area)) return [];
    const distance = Math.min(...(place.holes ?? []).map((hole) => distanceTo(layer, hole)));
    if (distance >= SAFE) return [];
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    return [{ severity: "warning", code: "designs/near-hole", distance, safe: SAFE, ...at }];
  });
}

function covers(layer: PlainLayer, area: AreaDesign): boolean {
  const { x, y, w, h } = layerBounds(layer);
  return x <= 0 && y <= 0 && x + w >= area.width && y + h >= area.height;
}

/** From the hole's rim to the layer's rotated box; 0 where they meet. */
function distanceTo(layer: PlainLayer, hole: Hole): Um {
  const angle = -layer.rotation * RADIANS_PER_MILLIDEGREE;
  const [dx, dy] = [hole.x - layer.x, hole.y - layer.y];
  const ink = inkSize(layer);
  const across = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) - ink.width / 2;
  const down = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) - ink.height / 2;
  return Math.max(0, Math.round(Math.hypot(Math.max(0, across), Math.max(0, down)) - hole.radius));
}

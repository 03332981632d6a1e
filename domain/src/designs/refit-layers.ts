import type { RectUm, Um } from "../kernel/index.ts";
import type { Layer } from "./document.ts";
import { layerBounds } from "./layer-bounds.ts";
import { scaledLayer } from "./scale-layer.ts";
import { movedLayer } from "./walk-layers.ts";

interface Place {
  readonly width: Um;
  readonly height: Um;
}

/** Micrometres that rounding may take on either side. */
const ROUNDING = 20;

/**
 * The layers of one area moved to another: in the same arrangement, centred, whole. They keep their size where they fit,
 * shrink where they do not, and grow only as far as the area grows. Text stays text. `safe` is the target's margin, which is
 * kept unless the design ran to the edge of its own area.
 */
export function refitLayers(
  layers: readonly Layer[],
  from: Place,
  to: Place & { readonly safe: Um },
): readonly Layer[] {
  const bounds = boundsOfAll(layers);
  if (!bounds || bounds.w <= 0 || bounds.h <= 0) return layers;
  const margin = (reachesEdge(bounds, from, to.safe) ? 0 : Math.min(to.safe, to.width / 4, to.height / 4)) + ROUNDING;
  const fitting = Math.min((to.width - margin * 2) / bounds.w, (to.height - margin * 2) / bounds.h);
  const growth = Math.min(to.width / from.width, to.height / from.height);
  const factor = Math.min(fitting, Math.max(1, growth));
  const scaled = layers.map((layer) => scaledLayer(layer, factor));
  const after = boundsOfAll(scaled) ?? bounds;
  const dx = Math.round(to.width / 2 - after.x - after.w / 2);
  const dy = Math.round(to.height / 2 - after.y - after.h / 2);
  return scaled.map((layer) => movedLayer(layer, dx, dy));
}

/** Hidden layers are not printed, so they do not count while any other exists. */
function boundsOfAll(layers: readonly Layer[]): RectUm | undefined {
  const shown = layers.filter((layer) => !layer.hidden);
  const all = (shown.length > 0 ? shown : layers).map(layerBounds);
  if (all.length === 0) return undefined;
  const x = Math.min(...all.map((box) => box.x));
  const y = Math.min(...all.map((box) => box.y));
  const right = Math.max(...all.map((box) => box.x + box.w));
  const bottom = Math.max(...all.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

function reachesEdge(bounds: RectUm, area: Place, safe: Um): boolean {
  const right = area.width - bounds.x - bounds.w;
  const bottom = area.height - bounds.y - bounds.h;
  return Math.min(bounds.x, bounds.y, right, bottom) < safe;
}

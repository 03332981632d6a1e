import type { RectUm } from "../kernel/index.ts";
import type { AreaDesign } from "./document.ts";
import { layerInProportion } from "./scale-layer.ts";
import { movedLayer } from "./walk-layers.ts";

/** How large a drawing for the area is printed where it is so large: 1 is as drawn. */
export function scaleOnGroup(
  { width, height }: Pick<AreaDesign, "width" | "height">,
  { w, h }: Pick<RectUm, "w" | "h">,
) {
  return Math.min(w / width, h / height);
}

/**
 * The area on goods of another size group: `rect` large, with the design in proportion, centred, and as large as `printScales` says. Pictures
 * of the goods and print files come from this one document, so that nobody has to scale by hand. If both are equally large it is the area
 * itself. `scale` is for a document that is drawn on: its layers keep their limits.
 */
export function areaOnGroup(
  area: AreaDesign,
  { w, h }: Pick<RectUm, "w" | "h">,
  scale: typeof layerInProportion = layerInProportion,
): AreaDesign {
  if (w === area.width && h === area.height) return area;
  const factor = scaleOnGroup(area, { w, h });
  const [dx, dy] = [Math.round((w - area.width * factor) / 2), Math.round((h - area.height * factor) / 2)];
  const layers = area.layers.map((layer) => movedLayer(scale(layer, factor), dx, dy));
  return { ...area, width: w, height: h, layers };
}

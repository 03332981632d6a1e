import { type Layer, layerBounds } from "@surimono/domain/designs";
import type { EditorArea } from "../model/editor-area.ts";

/** Its sides at or past the trim go on to the bleed, and no farther, where it would be an error; a picture shows less of its other direction. */
export function extendedToBleed(layer: Layer, { bleed, width, height }: EditorArea): Layer {
  const { x, y, w, h } = layerBounds(layer);
  const across = reaching(x, w, width, bleed);
  const down = reaching(y, h, height, bleed);
  const isUpright = layer.rotation % 180_000 === 0;
  return {
    ...layer,
    width: layer.width + (isUpright ? across : down).longer,
    height: layer.height + (isUpright ? down : across).longer,
    x: layer.x + across.moved,
    y: layer.y + down.moved,
  };
}

/** In even lengths, which keep the centre on whole micrometres: a side that ends within the place gives way by one, never one at the bleed. */
function reaching(from: number, length: number, place: number, bleed: number) {
  const to = from + length;
  const first = from <= 0 ? Math.min(from, -bleed) : from;
  const last = to >= place ? Math.max(to, place + bleed) : to;
  const longer = 2 * Math.floor((last - first - length) / 2);
  const moved = first < from ? first - from + longer / 2 : last - to - longer / 2;
  return { longer, moved };
}

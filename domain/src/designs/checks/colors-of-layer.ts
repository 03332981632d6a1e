import type { ImageLayer, PlainLayer } from "../document.ts";
import { effectInks } from "../picture-effect.ts";

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

import type { Layer } from "./document.ts";
import { withEffectInk } from "./picture-effect.ts";

/** The layer with one of its colours replaced everywhere. */
export function recoloured(layer: Layer, from: string, to: string): Layer {
  const change = (color: string) => (color === from ? to : color);
  switch (layer.kind) {
    case "text":
      return {
        ...layer,
        color: change(layer.color),
        ...(layer.outline && { outline: { ...layer.outline, color: change(layer.outline.color) } }),
        ...(layer.shadow && { shadow: { ...layer.shadow, color: change(layer.shadow.color) } }),
      };
    case "shape":
      return {
        ...layer,
        fill: change(layer.fill),
        ...(layer.stroke && { stroke: { ...layer.stroke, color: change(layer.stroke.color) } }),
      };
    case "stamp":
      return { ...layer, inks: layer.inks.map(change) };
    case "image":
      return {
        ...layer,
        ...(layer.adjust?.ink !== undefined && { adjust: { ...layer.adjust, ink: change(layer.adjust.ink) } }),
        ...(layer.effect && { effect: withEffectInk(layer.effect, change) }),
      };
    case "qr":
      return {
        ...layer,
        color: change(layer.color),
        ...(layer.ground !== undefined && { ground: change(layer.ground) }),
      };
    case "group":
      return layer;
  }
}

import { type AreaDesign, colorsOfLayer, type Layer, recoloured } from "@surimono/domain/designs";

/** Of 0–255: darker greys are lines and letters, printed in black alone so that nothing can shift beside it (rule designs-press-black). */
const DARKEST = 36;
const GREY = 4;

/** Whether a drawn colour (`#rrggbb`) is printed in black ink alone. */
export function isKeyBlack(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [darkest, lightest] = [Math.min(...parts), Math.max(...parts)];
  return lightest <= DARKEST && lightest - darkest <= GREY;
}

/** The design with another colour where black ink alone is printed. Pictures are printed in all inks. */
export function withKeyBlack(area: AreaDesign, color: string): AreaDesign {
  return { ...area, layers: area.layers.map((layer) => inKeyBlack(layer, color)) };
}

function inKeyBlack(layer: Layer, color: string): Layer {
  if (layer.kind === "group") return { ...layer, layers: layer.layers.map((member) => inKeyBlack(member, color)) };
  if (layer.kind === "image") return layer;
  return colorsOfLayer(layer)
    .filter(isKeyBlack)
    .reduce((now: Layer, black) => recoloured(now, black, color), layer);
}

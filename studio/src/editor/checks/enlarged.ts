import { type ImageLayer, type Layer, MAX_FONT_SIZE, type QrLayer, type TextLayer } from "@surimono/domain/designs";
import { fittedInto } from "../commands/fit-commands.ts";
import { insideShape } from "../commands/inside-shape.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { fitsInside, liesInside, movedInside } from "./moved-inside.ts";

/** By how much a length must grow that was told rounded to a micrometre. */
export function factorTo(least: number, told: number): number {
  return least / (told - 0.5);
}

/** `area` is undefined of what repeats, which lies on it in many places: it grows where it is. */
type Room = EditorArea | undefined;

/** Undefined where the letters, inside the safe margin before, would no longer fit into it. */
export function largerText(
  layer: TextLayer,
  factor: number,
  area: Room,
  measured: (layer: TextLayer) => TextLayer,
): Layer | undefined {
  const large = measured({ ...layer, fontSize: Math.min(MAX_FONT_SIZE, Math.ceil(layer.fontSize * factor)) });
  if (!area || !liesInside(layer, area)) return large;
  return fitsInside(large, area) ? movedInside(large, area) : undefined;
}

/** Within the safe margin, or else as large as the place. Undefined where that is still too small: the next check would only shrink it again. */
export function largerCode(layer: QrLayer, factor: number, area: Room): Layer | undefined {
  const large = { ...layer, width: Math.ceil(layer.width * factor), height: Math.ceil(layer.height * factor) };
  if (!area) return large;
  const inside = fitsInside(large, area) ? movedInside(large, area) : fittedInto(large, area);
  const placed = area.outline ? insideShape(inside, area, area.outline) : inside;
  return placed.width >= large.width && placed.height >= large.height ? placed : undefined;
}

export function smallerPicture(layer: ImageLayer, factor: number): ImageLayer {
  const smaller = (length: number) => Math.max(100, Math.floor(length * factor));
  return { ...layer, width: smaller(layer.width), height: smaller(layer.height) };
}

/**
 * The ink of a shape is its shorter side with the stroke around it. Where both together are too thin the stroke alone is, so it becomes as wide as
 * ink must be, and nothing is left to mend. Undefined of ink that has no width of its own.
 */
export function thickerInk(layer: Layer, factor: number): Layer | undefined {
  if (layer.kind !== "shape") return undefined;
  const side = layer.width < layer.height ? "width" : "height";
  const { stroke } = layer;
  if (!stroke) return { ...layer, [side]: Math.ceil(layer[side] * factor) };
  return { ...layer, stroke: { ...stroke, width: Math.ceil((layer[side] + stroke.width) * factor) } };
}

export function thickerEdge(layer: Layer, factor: number): Layer | undefined {
  const wider = (length: number) => Math.ceil(length * factor);
  if (layer.kind === "text" && layer.outline)
    return { ...layer, outline: { ...layer.outline, width: wider(layer.outline.width) } };
  if (layer.kind === "shape" && layer.stroke)
    return { ...layer, stroke: { ...layer.stroke, width: wider(layer.stroke.width) } };
  return undefined;
}

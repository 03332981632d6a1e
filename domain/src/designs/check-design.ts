import type { PrintArea } from "../catalogue/index.ts";
import { dpiOf, type RectUm, type Um } from "../kernel/index.ts";
import type { AreaDesign, ImageLayer, PlainLayer } from "./document.ts";
import { layerBounds } from "./layer-bounds.ts";
import { CROP_WHOLE, LEGIBLE_FONT_SIZE, LOW_DPI, MAX_LAYERS_PER_AREA, MAX_TEXT_LENGTH } from "./limits.ts";
import { eachLayer, flattenLayers } from "./walk-layers.ts";

/** `bleed` is how far a layer may pass the area's edge (it is cut off there), `safe` how near the edge it should not come. */
export type AreaLimits = Pick<PrintArea, "bleed" | "safe">;

/** Stops the save. `overhang` is how far past the limit the layer reaches. */
export type DesignRefusal =
  | { readonly code: "designs/empty-area" }
  | { readonly code: "designs/too-many-layers"; readonly limit: number }
  | { readonly code: "designs/text-too-long"; readonly layerId: string; readonly limit: number }
  | { readonly code: "designs/outside-area"; readonly layerId: string; readonly overhang: Um }
  | { readonly code: "designs/off-area"; readonly layerId: string };

/** Shown to the customer, who may go on. */
export type DesignWarning =
  | { readonly code: "designs/low-resolution"; readonly layerId: string; readonly dpi: number }
  | { readonly code: "designs/near-edge"; readonly layerId: string; readonly distance: Um }
  | { readonly code: "designs/small-text"; readonly layerId: string };

export interface DesignCheck {
  readonly refusals: readonly DesignRefusal[];
  readonly warnings: readonly DesignWarning[];
}

/** Whether an area can be printed as it stands. Hidden layers are not printed and so never judged. */
export function checkDesign(area: AreaDesign, limits: AreaLimits): DesignCheck {
  const printed = flattenLayers(area.layers).filter((layer) => !layer.hidden && layer.opacity > 0);
  const refusals: DesignRefusal[] = [];
  if (eachLayer(area.layers).length > MAX_LAYERS_PER_AREA) {
    refusals.push({ code: "designs/too-many-layers", limit: MAX_LAYERS_PER_AREA });
  }
  if (!printed.some(hasInk)) refusals.push({ code: "designs/empty-area" });
  const warnings: DesignWarning[] = [];
  for (const layer of printed) {
    refusals.push(...refusalsOf(layer, area, limits));
    warnings.push(...warningsOf(layer, area, limits));
  }
  return { refusals, warnings };
}

/** Of what the crop leaves. The lower of both directions, rounded down, since the picture covers its box. */
export function effectiveDpi({ pixelWidth, pixelHeight, width, height, crop }: ImageLayer): number {
  const [across, down] = [crop?.width ?? CROP_WHOLE, crop?.height ?? CROP_WHOLE];
  const pixels = { across: (pixelWidth * across) / CROP_WHOLE, down: (pixelHeight * down) / CROP_WHOLE };
  return Math.floor(Math.min(dpiOf(pixels.across, width), dpiOf(pixels.down, height)));
}

function hasInk(layer: PlainLayer): boolean {
  return layer.kind !== "text" || layer.text.trim() !== "";
}

function refusalsOf(layer: PlainLayer, area: AreaDesign, limits: AreaLimits): DesignRefusal[] {
  const refusals: DesignRefusal[] = [];
  if (layer.kind === "text" && [...layer.text].length > MAX_TEXT_LENGTH) {
    refusals.push({ code: "designs/text-too-long", layerId: layer.id, limit: MAX_TEXT_LENGTH });
  }
  const bounds = layerBounds(layer);
  const overhang = -distanceToEdge(bounds, area) - limits.bleed;
  if (isOff(bounds, area)) refusals.push({ code: "designs/off-area", layerId: layer.id });
  else if (overhang > 0) refusals.push({ code: "designs/outside-area", layerId: layer.id, overhang });
  return refusals;
}

function warningsOf(layer: PlainLayer, area: AreaDesign, limits: AreaLimits): DesignWarning[] {
  const warnings: DesignWarning[] = [];
  if (layer.kind === "image") {
    const dpi = effectiveDpi(layer);
    if (dpi < LOW_DPI) warnings.push({ code: "designs/low-resolution", layerId: layer.id, dpi });
  }
  if (layer.kind === "text" && layer.fontSize < LEGIBLE_FONT_SIZE) {
    warnings.push({ code: "designs/small-text", layerId: layer.id });
  }
  // A layer that reaches the edge on purpose (a full-area photograph) is no accident; only a near miss is.
  const distance = distanceToEdge(layerBounds(layer), area);
  if (distance > 0 && distance < limits.safe) {
    warnings.push({ code: "designs/near-edge", layerId: layer.id, distance });
  }
  return warnings;
}

/** The smallest distance from the bounds to an edge of the area; negative when they pass it. */
function distanceToEdge(bounds: RectUm, area: AreaDesign): Um {
  return Math.min(bounds.x, bounds.y, area.width - bounds.x - bounds.w, area.height - bounds.y - bounds.h);
}

function isOff(bounds: RectUm, area: AreaDesign): boolean {
  return bounds.x >= area.width || bounds.y >= area.height || bounds.x + bounds.w <= 0 || bounds.y + bounds.h <= 0;
}

import { dpiOf } from "../../kernel/index.ts";
import type { ImageLayer } from "../document.ts";
import { CROP_WHOLE } from "../limits.ts";
import { dpiForEffect } from "../picture-effect.ts";
import { type AreaCheck, imageLayers, type PrintScale } from "./check-context.ts";
import type { AtSizes, Finding } from "./finding.ts";
import { BAD_DPI, FAIR_DPI } from "./method-limits.ts";

/** Pictures too coarse at any size of the goods. */
export function checkResolution({ area, place, printed, facts }: AreaCheck): Finding[] {
  return imageLayers(printed).flatMap((layer): Finding[] => {
    // The pixels of the upload, not those the document claims.
    const fair = dpiForEffect(layer.effect, FAIR_DPI);
    const dpi = dpiAtSizes({ ...layer, ...facts.picture(layer) }, place.scales).filter(({ value }) => value < fair);
    const worst = dpi[0];
    if (!worst) return [];
    const severity = worst.value < Math.min(BAD_DPI, fair / 2) ? "error" : "warning";
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    return [{ severity, code: "designs/low-resolution", dpi, fair, ...at }];
  });
}

type Sized = Pick<ImageLayer, "width" | "height" | "pixelWidth" | "pixelHeight" | "crop">;

/** The effective resolution at each size of the goods, lowest first. */
export function dpiAtSizes(layer: Sized, scales: readonly PrintScale[]): readonly AtSizes<number>[] {
  const drawn = drawnDpi(layer);
  return scales
    .map(({ sizeNames, value }) => ({ sizeNames, value: Math.floor(drawn / value) }))
    .toSorted((one, other) => one.value - other.value);
}

/** As drawn, of the cropped part, rounded down. */
export function effectiveDpi(layer: Sized): number {
  return Math.floor(drawnDpi(layer));
}

/** The lower of both directions, since the picture covers its box. */
function drawnDpi({ pixelWidth, pixelHeight, width, height, crop }: Sized): number {
  const [across, down] = [crop?.width ?? CROP_WHOLE, crop?.height ?? CROP_WHOLE];
  return Math.min(dpiOf((pixelWidth * across) / CROP_WHOLE, width), dpiOf((pixelHeight * down) / CROP_WHOLE, height));
}

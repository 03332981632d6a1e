import type { ImageLayer } from "../document.ts";
import { EFFECT_PIXEL, MOST_EFFECT_PIXELS } from "../limits.ts";
import { type AreaCheck, imageLayers } from "./check-context.ts";
import type { Finding } from "./finding.ts";

/**
 * The front of a shirt five times. Of a million pixels the coarsest woodcut with the deepest wear takes 0.9 seconds of a core, drawn for PNG and
 * PDF; a job is given 300.
 */
const MOST_PIXELS = 120_000_000;

/** More pixels of effects than a print job makes within its time (rule designs-effect-amount), on the size that has most. */
export function checkEffectAmount({ area, place, printed }: AreaCheck): Finding[] {
  const layers = imageLayers(printed).filter(({ effect, worn }) => effect !== undefined || worn !== undefined);
  const isTooMuch = place.scales.some(
    ({ value }) => layers.reduce((sum, layer) => sum + effectPixels(layer, value), 0) > MOST_PIXELS,
  );
  if (!isTooMuch) return [];
  return [{ severity: "error", code: "designs/too-many-effects", areaKindId: area.areaKindId }];
}

/** Of a layer in print: what has too many is drawn in pixels of twice the side. */
function effectPixels({ width, height }: ImageLayer, scale: number): number {
  let pixels = (width * scale * height * scale) / EFFECT_PIXEL ** 2;
  while (pixels > MOST_EFFECT_PIXELS) pixels /= 4;
  return pixels;
}

import { EFFECT_PIXEL, type ImageLayer, MOST_EFFECT_PIXELS } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";

/** Of an effect on a screen: phones give a canvas 16.7 million pixels and no more. */
export const MOST_SCREEN_PIXELS = 12_000_000;
/** Exact halves stay halves, though engines store transforms at different precision. */
export const SAME_SCALE = 1e-3;

type Box = Pick<ImageLayer, "width" | "height">;

/** The side of an effect's pixels: `EFFECT_PIXEL` or one of its doubles (rule designs-effect-pixels). */
export function effectPixel({ width, height }: Box, umPerPx: number, { isScreen }: { readonly isScreen: boolean }): Um {
  const most = isScreen ? MOST_SCREEN_PIXELS : MOST_EFFECT_PIXELS;
  // A canvas squeezed to a line has no length for its pixels.
  const shown = Math.min(Math.max(width, height), Number.isFinite(umPerPx) ? umPerPx : Number.POSITIVE_INFINITY);
  let pixel = EFFECT_PIXEL * 2 ** Math.max(0, Math.floor(Math.log2(shown / EFFECT_PIXEL) + SAME_SCALE));
  while ((width / pixel) * (height / pixel) > most) pixel *= 2;
  return pixel;
}

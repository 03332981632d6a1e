import type { Adjustments } from "@surimono/domain/designs";
import { adjustPixels } from "./adjust-pixels.ts";
import type { SceneAssets } from "./scene-assets.ts";
import type { SceneImage } from "./scene-context.ts";

/** The last adjustments of each picture: a drag paints it many times, a slider wants each only once. */
const adjusted = new WeakMap<SceneImage, Map<string, SceneImage>>();
const KEPT = 3;
/** A whole photograph's pixels at once would double what it takes in memory. */
const ROWS_AT_ONCE = 512;

/** A copy of the picture with its pixels adjusted, as large as it is itself. */
export function adjustedImage(picture: SceneImage, adjust: Adjustments, assets: SceneAssets): SceneImage {
  const { brightness, contrast, saturation, inverted, ink } = adjust;
  const key = [brightness, contrast, saturation, inverted, ink].join();
  const copies = adjusted.get(picture) ?? new Map<string, SceneImage>();
  adjusted.set(picture, copies);
  const known = copies.get(key);
  if (known) return known;
  const { width, height } = picture;
  const { context, image } = assets.surface(width, height);
  context.drawImage(picture as never, 0, 0);
  for (let y = 0; y < height; y += ROWS_AT_ONCE) {
    const pixels = context.getImageData(0, y, width, Math.min(ROWS_AT_ONCE, height - y));
    adjustPixels(pixels.data, adjust);
    context.putImageData(pixels as never, 0, y);
  }
  if (copies.size >= KEPT) copies.delete(copies.keys().next().value as string);
  copies.set(key, image);
  return image;
}

import type { Adjustments } from "@surimono/domain/designs";
import { adjustPixels } from "./adjust-pixels.ts";
import type { SceneAssets } from "./scene-assets.ts";
import type { SceneImage } from "./scene-context.ts";

/** The last adjustment of each picture: a drag paints it many times, a slider wants it only once. */
const adjusted = new WeakMap<SceneImage, { readonly key: string; readonly image: SceneImage }>();
/** A whole photograph's pixels at once would double what it takes in memory. */
const ROWS_AT_ONCE = 512;

/** A copy of the picture with its pixels adjusted, as large as it is itself. */
export function adjustedImage(picture: SceneImage, adjust: Adjustments, assets: SceneAssets): SceneImage {
  const { brightness, contrast, saturation, inverted, ink } = adjust;
  const key = [brightness, contrast, saturation, inverted, ink].join();
  const known = adjusted.get(picture);
  if (known?.key === key) return known.image;
  const { width, height } = picture;
  const { context, image } = assets.surface(width, height);
  context.drawImage(picture as never, 0, 0);
  for (let y = 0; y < height; y += ROWS_AT_ONCE) {
    const pixels = context.getImageData(0, y, width, Math.min(ROWS_AT_ONCE, height - y));
    adjustPixels(pixels.data, adjust);
    context.putImageData(pixels as never, 0, y);
  }
  adjusted.set(picture, { key, image });
  return image;
}

import type { Adjustments } from "@surimono/domain/designs";
import { RecentMap } from "@surimono/domain/kernel";
import type { SceneAssets } from "../scene-assets.ts";
import type { SceneImage, Surface } from "../scene-context.ts";
import { adjustPixels } from "./adjust-pixels.ts";

/** The last adjustments of each picture: a drag paints them many times, a slider each only once. */
const adjusted = new WeakMap<SceneImage, RecentMap<string, Adjusted>>();
const KEPT = 3;
/** All of a photograph's pixels at once would double its memory. */
const ROWS_AT_ONCE = 512;

type Adjusted = Pick<Surface, "image" | "giveBack">;

/**
 * A copy of the picture with its pixels adjusted, its sides halved this many times first. The caller releases it after drawing; where layers
 * are repainted again and again it is cached instead.
 */
export function adjustedImage(
  picture: SceneImage,
  adjust: Adjustments,
  halvings: number,
  assets: SceneAssets,
): Adjusted {
  if (assets.paintsOnce) return adjustedCopy(picture, adjust, halvings, assets);
  const { brightness, contrast, saturation, inverted, ink } = adjust;
  const key = [brightness, contrast, saturation, inverted, ink, halvings].join();
  const copies = adjusted.get(picture) ?? new RecentMap<string, Adjusted>(KEPT);
  adjusted.set(picture, copies);
  // Without a way to release it: the caller must not.
  return copies.take(key, () => ({ image: adjustedCopy(picture, adjust, halvings, assets).image }));
}

function adjustedCopy(picture: SceneImage, adjust: Adjustments, halvings: number, assets: SceneAssets): Surface {
  const [width, height] = [halved(picture.width, halvings), halved(picture.height, halvings)];
  const surface = assets.surface(width, height);
  const { context } = surface;
  if (halvings === 0) context.drawImage(picture as never, 0, 0);
  else {
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = "high";
    context.drawImage(picture as never, 0, 0, picture.width, picture.height, 0, 0, width, height);
  }
  for (let y = 0; y < height; y += ROWS_AT_ONCE) {
    const pixels = context.getImageData(0, y, width, Math.min(ROWS_AT_ONCE, height - y));
    adjustPixels(pixels.data, adjust);
    context.putImageData(pixels as never, 0, y);
  }
  return surface;
}

function halved(side: number, times: number): number {
  return Math.max(1, Math.round(side / 2 ** times));
}

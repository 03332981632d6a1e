import type { SceneAssets } from "../scene-assets.ts";

const TIMES = 4;
const WIDTH = 16;

/**
 * Whether the canvas averages all pixels of a picture that it draws in less than half of its sides, as the print's does. Firefox and WebKit
 * look at the four nearest ones: what lies between them is lost, and fine lines turn into a pattern (decision 960).
 */
export function averagesPixels(surface: SceneAssets["surface"]): boolean {
  const lined = surface(WIDTH, TIMES);
  const pixels = lined.context.getImageData(0, 0, WIDTH, TIMES);
  // Every fourth column, and none of those that lie around the middle of a drawn pixel.
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data[at + 3] = (at / 4) % TIMES === 0 ? 255 : 0;
  lined.context.putImageData(pixels as never, 0, 0);
  const small = surface(WIDTH / TIMES, 1);
  small.context.imageSmoothingEnabled = true;
  small.context.imageSmoothingQuality = "high";
  small.context.drawImage(lined.image as never, 0, 0, WIDTH, TIMES, 0, 0, WIDTH / TIMES, 1);
  const { data } = small.context.getImageData(1, 0, 1, 1);
  lined.giveBack?.();
  small.giveBack?.();
  return (data[3] ?? 0) > 0;
}

import { CROP_WHOLE, type ImageLayer } from "@surimono/domain/designs";
import type { SceneImage } from "../scene-context.ts";

/** The cropped part, in pixels of the picture, and the layer's units per pixel: whatever its ratio exceeds is cut equally on both sides. */
export function coveredPart(image: SceneImage, { width, height, crop }: ImageLayer) {
  const left = ((crop?.left ?? 0) / CROP_WHOLE) * image.width;
  const top = ((crop?.top ?? 0) / CROP_WHOLE) * image.height;
  const across = ((crop?.width ?? CROP_WHOLE) / CROP_WHOLE) * image.width;
  const down = ((crop?.height ?? CROP_WHOLE) / CROP_WHOLE) * image.height;
  return { left, top, across, down, scale: Math.max(width / across, height / down) };
}

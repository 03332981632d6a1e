import { CROP_WHOLE, type ImageLayer } from "@surimono/domain/designs";
import { traceOutline } from "../paths/outline.ts";
import { maskOutline } from "../paths/shape-outline.ts";
import type { SceneAssets } from "../scene-assets.ts";
import type { SceneContext, SceneImage } from "../scene-context.ts";
import { adjustedImage } from "./adjusted-image.ts";

/** Paints the picture into the layer's box around the context's origin: without its ground, adjusted, cropped, and cut to its shape. */
export function drawImageLayer(ctx: SceneContext, picture: SceneImage, layer: ImageLayer, assets: SceneAssets): void {
  if (layer.mask) {
    traceOutline(ctx, maskOutline(layer.mask, layer));
    ctx.clip();
  }
  if (!layer.adjust && !layer.ground) return drawCovering(ctx, picture, layer);
  const { image, giveBack } = adjustedImage(picture, layer, spareHalvings(ctx, picture, layer), assets);
  drawCovering(ctx, image, layer);
  giveBack?.();
}

/** Exact halves stay halves, though engines store transforms at different precision. */
const SAME_SCALE = 1e-3;

/**
 * How often the picture's sides can be halved before it has fewer pixels than the canvas shows. By halves, so that a copy is reused while a
 * layer is resized or the view zoomed; a picture with less than twice the pixels is unchanged.
 */
function spareHalvings(ctx: SceneContext, picture: SceneImage, layer: ImageLayer): number {
  const { a, b, c, d } = ctx.getTransform();
  const pxPerUm = Math.sqrt(Math.abs(a * d - b * c));
  const { scale } = coveredPart(picture, layer);
  const halvings = Math.floor(Math.log2(1 / (pxPerUm * scale)) + SAME_SCALE);
  return Math.max(0, Math.min(halvings, Math.floor(Math.log2(Math.max(picture.width, picture.height)))));
}

/** Fills the box with the cropped picture; when the ratios differ, both overhanging sides are cut equally. */
function drawCovering(ctx: SceneContext, image: SceneImage, layer: ImageLayer): void {
  const { width, height } = layer;
  const { left, top, across, down, scale } = coveredPart(image, layer);
  const sourceWidth = width / scale;
  const sourceHeight = height / scale;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(
    image as never,
    left + (across - sourceWidth) / 2,
    top + (down - sourceHeight) / 2,
    sourceWidth,
    sourceHeight,
    -width / 2,
    -height / 2,
    width,
    height,
  );
}

/** The cropped part, in pixels of the picture, and the layer's units per pixel. */
function coveredPart(image: SceneImage, { width, height, crop }: ImageLayer) {
  const left = ((crop?.left ?? 0) / CROP_WHOLE) * image.width;
  const top = ((crop?.top ?? 0) / CROP_WHOLE) * image.height;
  const across = ((crop?.width ?? CROP_WHOLE) / CROP_WHOLE) * image.width;
  const down = ((crop?.height ?? CROP_WHOLE) / CROP_WHOLE) * image.height;
  return { left, top, across, down, scale: Math.max(width / across, height / down) };
}

import type { ImageLayer } from "@surimono/domain/designs";
import { traceOutline } from "../paths/outline.ts";
import { maskOutline } from "../paths/shape-outline.ts";
import type { SceneAssets } from "../scene-assets.ts";
import type { SceneContext, SceneImage } from "../scene-context.ts";
import { adjustedImage } from "./adjusted-image.ts";
import { coveredPart } from "./covered-part.ts";
import { effectImage } from "./effects/effect-image.ts";

/**
 * Paints the picture into the layer's box around the context's origin: without its ground, adjusted, cropped, with its effect, and cut to
 * its shape.
 */
export function drawImageLayer(ctx: SceneContext, picture: SceneImage, layer: ImageLayer, assets: SceneAssets): void {
  if (layer.mask) {
    traceOutline(ctx, maskOutline(layer.mask, layer));
    ctx.clip();
  }
  if (layer.effect || layer.worn !== undefined) return drawEffect(ctx, picture, layer, assets);
  const isChanged = layer.adjust !== undefined || layer.ground !== undefined;
  const halvings = isChanged || assets.halvesInSteps ? spareHalvings(ctx, picture, layer) : 0;
  if (!isChanged && halvings === 0) return drawCovering(ctx, picture, layer);
  const { image, giveBack } = adjustedImage(picture, layer, halvings, assets);
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
  const { scale } = coveredPart(picture, layer);
  const halvings = Math.floor(Math.log2(umPerPixel(ctx) / scale) + SAME_SCALE);
  return Math.max(0, Math.min(halvings, Math.floor(Math.log2(Math.max(picture.width, picture.height)))));
}

function umPerPixel(ctx: SceneContext): number {
  const { a, b, c, d } = ctx.getTransform();
  return 1 / Math.sqrt(Math.abs(a * d - b * c));
}

function drawEffect(ctx: SceneContext, picture: SceneImage, layer: ImageLayer, assets: SceneAssets): void {
  const { image, across, down, giveBack } = effectImage(picture, layer, umPerPixel(ctx), assets);
  const { width, height } = layer;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(image as never, 0, 0, across, down, -width / 2, -height / 2, width, height);
  giveBack?.();
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

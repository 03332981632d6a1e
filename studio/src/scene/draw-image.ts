import { CROP_WHOLE, type ImageLayer } from "@surimono/domain/designs";
import { adjustedImage } from "./adjusted-image.ts";
import { traceOutline } from "./outline.ts";
import type { SceneAssets } from "./scene-assets.ts";
import type { SceneContext, SceneImage } from "./scene-context.ts";
import { maskOutline } from "./shape-outline.ts";

/** Paints the picture into the layer's box around the context's origin: adjusted, cropped, and cut to its shape. */
export function drawImageLayer(ctx: SceneContext, picture: SceneImage, layer: ImageLayer, assets: SceneAssets): void {
  const image = layer.adjust ? adjustedImage(picture, layer.adjust, assets) : picture;
  if (layer.mask) {
    traceOutline(ctx, maskOutline(layer.mask, layer));
    ctx.clip();
  }
  drawCovering(ctx, image, layer);
}

/** Fills the box with what the crop leaves; when the ratios differ, both overhanging sides are cut alike. */
function drawCovering(ctx: SceneContext, image: SceneImage, { width, height, crop }: ImageLayer): void {
  const left = ((crop?.left ?? 0) / CROP_WHOLE) * image.width;
  const top = ((crop?.top ?? 0) / CROP_WHOLE) * image.height;
  const across = ((crop?.width ?? CROP_WHOLE) / CROP_WHOLE) * image.width;
  const down = ((crop?.height ?? CROP_WHOLE) / CROP_WHOLE) * image.height;
  const scale = Math.max(width / across, height / down);
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

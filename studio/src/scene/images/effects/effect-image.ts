import { effectInks, type ImageLayer, type MaskShape } from "@surimono/domain/designs";
import { RecentMap, type Um } from "@surimono/domain/kernel";
import { traceOutline } from "../../paths/outline.ts";
import { maskOutline } from "../../paths/shape-outline.ts";
import type { SceneAssets } from "../../scene-assets.ts";
import type { SceneImage, Surface } from "../../scene-context.ts";
import { adjustedImage } from "../adjusted-image.ts";
import { coveredPart } from "../covered-part.ts";
import { effectPixel, MOST_SCREEN_PIXELS, SAME_SCALE } from "./effect-pixel.ts";
import { withEffect } from "./effect-rows.ts";
import { pictureRaster, type Raster } from "./picture-raster.ts";
import { rowsOnce } from "./rows-once.ts";
import { worn } from "./worn-rows.ts";

const ROWS_AT_ONCE = 256;

interface EffectImage {
  readonly image: SceneImage;
  /** Undefined where it is kept for the next time. */
  readonly giveBack?: (() => void) | undefined;
  /** What the box shows of it, in its pixels. */
  readonly across: number;
  readonly down: number;
}

/** Those last seen of each picture: a drag paints them many times. */
const made = new WeakMap<SceneImage, RecentMap<string, Surface>>();

/**
 * What the layer's box shows of the picture with its effect. Its pixels count from the box's corner and are a whole length on the print, the
 * largest that the canvas does not outdo, so that screen and print draw the same dots (decision 780).
 */
export function effectImage(picture: SceneImage, layer: ImageLayer, umPerPx: number, assets: SceneAssets): EffectImage {
  const pixel = effectPixel(layer, umPerPx, { isScreen: !assets.paintsOnce });
  const [across, down] = [layer.width / pixel, layer.height / pixel];
  if (assets.paintsOnce) {
    const { image, giveBack } = makeImage(picture, layer, pixel, assets);
    return { image, giveBack, across, down };
  }
  const { width, height, crop, mask, ground, adjust, effect, worn } = layer;
  const key = JSON.stringify([pixel, width, height, crop, worn && mask, ground, adjust, effect, worn]);
  const kept = made.get(picture) ?? new RecentMap<string, Surface>(MOST_SCREEN_PIXELS, { weigh: pixelsOf });
  made.set(picture, kept);
  // Without a way to release it: a canvas given back would be painted on by others.
  const { image } = kept.take(key, () => makeImage(picture, layer, pixel, assets));
  return { image, across, down };
}

function pixelsOf({ image }: Surface): number {
  return image.width * image.height;
}

function makeImage(picture: SceneImage, layer: ImageLayer, pixel: Um, assets: SceneAssets): Surface {
  const size = { width: Math.ceil(layer.width / pixel), height: Math.ceil(layer.height / pixel), pixel };
  const spare = Math.max(0, Math.floor(Math.log2(pixel / coveredPart(picture, layer).scale) + SAME_SCALE));
  const base = adjustedImage(picture, lookBefore(layer), spare, assets);
  const { left, top, across, down, scale } = coveredPart(base.image, layer);
  const raster = rowsOnce(
    pictureRaster(
      {
        ...{ context: base.context, width: base.image.width, height: base.image.height, step: pixel / scale },
        ...{ left: left + (across - layer.width / scale) / 2, top: top + (down - layer.height / scale) / 2 },
      },
      size,
    ),
  );
  const effected = layer.effect ? withEffect(raster, layer.effect) : raster;
  const shape = layer.mask ? rowsOnce(cutToMask(raster, layer, layer.mask, assets)) : raster;
  const rows = layer.worn === undefined ? effected : worn(effected, shape, layer.worn);
  const surface = assets.surface(size.width, size.height);
  // One for all strips, which end above the last one's: what lies below the canvas is not painted.
  const strip = surface.context.getImageData(0, 0, size.width, Math.min(ROWS_AT_ONCE, size.height));
  for (let y = 0; y < size.height; y += ROWS_AT_ONCE) {
    strip.data.set(rows.read(y, Math.min(ROWS_AT_ONCE, size.height - y)));
    surface.context.putImageData(strip as never, 0, y);
  }
  base.giveBack?.();
  return surface;
}

/** An effect with inks of its own sees the picture's colours, not those of another ink. */
function lookBefore({ adjust, ground, effect }: ImageLayer): Pick<ImageLayer, "adjust" | "ground"> {
  const { ink: _, ...colours } = adjust ?? { brightness: 0, contrast: 0, saturation: 0 };
  const light = adjust && (effectInks(effect).length > 0 ? colours : adjust);
  return { ...(light && { adjust: light }), ...(ground && { ground }) };
}

/** The rim that wear starts from is that of the shape. It is drawn strip by strip: a canvas of all of it would be one more as large as print. */
function cutToMask(raster: Raster, layer: ImageLayer, mask: MaskShape, assets: SceneAssets): Raster {
  const outline = maskOutline(mask, layer);
  return {
    ...raster,
    read(y, count) {
      const data = raster.read(y, count);
      const { context, giveBack } = assets.surface(raster.width, count);
      context.translate(0, -y);
      context.scale(1 / raster.pixel, 1 / raster.pixel);
      context.translate(layer.width / 2, layer.height / 2);
      context.fillStyle = "#000000";
      traceOutline(context, outline);
      context.fill();
      const shape = context.getImageData(0, 0, raster.width, count).data;
      giveBack?.();
      for (let at = 3; at < data.length; at += 4)
        data[at] = Math.trunc(((data[at] as number) * (shape[at] as number)) / 255);
      return data;
    },
  };
}

import { createCanvas, ImageData } from "@napi-rs/canvas";
import { type AreaDesign, flattenLayers, type ImageLayer } from "@surimono/domain/designs";
import { UM_PER_INCH } from "@surimono/domain/kernel";
import sharp from "sharp";
import { coveredPart } from "../scene/images/covered-part.ts";
import type { SceneAssets, SceneImage } from "../scene/index.ts";
import { createNodeAssets, type ReadAsset } from "./node-assets.ts";

interface Drawing {
  readonly area: AreaDesign;
  readonly dpi: number;
}

/** Pixels of all smaller copies together: 4 bytes each. What would be more is decoded as for print, one after the other. */
const MOST_PIXELS = 30_000_000;
/** A decoder of JPEG leaves out no more. */
const MOST_HALVINGS = 3;

/**
 * For drawings that show far fewer pixels than their pictures have, such as those of a proof sheet: photographs are decoded in a half, a
 * quarter or an eighth of their sides, all at once. They keep at least the pixels that are shown, so nothing is missing that the print has
 * (rule designs-proof-pictures).
 */
export async function createSmallAssets(drawings: readonly Drawing[], readAsset: ReadAsset): Promise<SceneAssets> {
  const assets = await createNodeAssets(
    drawings.map(({ area }) => area),
    readAsset,
  );
  const small = new Map<string, SceneImage>();
  let room = MOST_PIXELS;
  await Promise.all(
    [...shownOf(drawings)].map(async ([assetId, shown]) => {
      const bytes = await readAsset(assetId);
      const { format, width, height } = await sharp(bytes).metadata();
      const halvings = format === "jpeg" ? halvingsOf({ width, height }, shown) : 0;
      if (halvings === 0) return;
      const size = { width: width >> halvings, height: height >> halvings };
      room -= size.width * size.height;
      if (room >= 0) small.set(assetId, await decodeSmall(bytes, size));
    }),
  );
  return { ...assets, image: (assetId) => small.get(assetId) ?? assets.image(assetId) };
}

interface Shown {
  readonly layer: ImageLayer;
  readonly dpi: number;
}

function shownOf(drawings: readonly Drawing[]): ReadonlyMap<string, readonly Shown[]> {
  const shown = drawings.flatMap(({ area, dpi }) =>
    flattenLayers(area.layers).flatMap((layer) => (layer.kind === "image" && !layer.hidden ? [{ layer, dpi }] : [])),
  );
  return Map.groupBy(shown, ({ layer }) => layer.assetId);
}

/** How often the sides can be halved for the layer that shows most of them. */
function halvingsOf(size: SceneImage, shown: readonly Shown[]): number {
  const spare = shown.map(({ layer, dpi }) => {
    // These look at single pixels: in fewer a thin line lets the ground out, and a dot falls elsewhere.
    if (layer.ground || layer.effect || layer.worn !== undefined) return 0;
    return Math.floor(Math.log2(UM_PER_INCH / coveredPart(size, layer).scale / dpi));
  });
  return Math.max(0, Math.min(MOST_HALVINGS, ...spare));
}

/** Uploads are upright and in sRGB. */
async function decodeSmall(bytes: Uint8Array, { width, height }: SceneImage): Promise<SceneImage> {
  const { data } = await sharp(bytes, { sequentialRead: true })
    .resize(width, height, { fit: "fill" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(width, height);
  const pixels = new ImageData(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height);
  canvas.getContext("2d").putImageData(pixels, 0, 0);
  return canvas;
}

import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { type AreaDesign, flattenLayers } from "@surimono/domain/designs";
import { addEmoji } from "../print/emoji-files.ts";
import { nodeShaper } from "../print/font-files.ts";
import { loadStamps, type SceneAssets, type SceneContext, type SceneImage, type Surface } from "../scene/index.ts";

/** Whatever `readAsset` answers must be a PNG, JPEG or WebP that was put upright and into sRGB when it was uploaded. */
export type ReadAsset = (assetId: string) => Promise<Uint8Array>;

/** Loads all that the areas need before drawing starts; a missing asset or an unknown face throws, so nothing is ever printed short. */
export async function createNodeAssets(areas: readonly AreaDesign[], readAsset: ReadAsset): Promise<SceneAssets> {
  const visible = areas.flatMap((area) => flattenLayers(area.layers).filter((layer) => !layer.hidden));
  const text = await nodeShaper(visible.flatMap((layer) => (layer.kind === "text" ? [layer.fontId] : [])));
  await addEmoji(
    text,
    visible.flatMap((layer) => (layer.kind === "text" ? [layer.text] : [])),
  );
  const images = new Map<string, Image>();
  for (const assetId of new Set(visible.flatMap((layer) => (layer.kind === "image" ? [layer.assetId] : [])))) {
    images.set(assetId, await loadImage(Buffer.from(await readAsset(assetId))));
  }
  const stamps = await loadStamps(visible.flatMap((layer) => (layer.kind === "stamp" ? [layer.stampId] : [])));
  return {
    text,
    image: (assetId) => images.get(assetId),
    stamp: (stampId) => stamps.get(stampId),
    surface: createNodeSurface,
  };
}

export function createNodeSurface(width: number, height: number): Surface {
  const canvas = createCanvas(width, height);
  return { context: sceneContext(canvas), image: canvas as SceneImage };
}

/** The library types its context as a browser's with a wider `drawImage`, which the compiler cannot match structurally. */
export function sceneContext(canvas: Canvas): SceneContext {
  return canvas.getContext("2d") as unknown as SceneContext;
}

import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { type AreaDesign, flattenLayers } from "@surimono/domain/designs";
import { addEmoji } from "../print/emoji-files.ts";
import { nodeShaper } from "../print/font-files.ts";
import { loadStamps, type SceneAssets, type SceneContext, type SceneImage, type Surface } from "../scene/index.ts";
import { collectOften } from "./collect-often.ts";
import { pictureShelf } from "./picture-shelf.ts";

/** `readAsset` must return a PNG, JPEG or WebP that was turned upright and converted to sRGB on upload. */
export type ReadAsset = (assetId: string) => Promise<Uint8Array>;

/**
 * Loads everything the areas need before drawing starts; a missing asset or an unknown font throws, so that nothing is ever missing
 * from a print.
 */
export async function createNodeAssets(areas: readonly AreaDesign[], readAsset: ReadAsset): Promise<SceneAssets> {
  const visible = areas.flatMap((area) => flattenLayers(area.layers).filter((layer) => !layer.hidden));
  const text = await nodeShaper(visible.flatMap((layer) => (layer.kind === "text" ? [layer.fontId] : [])));
  await addEmoji(
    text,
    visible.flatMap((layer) => (layer.kind === "text" ? [layer.text] : [])),
  );
  const encoded = new Map<string, Uint8Array>();
  for (const assetId of new Set(visible.flatMap((layer) => (layer.kind === "image" ? [layer.assetId] : []))))
    encoded.set(assetId, await readAsset(assetId));
  const stamps = await loadStamps(visible.flatMap((layer) => (layer.kind === "stamp" ? [layer.stampId] : [])));
  return {
    text,
    image: pictureShelf(encoded),
    stamp: (stampId) => stamps.get(stampId),
    surface: createNodeSurface,
    paintsOnce: true,
  };
}

export function createNodeSurface(width: number, height: number): Surface {
  const canvas = createCanvas(width, height);
  return {
    ...{ context: sceneContext(canvas), image: canvas as SceneImage },
    giveBack() {
      freeCanvas(canvas);
      // An adjusted picture's pixels were read and written as a whole.
      collectOften(width * height * 4);
    },
  };
}

/** The garbage collector does not see the size of a canvas, and would let many pile up. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = canvas.height = 1;
}

/** The library types its context as a browser's with a wider `drawImage`, which the compiler cannot match structurally. */
export function sceneContext(canvas: Canvas): SceneContext {
  return canvas.getContext("2d") as unknown as SceneContext;
}

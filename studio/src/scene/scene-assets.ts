import { type AreaDesign, flattenLayers } from "@surimono/domain/designs";
import type { SceneImage, Surface } from "./scene-context.ts";
import type { Stamp } from "./stamps/stamp.ts";
import { emojiIdsIn } from "./text/emoji-text.ts";
import type { TextShaper } from "./text/text-shaper.ts";

/** Everything drawing needs besides the document. */
export interface SceneAssets {
  readonly text: TextShaper;
  /** Undefined while the picture is not loaded: its layer is then skipped. */
  image(assetId: string): SceneImage | undefined;
  /** Undefined while the drawing is not loaded. */
  stamp(stampId: string): Stamp | undefined;
  /** A new transparent canvas of this many pixels. */
  surface(width: number, height: number): Surface;
  /** Set where each layer is painted once: no picture copies are cached. */
  readonly paintsOnce?: true;
  /** Set where the canvas loses pixels of what it draws in less than half of its sides: see `averagesPixels`. */
  readonly halvesInSteps?: boolean;
  /** Set where a picture that is drawn smaller might be decoded in fewer pixels: has all of them decoded now. */
  readonly decodeWhole?: (picture: SceneImage) => void;
  /** Set where no pixels result, so that none have to be kept equal. */
  readonly vectors?: true;
}

export interface MissingAssets {
  readonly assetIds: readonly string[];
  readonly fontIds: readonly string[];
  readonly stampIds: readonly string[];
  readonly emojiIds: readonly string[];
}

/** What must be loaded before every visible layer of the area can be drawn. */
export function missingAssets(area: AreaDesign, assets: SceneAssets): MissingAssets {
  const assetIds = new Set<string>();
  const fontIds = new Set<string>();
  const stampIds = new Set<string>();
  const emojiIds = new Set<string>();
  for (const layer of flattenLayers(area.layers)) {
    if (layer.hidden) continue;
    if (layer.kind === "image" && !assets.image(layer.assetId)) assetIds.add(layer.assetId);
    if (layer.kind === "text" && !assets.text.hasFace(layer.fontId)) fontIds.add(layer.fontId);
    if (layer.kind === "text") {
      for (const id of emojiIdsIn(layer.text)) if (assets.text.emoji(id) === undefined) emojiIds.add(id);
    }
    if (layer.kind === "stamp" && !assets.stamp(layer.stampId)) stampIds.add(layer.stampId);
  }
  return { assetIds: [...assetIds], fontIds: [...fontIds], stampIds: [...stampIds], emojiIds: [...emojiIds] };
}

/**
 * For `SceneAssets.decodeWhole` in the browser. Chromium decodes a photograph in halves, quarters or eighths of its sides when it first draws
 * it smaller, a level or two off what the print averages from all pixels, and an effect makes a visible difference of that. Drawn at its own
 * size before, though nothing of it is seen, it is decoded whole, and scaled from that (decision 960).
 */
export function decodeWholeInBrowser(picture: SceneImage): void {
  const { context, giveBack } = browserSurface(1, 1);
  context.drawImage(picture as never, 0, 0);
  context.getImageData(0, 0, 1, 1);
  giveBack?.();
}

const spareCanvases: HTMLCanvasElement[] = [];

/**
 * For `SceneAssets.surface` in the browser. Released canvases are reused: a thousand discarded ones would be collected in the middle
 * of a drag.
 */
export function browserSurface(width: number, height: number): Surface {
  const canvas = spareCanvases.pop() ?? document.createElement("canvas");
  // Sizes it, clears it and resets its context.
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no 2D context");
  return { context, image: canvas, giveBack: () => spareCanvases.push(canvas) };
}

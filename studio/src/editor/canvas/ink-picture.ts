import type { AreaDesign } from "@surimono/domain/designs";
import type { SceneAssets } from "../../scene/index.ts";
import { drawnToPrint } from "./drawn-to-print.ts";
import { printedPixels } from "./printed-pixels.ts";

/** A place as silk screen prints it on cloth of that colour; undefined where its inks are not chosen yet. */
export function drawInInks(design: AreaDesign, cloth: string, assets: SceneAssets): HTMLCanvasElement | undefined {
  const drawn = drawnToPrint(design, {}, cloth, undefined, assets);
  const picture = globalThis.document.createElement("canvas");
  const context = drawn && picture.getContext("2d");
  if (!context) return undefined;
  putPrinted(picture, drawn.width, printedPixels(drawn));
  return picture;
}

/** Shows printed pixels in a canvas, which gets their size. */
export function putPrinted(canvas: HTMLCanvasElement, width: number, data: Uint8ClampedArray<ArrayBuffer>): void {
  canvas.width = width;
  canvas.height = data.length / 4 / width;
  canvas.getContext("2d")?.putImageData(new ImageData(data, width), 0, 0);
}

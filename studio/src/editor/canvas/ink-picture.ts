import { type AreaDesign, screenJob, screensOf } from "@surimono/domain/designs";
import { MM_PER_INCH } from "@surimono/domain/kernel";
import { drawDesign, type SceneAssets } from "../../scene/index.ts";
import { printInInks, seenDpi } from "../../screens/index.ts";

/** A place as silk screen prints it on cloth of that colour; undefined where its inks are not chosen yet. */
export function drawInInks(design: AreaDesign, cloth: string, assets: SceneAssets): HTMLCanvasElement | undefined {
  if (!design.screen) return undefined;
  const dpi = seenDpi(design);
  const picture = globalThis.document.createElement("canvas");
  picture.width = Math.max(1, Math.round((design.width / 1000) * (dpi / MM_PER_INCH)));
  picture.height = Math.max(1, Math.round((design.height / 1000) * (dpi / MM_PER_INCH)));
  const context = picture.getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  drawDesign(context, design, dpi / MM_PER_INCH, assets);
  const pixels = context.getImageData(0, 0, picture.width, picture.height);
  printInInks(pixels, dpi, screenJob(screensOf(design.screen, cloth), cloth, design));
  context.putImageData(pixels, 0, 0);
  return picture;
}

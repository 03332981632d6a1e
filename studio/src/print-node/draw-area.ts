import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { AreaOutline } from "@surimono/domain/catalogue";
import type { AreaDesign, ScreenJob } from "@surimono/domain/designs";
import { MM_PER_INCH, pixelsAt, UM_PER_INCH } from "@surimono/domain/kernel";
import type { Raster } from "../plates/index.ts";
import { cutToOutline, drawDesign, type SceneAssets } from "../scene/index.ts";
import { printInInks, seenDpi } from "../screens/index.ts";
import { freeCanvas, sceneContext } from "./node-assets.ts";

/** The area on a transparent canvas of its size, for a mock-up to lay on the goods, cut to the outline. */
export function drawArea(area: AreaDesign, dpi: number, assets: SceneAssets, outline?: AreaOutline): Canvas {
  const canvas = createCanvas(...pixelSize(area, dpi));
  drawDesign(sceneContext(canvas), area, dpi / MM_PER_INCH, assets);
  if (outline) cutToOutline(canvas.getContext("2d"), outline, dpi / UM_PER_INCH);
  return canvas;
}

/** The same as silk screen prints it. */
export function drawInInks(area: AreaDesign, screens: ScreenJob, assets: SceneAssets): Canvas {
  const dpi = seenDpi(area);
  const canvas = drawArea(area, dpi, assets);
  const context = canvas.getContext("2d");
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  printInInks(pixels, dpi, screens);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

export function pixelSize(area: Pick<AreaDesign, "width" | "height">, dpi: number): [width: number, height: number] {
  return [Math.max(1, pixelsAt(area.width, dpi)), Math.max(1, pixelsAt(area.height, dpi))];
}

/** All pixels at once, for small drawings. */
export function renderArea(area: AreaDesign, dpi: number, assets: SceneAssets, outline?: AreaOutline): Raster {
  const canvas = drawArea(area, dpi, assets, outline);
  const { width, height } = canvas;
  // canvas.data() is premultiplied; only this is what an encoder expects.
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  freeCanvas(canvas);
  return { data, width, height };
}

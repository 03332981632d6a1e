import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { AreaOutline } from "@surimono/domain/catalogue";
import { type AreaDesign, type Layer, OPAQUE, tiledLayers } from "@surimono/domain/designs";
import { MM_PER_INCH, UM_PER_MM } from "@surimono/domain/kernel";
import type { PixelRows } from "../plates/index.ts";
import { cutToOutline, drawDesign, drawLayer, type SceneAssets, sparesAtOnce } from "../scene/index.ts";
import { collectOften, nextTask } from "./collect-often.ts";
import { pixelSize } from "./draw-area.ts";
import { freeCanvas, sceneContext } from "./node-assets.ts";

/** A drawn area. */
export interface Page extends PixelRows {
  /** A part of it, as large as the box. */
  part(box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }): PixelRows;
  /** Frees its pixels: the garbage collector does not see the size of a canvas. */
  close(): void;
}

/** Pixels of all canvases open while a page is drawn: 4 bytes each. */
const PIXELS_AT_ONCE = 110_000_000;
const BAND_PIXELS = 64_000_000;

/** The area as printed, and nothing outside of `within`. A large page with nested translucent groups is drawn in bands. */
export async function drawPage(
  drawn: AreaDesign,
  dpi: number,
  given: SceneAssets,
  within: readonly AreaOutline[] = [],
): Promise<Page> {
  const area = { ...drawn, layers: tiledLayers(drawn.layers, drawn) };
  const assets = area.layers === drawn.layers ? given : keepingCopies(given);
  const [width, height] = pixelSize(area, dpi);
  const pxPerMm = dpi / MM_PER_INCH;
  const canvases = 1 + sparesAtOnce(area.layers, assets);
  if (width * height * canvases <= PIXELS_AT_ONCE) {
    const canvas = createCanvas(width, height);
    await paintLayers(area.layers, (layer) => drawLayer(sceneContext(canvas), layer, pxPerMm, assets));
    for (const outline of within) cutToOutline(canvas.getContext("2d"), outline, pxPerMm / UM_PER_MM);
    return bandedPage({ width, height, rows: height }, () => canvas);
  }
  const rows = Math.max(64, Math.floor(BAND_PIXELS / canvases / width));
  return bandedPage({ width, height, rows }, (first, count) => {
    const canvas = createCanvas(width, count);
    const context = sceneContext(canvas);
    context.translate(0, -first);
    drawDesign(context, area, pxPerMm, assets);
    for (const outline of within) cutToOutline(canvas.getContext("2d"), outline, pxPerMm / UM_PER_MM);
    return canvas;
  });
}

/** A picture that is repeated has its ground removed and its effect drawn once, not for each tile. */
export function keepingCopies({ paintsOnce: _, ...assets }: SceneAssets): SceneAssets {
  return assets;
}

/** One after the other, outside translucent groups: the canvas library frees memory only between tasks. */
async function paintLayers(layers: readonly Layer[], paint: (layer: Layer) => void): Promise<void> {
  for (const layer of layers) {
    if (layer.kind === "group" && layer.opacity === OPAQUE && !layer.hidden) await paintLayers(layer.layers, paint);
    else {
      paint(layer);
      await nextTask();
    }
  }
}

interface Bands {
  readonly width: number;
  readonly height: number;
  /** Of a band. */
  readonly rows: number;
}

/** One band at a time, drawn when it is first read. */
function bandedPage({ width, height, rows }: Bands, draw: (first: number, count: number) => Canvas): Page {
  let band: { readonly canvas: Canvas; readonly first: number } | undefined;
  const close = () => {
    if (band) freeCanvas(band.canvas);
    band = undefined;
  };
  const bandAt = (first: number): Canvas => {
    if (band?.first === first) return band.canvas;
    close();
    const canvas = draw(first, Math.min(rows, height - first));
    band = { canvas, first };
    return canvas;
  };
  const readPart = (x: number, y: number, w: number, h: number): Uint8ClampedArray => {
    const first = y - (y % rows);
    const inBand = Math.min(h, first + rows - y);
    collectOften(w * inBand * 4);
    const { data } = bandAt(first)
      .getContext("2d")
      .getImageData(x, y - first, w, inBand);
    if (inBand === h) return data;
    const joined = new Uint8ClampedArray(w * h * 4);
    joined.set(data);
    joined.set(readPart(x, y + inBand, w, h - inBand), data.length);
    return joined;
  };
  return {
    ...{ width, height, close },
    read: (first, count) => readPart(0, first, width, count),
    part: ({ x, y, w, h }) => ({
      ...{ width: w, height: h },
      read: (first, count) => readPart(x, y + first, w, count),
    }),
  };
}

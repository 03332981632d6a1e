import type { Raster } from "./draw-area.ts";
import { packRows } from "./pack-rows.ts";
import type { PixelRows } from "./page.ts";
import { wrapPng } from "./png-file.ts";

/** RGBA, with its physical size included. */
export async function encodePng(pixels: Raster | PixelRows, dpi: number): Promise<Buffer> {
  const all = { ...pixels, channels: 4 } as const;
  return wrapPng(all, await packRows(all), dpi);
}

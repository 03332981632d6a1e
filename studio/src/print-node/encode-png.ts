import type { PixelRows, Raster } from "../plates/index.ts";
import { packRows } from "./pack-rows.ts";
import { type PngLook, wrapPng } from "./png-file.ts";

/** RGBA, with its physical size included. */
export async function encodePng(pixels: Raster | PixelRows, look: PngLook): Promise<Buffer> {
  const all = { ...pixels, channels: 4 } as const;
  return wrapPng(all, await packRows(all), look);
}

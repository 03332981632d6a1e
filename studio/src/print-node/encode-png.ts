import type { Raster } from "./draw-area.ts";
import { packRows } from "./pack-rows.ts";
import { wrapPng } from "./png-file.ts";

/** RGBA, with the physical size written in it. */
export async function encodePng({ data, width, height }: Raster, dpi: number): Promise<Buffer> {
  const pixels = { data, width, height, channels: 4 } as const;
  return wrapPng(pixels, await packRows(pixels), dpi);
}

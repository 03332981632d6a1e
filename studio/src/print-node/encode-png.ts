import sharp from "sharp";
import type { Raster } from "./draw-area.ts";
import { packRows } from "./pack-rows.ts";
import { wrapPng } from "./png-file.ts";

/** RGBA, with the physical size written in it. */
export async function encodePng({ data, width, height }: Raster, dpi: number): Promise<Buffer> {
  const pixels = { data, width, height, channels: 4 } as const;
  return wrapPng(pixels, await packRows(pixels), dpi);
}

const PREVIEW_SIDE = 900;

export function encodePreview({ data, width, height }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

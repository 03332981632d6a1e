import sharp from "sharp";
import type { Raster } from "./draw-area.ts";

/**
 * `photos` chooses row filters, which make photographs a quarter smaller and only cost time on flat colour; with them a level beyond 3
 * takes more than twice as long for 4 %. No profile is embedded: untagged PNG is sRGB, and a conversion could touch the pixels.
 */
export function encodePng({ data, width, height }: Raster, dpi: number, photos: boolean): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .withDensity(dpi)
    .png(photos ? { compressionLevel: 3, adaptiveFiltering: true } : { compressionLevel: 4 })
    .toBuffer();
}

const PREVIEW_SIDE = 900;

export function encodePreview({ data, width, height }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

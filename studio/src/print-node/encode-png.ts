import sharp from "sharp";
import type { Raster } from "./draw-area.ts";

/** `photos` chooses row filters, which pay off on photographs and only cost time on flat colour. */
export function encodePng({ data, width, height }: Raster, dpi: number, photos: boolean): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .withDensity(dpi)
    .png(photos ? { compressionLevel: 6, adaptiveFiltering: true } : { compressionLevel: 4 })
    .toBuffer();
}

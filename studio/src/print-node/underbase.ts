import { pixelsAt, type Um } from "@surimono/domain/kernel";
import sharp from "sharp";
import type { Raster } from "./draw-area.ts";

/**
 * The plate of white ink under a print on dark cloth: a greyscale PNG of the same size, 255 where white is laid in full. `choke` draws its
 * edges in, so that no white shows beside the colour when the two passes are slightly off.
 */
export function underbase(raster: Raster, dpi: number, choke: Um): Promise<Buffer> {
  const { width, height } = raster;
  const plate = sharp(alphaOf(raster), { raw: { width, height, channels: 1 } });
  const pixels = pixelsAt(choke, dpi);
  // Named the wrong way round for white on black: it is `dilate` that shrinks the bright parts.
  if (pixels > 0) plate.dilate(pixels);
  return plate.toColourspace("b-w").withDensity(dpi).png({ compressionLevel: 6 }).toBuffer();
}

function alphaOf({ data }: Raster): Buffer {
  const alpha = Buffer.allocUnsafe(data.length / 4);
  for (let index = 0; index < alpha.length; index++) alpha[index] = data[index * 4 + 3] as number;
  return alpha;
}

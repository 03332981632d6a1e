import { pixelsAt } from "@surimono/domain/kernel";
import sharp from "sharp";
import type { PlateRules } from "../print/print-job.ts";
import type { Raster } from "./draw-area.ts";

/** From this on in every channel a colour is left to the white ink alone: the coloured inks have nothing to lay there. */
const WHITE_FROM = 240;
/** Up to `SAME` apart in every channel the cloth shows the colour by itself, from `OTHER` on it does not; the plate fades between. */
const SAME = 12;
const OTHER = 40;

/**
 * The plate of white ink under a print on dark cloth, one byte a pixel, 255 where white is laid in full. Where the art has the colour of the
 * cloth there is none. Its edges are drawn in by the choke, so that no white shows beside the colour when the two passes are slightly off;
 * white art is not drawn in, since there the plate is all that is printed (a print of white alone has no choke: facts of RIP makers).
 */
export function whitePlate(raster: Raster, dpi: number, { choke, ground }: PlateRules): Buffer {
  const { width, height } = raster;
  const { under, white } = separate(raster, ground);
  const pixels = pixelsAt(choke, dpi);
  if (pixels === 0) return under;
  const plate = drawIn(under, width, height, pixels);
  for (let index = 0; index < plate.length; index++) {
    const own = white[index] as number;
    if (own > (plate[index] as number)) plate[index] = own;
  }
  return plate;
}

/** The least within so many pixels of each. Not sharp's `dilate`, which joins greys bit by bit and leaves specks in soft art. */
function drawIn(plate: Buffer, width: number, height: number, by: number): Buffer {
  const rows = Buffer.alloc(plate.length);
  for (let y = 0; y < height; y++) leastAlong(plate, rows, { first: y * width, step: 1, count: width, by });
  const both = Buffer.alloc(plate.length);
  for (let x = 0; x < width; x++) leastAlong(rows, both, { first: x, step: width, count: height, by });
  return both;
}

interface Run {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  readonly by: number;
}

function leastAlong(from: Buffer, to: Buffer, { first, step, count, by }: Run): void {
  for (let place = 0; place < count; place++) {
    const at = first + place * step;
    let least = from[at] as number;
    const last = Math.min(count - 1, place + by);
    for (let near = Math.max(0, place - by); near <= last && least > 0; near++) {
      const value = from[first + near * step] as number;
      if (value < least) least = value;
    }
    to[at] = least;
  }
}

/** A greyscale PNG of the same size. */
export function encodePlate(plate: Uint8Array, { width, height }: Raster, dpi: number): Promise<Buffer> {
  return sharp(plate, { raw: { width, height, channels: 1 } })
    .toColourspace("b-w")
    .withDensity(dpi)
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** All that needs white, and the white art among it. */
function separate({ data }: Raster, ground: string): { under: Buffer; white: Buffer } {
  const [groundRed = 0, groundGreen = 0, groundBlue = 0] = channelsOf(ground);
  const under = Buffer.alloc(data.length / 4);
  const white = Buffer.alloc(data.length / 4);
  for (let index = 0; index < under.length; index++) {
    const alpha = data[index * 4 + 3] as number;
    if (alpha === 0) continue;
    const red = data[index * 4] as number;
    const green = data[index * 4 + 1] as number;
    const blue = data[index * 4 + 2] as number;
    const apart = Math.max(Math.abs(red - groundRed), Math.abs(green - groundGreen), Math.abs(blue - groundBlue));
    const need = Math.min(1, Math.max(0, (apart - SAME) / (OTHER - SAME)));
    const ink = Math.round(alpha * need);
    under[index] = ink;
    if (red >= WHITE_FROM && green >= WHITE_FROM && blue >= WHITE_FROM) white[index] = ink;
  }
  return { under, white };
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

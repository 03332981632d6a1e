import { crc32 } from "node:zlib";
import type { Pixels } from "./pack-rows.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOR_TYPES = { 1: 0, 3: 2, 4: 6 } as const;
const METRE = 1;
const INCHES_PER_METRE = 1 / 0.0254;

type Size = Omit<Pixels, "data">;

/**
 * A PNG around packed rows, with only its pixels and its physical size (`pHYs`): no date, no program name, and no profile, since an untagged
 * PNG is sRGB and a conversion could change the pixels.
 */
export function wrapPng(size: Size, packed: Uint8Array, dpi: number): Buffer {
  return Buffer.concat([pngHead(size, dpi), ...pngRows(packed), PNG_END]);
}

/** What comes before the rows. */
export function pngHead({ width, height, channels }: Size, dpi: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = COLOR_TYPES[channels];
  const size = Buffer.alloc(9);
  const perMetre = Math.round(dpi * INCHES_PER_METRE);
  size.writeUInt32BE(perMetre, 0);
  size.writeUInt32BE(perMetre, 4);
  size[8] = METRE;
  return Buffer.concat([SIGNATURE, ...chunk("IHDR", header), ...chunk("pHYs", size)]);
}

/** A part of the packed rows: a file may have many. */
export const pngRows = (packed: Uint8Array): Uint8Array[] => chunk("IDAT", packed);

function chunk(name: string, data: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, "latin1");
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(data, crc32(name)), 0);
  return [head, data, check];
}

export const PNG_END = Buffer.concat(chunk("IEND", Buffer.alloc(0)));

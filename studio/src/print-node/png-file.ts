import { crc32 } from "node:zlib";
import type { Pixels } from "./pack-rows.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOR_TYPES = { 1: 0, 3: 2, 4: 6 } as const;
const METRE = 1;
const INCHES_PER_METRE = 1 / 0.0254;

type Size = Omit<Pixels, "data">;

export interface PngLook {
  readonly dpi: number;
  /** Says that the colours are sRGB, which an untagged PNG only means: for colours, not for plates. */
  readonly isTagged?: boolean;
  /** For whoever opens the file, in ASCII. */
  readonly note?: string;
}

/** A PNG around packed rows: its pixels, its physical size (`pHYs`) and what is said of them; no date and no program name. */
export function wrapPng(size: Size, packed: Uint8Array, look: PngLook): Buffer {
  return Buffer.concat([pngHead(size, look), ...pngRows(packed), PNG_END]);
}

/** What comes before the rows. */
export function pngHead({ width, height, channels }: Size, { dpi, isTagged, note }: PngLook): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = COLOR_TYPES[channels];
  const perMetre = Math.round(dpi * INCHES_PER_METRE);
  const size = Buffer.concat([uint32([perMetre, perMetre]), Buffer.from([METRE])]);
  return Buffer.concat([
    SIGNATURE,
    ...chunk("IHDR", header),
    ...chunk("pHYs", size),
    ...(isTagged ? SRGB_CHUNKS : []),
    ...(note === undefined ? [] : chunk("tEXt", Buffer.from(`Comment\0${note}`, "latin1"))),
  ]);
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

function uint32(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

const RELATIVE_COLORIMETRIC = 1;
/** With the gamma and the primaries that the PNG specification (11.3.2.5) advises for readers that do not know `sRGB`. */
const SRGB_CHUNKS: readonly Uint8Array[] = [
  ...chunk("gAMA", uint32([45_455])),
  ...chunk("cHRM", uint32([31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000])),
  ...chunk("sRGB", Buffer.from([RELATIVE_COLORIMETRIC])),
];

export const PNG_END = Buffer.concat(chunk("IEND", Buffer.alloc(0)));

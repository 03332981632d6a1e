import sharp from "sharp";
import type { PixelRows } from "../plates/index.ts";
import { type Pixels, packRows } from "./pack-rows.ts";
import type { PdfPicture } from "./pdf-context.ts";
import type { PdfFile, PdfRef } from "./pdf-file.ts";
import type { PressInks } from "./press-inks.ts";
import { readPngRows } from "./read-png-rows.ts";

const LOOK = "/Type /XObject /Subtype /Image /BitsPerComponent 8";
const SPACES = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" } as const;

/**
 * A JPEG is embedded unchanged, without loss, and so are the rows of a PNG without transparency; anything else as its pixels, with its
 * transparency as a soft mask.
 */
export async function embedPicture(file: PdfFile, bytes: Uint8Array, inks?: PressInks): Promise<PdfPicture> {
  if (inks) return embedPixels(file, await rowsOf(bytes), inks);
  const { format, width, height, channels, space } = await sharp(bytes).metadata();
  if (format === "jpeg" && channels === 3 && space === "srgb") {
    const look = `${LOOK} /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /Filter /DCTDecode`;
    return { width, height, ref: file.addPacked(look, bytes) };
  }
  const rows = readPngRows(bytes);
  if (rows) return { width, height, ref: file.addPacked(rowsLook(rows, SPACES[rows.channels]), rows.packed) };
  return embedPixels(file, await rowsOf(bytes));
}

async function rowsOf(bytes: Uint8Array): Promise<PixelRows> {
  const picture = sharp(bytes).toColourspace("srgb").ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const length = info.width * 4;
  const read = (first: number, count: number) =>
    new Uint8ClampedArray(data.buffer, data.byteOffset + first * length, count * length);
  return { width: info.width, height: info.height, read };
}

const ROWS_AT_ONCE = 64;

/** The colours, and the transparency if any. Packed on return, so that the pixels can be freed. */
export async function embedPixels(file: PdfFile, rows: PixelRows, inks?: PressInks): Promise<PdfPicture> {
  const { width, height } = rows;
  const mask = isOpaque(rows) ? "" : ` /SMask ${(await embedChannels(file, rows, [3])).number} 0 R`;
  if (inks) return { width, height, ref: await embedInks(file, rows, inks, mask) };
  return { width, height, ref: await embedChannels(file, rows, [0, 1, 2], mask) };
}

function isOpaque({ width, height, read }: PixelRows): boolean {
  for (let first = 0; first < height; first += ROWS_AT_ONCE) {
    const data = read(first, Math.min(ROWS_AT_ONCE, height - first));
    for (let at = 3; at < width * 4 * Math.min(ROWS_AT_ONCE, height - first); at += 4)
      if (data[at] !== 255) return false;
  }
  return true;
}

async function embedInks(file: PdfFile, rows: PixelRows, inks: PressInks, mask: string): Promise<PdfRef> {
  const { width, height } = rows;
  const cmyk = await inks.rows(rows);
  const length = width * 4;
  const pixels = {
    ...({ width, height, channels: 4 } as const),
    read: (first: number, count: number) => new Uint8Array(cmyk.subarray(first * length, (first + count) * length)),
  } as const;
  return file.addPacked(rowsLook(pixels, SPACES[4]) + mask, await packRows(pixels));
}

async function embedChannels(
  file: PdfFile,
  { width, height, read }: PixelRows,
  picked: readonly [number] | readonly [number, number, number],
  mask = "",
): Promise<PdfRef> {
  const channels = picked.length;
  const pixels = {
    ...{ width, height, channels },
    read(first: number, count: number): Uint8Array {
      const data = read(first, count);
      const own = new Uint8Array(width * count * channels);
      for (let to = 0, at = 0; to < own.length; at += 4)
        for (const channel of picked) own[to++] = data[at + channel] as number;
      return own;
    },
  } as const;
  return file.addPacked(rowsLook(pixels, SPACES[channels]) + mask, await packRows(pixels));
}

/** One spot colour in tints, already packed: 255 is full ink. */
export function embedTints(
  file: PdfFile,
  { width, height, packed }: { readonly width: number; readonly height: number; readonly packed: Promise<Buffer> },
  space: PdfRef,
): PdfPicture {
  const look = rowsLook({ width, height, channels: 1 }, `${space.number} 0 R`);
  return { width, height, ref: file.addPacked(look, packed) };
}

type Size = Pick<Pixels, "width" | "height" | "channels">;

/** Rows with the filters of PNG, which a PDF knows as predictor 15. */
function rowsLook({ width, height, channels }: Size, space: string): string {
  const rows = `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${channels} /Columns ${width} >>`;
  return `${LOOK} /Width ${width} /Height ${height} /ColorSpace ${space} ${rows}`;
}

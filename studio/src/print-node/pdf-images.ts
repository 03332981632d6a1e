import sharp from "sharp";
import { type Pixels, packRows } from "./pack-rows.ts";
import type { PdfPicture } from "./pdf-context.ts";
import type { PdfFile, PdfRef } from "./pdf-file.ts";
import { readPngRows } from "./read-png-rows.ts";

const LOOK = "/Type /XObject /Subtype /Image /BitsPerComponent 8";
const SPACES = { 1: "/DeviceGray", 3: "/DeviceRGB" } as const;

/**
 * A JPEG goes in as it is, so that nothing of it is lost, and so do the rows of a PNG without transparency; anything else as its pixels, with
 * its transparency as a soft mask.
 */
export async function embedPicture(file: PdfFile, bytes: Uint8Array): Promise<PdfPicture> {
  const { format, width, height, channels, space } = await sharp(bytes).metadata();
  if (format === "jpeg" && channels === 3 && space === "srgb") {
    const look = `${LOOK} /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /Filter /DCTDecode`;
    return { width, height, ref: file.addPacked(look, bytes) };
  }
  const rows = readPngRows(bytes);
  if (rows) return { width, height, ref: file.addPacked(rowsLook(rows, SPACES[rows.channels]), rows.packed) };
  const picture = sharp(bytes).toColourspace("srgb").ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return embedPixels(file, { data, width: info.width, height: info.height });
}

/** RGBA, not premultiplied. */
export function embedPixels(
  file: PdfFile,
  {
    data,
    width,
    height,
  }: { readonly data: Uint8Array | Uint8ClampedArray; readonly width: number; readonly height: number },
): PdfPicture {
  const count = width * height;
  const colors = Buffer.allocUnsafeSlow(count * 3);
  const alpha = Buffer.allocUnsafeSlow(count);
  let opaque = true;
  for (let index = 0; index < count; index++) {
    colors[index * 3] = data[index * 4] as number;
    colors[index * 3 + 1] = data[index * 4 + 1] as number;
    colors[index * 3 + 2] = data[index * 4 + 2] as number;
    const a = data[index * 4 + 3] as number;
    alpha[index] = a;
    if (a !== 255) opaque = false;
  }
  const size = { width, height };
  const mask = opaque ? "" : ` /SMask ${embedRows(file, { data: alpha, ...size, channels: 1 }).number} 0 R`;
  return { width, height, ref: embedRows(file, { data: colors, ...size, channels: 3 }, mask) };
}

/** One spot colour in tints, packed already: 255 is full ink. */
export function embedTints(
  file: PdfFile,
  { width, height, packed }: { readonly width: number; readonly height: number; readonly packed: Promise<Buffer> },
  space: PdfRef,
): PdfPicture {
  const look = rowsLook({ width, height, channels: 1 }, `${space.number} 0 R`);
  return { width, height, ref: file.addPacked(look, packed) };
}

function embedRows(file: PdfFile, pixels: Pixels & { readonly channels: 1 | 3 }, mask = ""): PdfRef {
  return file.addPacked(rowsLook(pixels, SPACES[pixels.channels]) + mask, packRows(pixels));
}

type Size = Pick<Pixels, "width" | "height" | "channels">;

/** Rows with the filters of PNG, which a PDF knows as predictor 15. */
function rowsLook({ width, height, channels }: Size, space: string): string {
  const rows = `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${channels} /Columns ${width} >>`;
  return `${LOOK} /Width ${width} /Height ${height} /ColorSpace ${space} ${rows}`;
}

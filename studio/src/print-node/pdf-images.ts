import sharp from "sharp";
import type { PdfPicture } from "./pdf-context.ts";
import type { PdfFile, PdfRef } from "./pdf-file.ts";

const LOOK = "/Type /XObject /Subtype /Image /BitsPerComponent 8";

/** A JPEG goes in as it is, so that nothing of it is lost; anything else as its pixels, with its transparency as a soft mask. */
export async function embedPicture(file: PdfFile, bytes: Uint8Array): Promise<PdfPicture> {
  const { format, width, height, channels, space } = await sharp(bytes).metadata();
  if (format === "jpeg" && channels === 3 && space === "srgb") {
    const size = `/Width ${width} /Height ${height}`;
    return {
      width,
      height,
      ref: file.addStream(`${LOOK} ${size} /ColorSpace /DeviceRGB /Filter /DCTDecode`, bytes, true),
    };
  }
  const { data, info } = await sharp(bytes)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
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
  const colors = Buffer.allocUnsafe(count * 3);
  const alpha = Buffer.allocUnsafe(count);
  let opaque = true;
  for (let index = 0; index < count; index++) {
    colors[index * 3] = data[index * 4] as number;
    colors[index * 3 + 1] = data[index * 4 + 1] as number;
    colors[index * 3 + 2] = data[index * 4 + 2] as number;
    const a = data[index * 4 + 3] as number;
    alpha[index] = a;
    if (a !== 255) opaque = false;
  }
  const size = `/Width ${width} /Height ${height}`;
  const mask = opaque ? "" : ` /SMask ${file.addStream(`${LOOK} ${size} /ColorSpace /DeviceGray`, alpha).number} 0 R`;
  return { width, height, ref: file.addStream(`${LOOK} ${size} /ColorSpace /DeviceRGB${mask}`, colors) };
}

/** One spot colour in tints: 255 is full ink. */
export function embedTints(file: PdfFile, tints: Uint8Array, width: number, height: number, space: PdfRef): PdfPicture {
  const ref = file.addStream(`${LOOK} /Width ${width} /Height ${height} /ColorSpace ${space.number} 0 R`, tints);
  return { width, height, ref };
}

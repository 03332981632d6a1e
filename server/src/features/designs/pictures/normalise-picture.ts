import { MAX_PICTURE_PIXELS } from "@surimono/contract/designs";
import { measurePicture, type PictureFacts } from "@surimono/domain/designs";
import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import sharp, { type Metadata } from "sharp";

/** No print area needs more at 300 dpi. */
const MAX_SIDE = 7000;
const MEASURED_SIDE = 1600;
/**
 * A banner of 1.7 m. The memory for rotating and resizing grows with the longer side, too: 2,000,000 × 24 pixels take 4.5 GB.
 */
const MAX_SENT_SIDE = 20_000;
/** Decoded size, so sixteen bits a channel halve the pixels. */
const MAX_DECODED_BYTES = MAX_PICTURE_PIXELS * 4;

/** By their first bytes (ISO 10918-1, PNG 3.0, GIF89a): a file name or declared type proves nothing. */
const SIGNATURES = ["ffd8ff", "89504e470d0a1a0a", "474946383761", "474946383961"].map((hex) => Buffer.from(hex, "hex"));

// Other formats never reach a decoder: theirs, SVG's above all, are far larger targets.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer"],
});

export type NormalisedPicture = Result<
  {
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly contentType: string;
    readonly facts: PictureFacts;
  },
  Failure<"designs/picture-not-supported" | "designs/picture-too-many-pixels" | "designs/picture-broken">
>;

/**
 * Decodes a member's upload and re-encodes it: upright, sRGB, 8 bit, first frame, without any metadata. Photographs stay JPEG,
 * everything else becomes PNG.
 */
export async function normalisePicture(bytes: Uint8Array): Promise<NormalisedPicture> {
  if (!SIGNATURES.some((signature) => signature.equals(bytes.subarray(0, signature.length))))
    return fail("designs/picture-not-supported");
  const metadata = await readMetadata(bytes);
  if (!metadata) return fail("designs/picture-broken");
  if (isTooLarge(metadata)) return fail("designs/picture-too-many-pixels");
  return await encode(bytes, metadata);
}

function isTooLarge({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  const decoded = pixels * channels * (depth === "uchar" ? 1 : 2);
  return Math.max(width, height) > MAX_SENT_SIDE || pixels > MAX_PICTURE_PIXELS || decoded > MAX_DECODED_BYTES;
}

async function encode(bytes: Uint8Array, metadata: Metadata): Promise<NormalisedPicture> {
  const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const isPhoto = metadata.format === "jpeg";
  const encoded = isPhoto
    ? // Without optimised tables it is a twentieth larger, but needs no full copy in memory.
      image.jpeg({ quality: 94, chromaSubsampling: "4:4:4", optimiseCoding: false })
    : image.png({ compressionLevel: 6 });
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return ok({
      bytes: data,
      width: info.width,
      height: info.height,
      contentType: isPhoto ? "image/jpeg" : "image/png",
      facts: { ...(await measure(data, info)), ...(metadata.space === "cmyk" && { isFromPress: true }) },
    });
  } catch {
    // The decoder's message is for programmers; to the customer every broken file is the same.
    return fail("designs/picture-broken");
  }
}

/** Judged by a copy small enough to scan quickly; of what is printed, not of what was sent. */
async function measure(
  bytes: Uint8Array,
  whole: { readonly width: number; readonly height: number },
): Promise<PictureFacts> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS })
    .resize({ width: MEASURED_SIDE, height: MEASURED_SIDE, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  return measurePicture(pixels, { pixelWidth: whole.width, pixelHeight: whole.height });
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

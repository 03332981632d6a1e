import { measurePicture, type PictureFacts } from "@surimono/domain/designs";
import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import sharp, { type Metadata } from "sharp";

const MAX_PIXELS = 100_000_000;
/** No print area needs more at 300 dpi. */
const MAX_SIDE = 7000;
const MEASURED_SIDE = 1600;
const FORMATS = new Set(["jpeg", "png", "gif"]);

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
 * Decodes what a person uploaded and encodes it anew: upright, sRGB, 8 bit, first frame, without any metadata.
 * Photographs stay JPEG, everything else becomes PNG.
 */
export async function normalisePicture(bytes: Uint8Array): Promise<NormalisedPicture> {
  const metadata = await readMetadata(bytes);
  if (!metadata || !FORMATS.has(metadata.format ?? "")) return fail("designs/picture-not-supported");
  if (metadata.width * metadata.height > MAX_PIXELS) return fail("designs/picture-too-many-pixels");
  return await encode(bytes, metadata);
}

async function encode(bytes: Uint8Array, metadata: Metadata): Promise<NormalisedPicture> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const isPhoto = metadata.format === "jpeg";
  const encoded = isPhoto
    ? image.jpeg({ quality: 94, chromaSubsampling: "4:4:4" })
    : image.png({ compressionLevel: 6 });
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return ok({
      bytes: data,
      width: info.width,
      height: info.height,
      contentType: isPhoto ? "image/jpeg" : "image/png",
      facts: await measure(data, info),
    });
  } catch {
    // The decoder's words are for programmers; to the customer every broken file is the same.
    return fail("designs/picture-broken");
  }
}

/** By a copy that is small enough to look at in a moment; of what is printed, not of what was sent. */
async function measure(
  bytes: Uint8Array,
  whole: { readonly width: number; readonly height: number },
): Promise<PictureFacts> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
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

import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "../picture-format.ts";

/** As the drawings of the goods, so that a list of both lines up and nothing jumps. */
const ASPECT = 900 / 1020;
/** Sharp at the largest width that is asked for, on a screen with two points for one and a half. */
const WIDEST = 1800;
/** Of the shorter side; less is blurred in the item's own page. */
const LEAST_SIDE = 800;

export type PictureTask =
  | { readonly task: "prepare"; readonly bytes: Uint8Array; readonly whole: boolean }
  | { readonly task: "check"; readonly bytes: Uint8Array }
  | { readonly task: "resize"; readonly bytes: Uint8Array; readonly width: number; readonly format: PictureFormat };

export interface PreparedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function makePicture(job: PictureTask): Promise<PreparedPicture | undefined> {
  if (job.task === "prepare") return prepare(job.bytes, job.whole);
  if (job.task === "check") return check(job.bytes);
  return { ...(await encode(sharp(job.bytes).resize({ width: job.width }), job.format)) };
}

/** The middle in the shape of the drawings; `whole`: all of it, on white, or on nothing where it is cut out. Undefined if too small. */
async function prepare(bytes: Uint8Array, whole: boolean): Promise<PreparedPicture | undefined> {
  const { width = 0, height = 0, hasAlpha } = await sharp(bytes).metadata();
  if (Math.min(width, height) < LEAST_SIDE) return undefined;
  const across = whole ? Math.max(width, height * ASPECT) : Math.min(width, height * ASPECT);
  const to = Math.min(WIDEST, Math.round(across));
  const picture = sharp(bytes).resize({
    ...{ width: to, height: Math.round(to / ASPECT), fit: whole ? "contain" : "cover" },
    background: { r: 255, g: 255, b: 255, alpha: hasAlpha ? 0 : 1 },
  });
  return encode(picture, "webp");
}

/** A picture that another shop has prepared: just so, and with nothing beside the picture. */
async function check(bytes: Uint8Array): Promise<PreparedPicture | undefined> {
  try {
    const { format, width = 0, height = 0, exif, icc, xmp, iptc, pages } = await sharp(bytes).metadata();
    const isPlain = [exif, icc, xmp, iptc, pages].every((one) => one === undefined);
    const isShaped = width <= WIDEST && Math.round(width / ASPECT) === height && width >= LEAST_SIDE * ASPECT - 1;
    if (format !== "webp" || !isPlain || !isShaped) return undefined;
    // Its header can promise what its pixels do not keep.
    await sharp(bytes, { failOn: "error" }).stats();
    return { bytes, width, height };
  } catch {
    return undefined;
  }
}

async function encode(picture: Sharp, format: PictureFormat): Promise<PreparedPicture> {
  const encoded =
    format === "avif"
      ? picture.avif({ quality: 62, effort: 3 })
      : format === "webp"
        ? picture.webp({ quality: 90 })
        : picture.png();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

import type { MethodId } from "../../catalogue/index.ts";
import type { PictureFacts } from "./check-context.ts";
import { isLabUnreachable } from "./color-reach.ts";
import { labOfRgb } from "./lab.ts";
import { METHOD_LIMITS } from "./method-limits.ts";
import { pictureColors } from "./picture-colors.ts";
import { type PictureInk, type Pixels, pictureInk } from "./picture-ink.ts";
import { thinnestRun } from "./thinnest-run.ts";

/** Alpha below is paper, above is solid. */
const FAINT = 12;
const SOLID = 243;

/** The checks' facts on a picture. `pixels` may be a smaller copy of it; lengths are in pixels of the whole picture. */
export function measurePicture(
  pixels: Pixels,
  whole: { readonly pixelWidth: number; readonly pixelHeight: number },
): PictureFacts {
  const ink = pictureInk(pixels);
  const thinnest = ink.hasGround ? thinnestRun(ink.mask, pixels.width, pixels.height) : undefined;
  const { tone, ground } = pictureColors(pixels, ink);
  const perPixel = whole.pixelWidth / pixels.width;
  return {
    pixelWidth: whole.pixelWidth,
    pixelHeight: whole.pixelHeight,
    seeThrough: share(countWithin(pixels, isSeeThrough), ink.count),
    midTones: share(countWithin(pixels, isMidTone), ink.count),
    unreachable: unreachableShares(pixels, ink),
    ...(ink.count === 0 && { ink: "none" as const }),
    ...(isOpaque(pixels) && { ink: "whole" as const }),
    ...(ground !== undefined && { ground }),
    ...(tone !== undefined && { tone }),
    ...(thinnest !== undefined && { thinnest: Math.round(thinnest * perPixel * 100) / 100 }),
  };
}

function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] as number) < SOLID) return false;
  return data.length > 0;
}

function isSeeThrough(data: Pixels["data"], at: number): boolean {
  const alpha = data[at + 3] as number;
  return alpha > FAINT && alpha < SOLID;
}

function isMidTone(data: Pixels["data"], at: number): boolean {
  const light = ((data[at] as number) + 2 * (data[at + 1] as number) + (data[at + 2] as number)) / 4;
  return (data[at + 3] as number) > FAINT && light > FAINT && light < SOLID;
}

/** Pixels whose neighbours are all like them: the one-pixel rim of a cut-out or of a letter does not count. */
function countWithin({ data, width, height }: Pixels, isLike: (data: Pixels["data"], at: number) => boolean): number {
  const like = new Uint8Array(width * height);
  for (let index = 0; index < like.length; index++) like[index] = isLike(data, index * 4) ? 1 : 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (like[at] === 1 && rowOf(like, at - width) + rowOf(like, at) + rowOf(like, at + width) === 9) count++;
    }
  }
  return count;
}

function rowOf(like: Uint8Array, at: number): number {
  return (like[at - 1] as number) + (like[at] as number) + (like[at + 1] as number);
}

/** Colours are grouped by their five leading bits, so that a photograph computes each only once. */
function unreachableShares({ data }: Pixels, { count }: PictureInk): PictureFacts["unreachable"] {
  const groups = new Uint32Array(1 << 15);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) <= FAINT) continue;
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const group = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    groups[group] = (groups[group] as number) + 1;
  }
  const shares: Partial<Record<MethodId, number>> = {};
  for (const [id, { chroma }] of Object.entries(METHOD_LIMITS)) {
    let beyond = 0;
    groups.forEach((pixels, group) => {
      if (pixels > 0 && isLabUnreachable(labOfGroup(group), chroma)) beyond += pixels;
    });
    shares[Number(id) as MethodId] = share(beyond, count);
  }
  return shares;
}

function labOfGroup(group: number) {
  // The last step counts as full, or nothing would ever be fully bright.
  const channel = (bits: number) => Math.round((bits * 255) / 31);
  return labOfRgb(channel(group >> 10), channel((group >> 5) & 31), channel(group & 31));
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(10_000, Math.round((part * 10_000) / whole));
}

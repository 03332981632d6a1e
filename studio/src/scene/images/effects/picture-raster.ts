import type { Um } from "@surimono/domain/kernel";
import type { SceneContext } from "../../scene-context.ts";

/** Pixels of a known length on the print, row by row: RGBA, not premultiplied. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** The side of a pixel. */
  readonly pixel: Um;
  /** Whole rows within the height. */
  read(y: number, count: number): Uint8ClampedArray;
}

/** Where the raster lies on a picture, in that picture's pixels. */
export interface RasterSource {
  readonly context: SceneContext;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Of the picture's pixels for each of the raster's. */
  readonly step: number;
}

/** Parts of a picture's pixel that are told apart. */
const PARTS = 65_536;
const HALF = PARTS / 2;
const SOLID = PARTS * 255;

/**
 * The picture's pixels between which the raster's lie, mixed in whole numbers: `drawImage` scales differently from engine to engine, and a
 * screen would make dots of the difference. What lies beyond the rim is as the rim.
 */
export function pictureRaster(source: RasterSource, size: Omit<Raster, "read">): Raster {
  const across = placesOn(source.left, source.step, source.width, size.width);
  const down = placesOn(source.top, source.step, source.height, size.height);
  const first = across.from[0] as number;
  const columns = (across.to[size.width - 1] as number) - first + 1;
  return {
    ...size,
    read(y, count) {
      const top = down.from[y] as number;
      const rows = (down.to[y + count - 1] as number) - top + 1;
      const { data } = source.context.getImageData(first, top, columns, rows);
      const out = new Uint8ClampedArray(size.width * count * 4);
      for (let row = 0; row < count; row++) {
        const upper = ((down.from[y + row] as number) - top) * columns - first;
        const lower = ((down.to[y + row] as number) - top) * columns - first;
        mixRow(data, { upper, lower, below: down.share[y + row] as number }, across, out, row * size.width * 4);
      }
      return out;
    },
  };
}

interface Places {
  /** The pixels before and behind each place. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Of the one behind, in 256ths. */
  readonly share: Uint8Array;
}

function placesOn(start: number, step: number, length: number, count: number): Places {
  const [from, to, share] = [new Int32Array(count), new Int32Array(count), new Uint8Array(count)];
  const [first, each] = [Math.round((start + step / 2 - 0.5) * PARTS), Math.round(step * PARTS)];
  for (let index = 0; index < count; index++) {
    const place = Math.min((length - 1) * PARTS, Math.max(0, first + each * index));
    const whole = Math.floor(place / PARTS);
    from[index] = whole;
    to[index] = Math.min(length - 1, whole + 1);
    share[index] = Math.floor((place - whole * PARTS) / 256);
  }
  return { from, to, share };
}

interface Lines {
  /** The pixels that the two rows begin with. */
  readonly upper: number;
  readonly lower: number;
  /** The lower one's share, in 256ths. */
  readonly below: number;
}

/** Colours count by their opacity, or the black of clear pixels would be mixed in. */
function mixRow(
  data: Uint8ClampedArray,
  { upper, lower, below }: Lines,
  { from, to, share }: Places,
  out: Uint8ClampedArray,
  start: number,
): void {
  for (let x = 0, at = start; x < from.length; x++, at += 4) {
    const [left, end, right] = [from[x] as number, to[x] as number, share[x] as number];
    const a = (upper + left) * 4;
    const b = (upper + end) * 4;
    const c = (lower + left) * 4;
    const d = (lower + end) * 4;
    const shareA = (256 - right) * (256 - below);
    const shareB = right * (256 - below);
    const shareC = (256 - right) * below;
    const shareD = right * below;
    const inkA = shareA * (data[a + 3] as number);
    const inkB = shareB * (data[b + 3] as number);
    const inkC = shareC * (data[c + 3] as number);
    const inkD = shareD * (data[d + 3] as number);
    const ink = inkA + inkB + inkC + inkD;
    if (ink === 0) continue;
    out[at + 3] = (ink + HALF) >> 16;
    if (ink === SOLID) {
      // The same, without a division: most pictures are photographs.
      for (let channel = 0; channel < 3; channel++) {
        const sum =
          shareA * (data[a + channel] as number) +
          shareB * (data[b + channel] as number) +
          shareC * (data[c + channel] as number) +
          shareD * (data[d + channel] as number);
        out[at + channel] = (sum + HALF) >> 16;
      }
      continue;
    }
    for (let channel = 0; channel < 3; channel++) {
      const sum =
        inkA * (data[a + channel] as number) +
        inkB * (data[b + channel] as number) +
        inkC * (data[c + channel] as number) +
        inkD * (data[d + channel] as number);
      out[at + channel] = Math.floor(sum / ink + 0.5);
    }
  }
}

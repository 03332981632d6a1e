import type { Um } from "@surimono/domain/kernel";
import type { Raster } from "./picture-raster.ts";
import { positionNoise } from "./position-noise.ts";
import { FINE, planeAround } from "./raster-plane.ts";
import { reachOf, rowsAround, smoothed } from "./smoothed.ts";
import { bounded } from "./tone.ts";

/** The rim itself is half covered by a blur, what lies as deep as the wear wholly: never quite, so that the inside is never worn. */
const [RIM, INSIDE] = [126, 247];
const [COARSE, FINER] = [31, 43];

/**
 * The rows with the rim of what the shape covers worn away by noise, as on an old print. `shape` is the picture before it was screened: a dot
 * has no rim of its own to lose.
 */
export function worn(raster: Raster, shape: Raster, depth: Um): Raster {
  const { width } = raster;
  const reach = reachOf(depth, raster.pixel);
  const around = rowsAround(reach);
  const padded = withinNothing(shape, around);
  const [coarse, fine] = [
    positionNoise(raster, depth >> 1, COARSE),
    positionNoise(raster, Math.trunc(depth / 6), FINER),
  ];
  const [large, small] = [new Uint8Array(width), new Uint8Array(width)];
  return {
    ...raster,
    read(y, count) {
      const plane = planeAround(padded, { y: y + around, count, around }, opacity);
      const data = raster.read(y, count);
      const cover = smoothed(plane, reach).data;
      for (let at = 0, row = 0; row < count; row++) {
        coarse.fill(large, y + row);
        fine.fill(small, y + row);
        let from = (row + around) * padded.width + around;
        for (let x = 0; x < width; x++, at += 4, from++) {
          const noise = (large[x] as number) * 3 + (small[x] as number) * 2;
          const least = RIM * FINE + Math.trunc(((INSIDE - RIM) * FINE * noise) / (5 * 255));
          const kept = bounded(128 + ((cover[from] as number) - least));
          data[at + 3] = Math.trunc(((data[at + 3] as number) * kept) / 255);
        }
      }
      return data;
    },
  };
}

function opacity(data: Uint8ClampedArray, at: number): number {
  return data[at + 3] as number;
}

/** With clear pixels around it, or a picture that fills its box would have no rim there. */
function withinNothing(raster: Raster, around: number): Raster {
  const [width, height] = [raster.width + around * 2, raster.height + around * 2];
  return {
    ...{ width, height, pixel: raster.pixel },
    read(y, count) {
      const out = new Uint8ClampedArray(width * count * 4);
      const first = Math.max(0, y - around);
      const end = Math.min(raster.height, y - around + count);
      if (end <= first) return out;
      const data = raster.read(first, end - first);
      const row = raster.width * 4;
      for (let line = first; line < end; line++) {
        const to = ((line + around - y) * width + around) * 4;
        out.set(data.subarray((line - first) * row, (line - first + 1) * row), to);
      }
      return out;
    },
  };
}

import type { Raster } from "./picture-raster.ts";
import type { Plane } from "./smoothed.ts";

/** Of 255, so that averages keep what a byte would round away. */
export const FINE = 16;

/**
 * One number of each pixel, times `FINE`, of the rows and as many around them as their smoothing reaches; beyond the raster the first and
 * the last are repeated.
 */
export function planeAround(
  raster: Raster,
  { y, count, around }: { readonly y: number; readonly count: number; readonly around: number },
  measure: (data: Uint8ClampedArray, at: number) => number,
): Plane {
  const { width, height } = raster;
  const [first, end] = [Math.max(0, y - around), Math.min(height, y + count + around)];
  const read = raster.read(first, end - first);
  const rows = count + around * 2;
  const data = new Uint16Array(width * rows);
  for (let row = 0, to = 0; row < rows; row++) {
    const from = (Math.min(end - 1, Math.max(first, y - around + row)) - first) * width * 4;
    for (let x = 0; x < width; x++) data[to++] = measure(read, from + x * 4) * FINE;
  }
  return { data, width, height: rows };
}

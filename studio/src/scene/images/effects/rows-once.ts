import type { Raster } from "./picture-raster.ts";

/** More than an effect with the widest wear looks at for a strip. */
const KEPT_ROWS = 1024;

/**
 * The same rows, each read once as long as they are asked for from top to bottom, also by two that look at different reaches: pixels read from a
 * canvas are freed by the library only after the whole drawing.
 */
export function rowsOnce(raster: Raster): Raster {
  const length = raster.width * 4;
  let first = 0;
  let rows = new Uint8ClampedArray(0);
  return {
    ...raster,
    read(y, count) {
      const end = first + rows.length / length;
      if (y < first || y > end) {
        first = y;
        rows = new Uint8ClampedArray(raster.read(y, count));
      } else if (y + count > end) {
        const more = raster.read(end, y + count - end);
        const from = Math.min(y, Math.max(first, y + count - KEPT_ROWS));
        const joined = new Uint8ClampedArray((y + count - from) * length);
        joined.set(rows.subarray((from - first) * length));
        joined.set(more, (end - from) * length);
        first = from;
        rows = joined;
      }
      return rows.slice((y - first) * length, (y - first + count) * length);
    },
  };
}

import type { PixelRows } from "../plates/index.ts";

/** Left and right change places. */
export function mirroredRows({ width, height, read }: PixelRows): PixelRows {
  return {
    ...{ width, height },
    read(first, count) {
      // A pixel is one number here: its channels stay in their order.
      const pixels = new Uint32Array(read(first, count).slice().buffer);
      for (let row = 0; row < count; row++) pixels.subarray(row * width, (row + 1) * width).reverse();
      return new Uint8ClampedArray(pixels.buffer);
    },
  };
}

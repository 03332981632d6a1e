/** RGBA, not premultiplied, rows from the top. */
export interface Raster {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Pixels read a few rows at a time, so that they need no second copy in memory. */
export interface PixelRows {
  readonly width: number;
  readonly height: number;
  /** RGBA, not premultiplied. `count` rows starting at `first`, never past the last. */
  read(first: number, count: number): Uint8ClampedArray;
}

export function rowsOf({ data, width, height }: Raster): PixelRows {
  return { width, height, read: (first, count) => data.subarray(first * width * 4, (first + count) * width * 4) };
}

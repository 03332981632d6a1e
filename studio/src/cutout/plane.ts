/** One number for each pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** The value between the four pixels around a place, which is counted from the middle of the first pixel. */
export function between({ width, height, values }: Plane, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + 1, height - 1);
  const [shareX, shareY] = [Math.min(Math.max(x - left, 0), 1), Math.min(Math.max(y - top, 0), 1)];
  const at = (column: number, row: number) => values[row * width + column] as number;
  const above = at(left, top) + (at(right, top) - at(left, top)) * shareX;
  const below = at(left, bottom) + (at(right, bottom) - at(left, bottom)) * shareX;
  return above + (below - above) * shareY;
}

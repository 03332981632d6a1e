/** Cells of a raster, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
}

/**
 * From each cell to the nearest one that is set, squared, in cells: exact, in whole numbers (A. Meijster et al., 2000). Cells are as far as
 * the raster is large where none is set.
 */
export function squaredDistances(cells: Uint8Array, { width, height }: Raster): Int32Array {
  const far = width + height;
  const down = new Int32Array(width * height);
  for (let x = 0; x < width; x++) {
    let since = far;
    for (let at = x; at < down.length; at += width) {
      since = cells[at] ? 0 : Math.min(far, since + 1);
      down[at] = since;
    }
    for (let at = down.length - width + x; at >= 0; at -= width) {
      since = Math.min(since + 1, down[at] as number);
      down[at] = since;
    }
  }
  const found = new Int32Array(width * height);
  const [corners, starts, squares] = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  for (let row = 0; row < found.length; row += width) {
    for (let x = 0; x < width; x++) squares[x] = (down[row + x] as number) ** 2;
    let last = 0;
    corners[0] = starts[0] = 0;
    for (let x = 1; x < width; x++) {
      const square = squares[x] as number;
      for (; last >= 0; last--) {
        const [start, corner] = [starts[last] as number, corners[last] as number];
        const [before, own] = [start - corner, start - x];
        if (before * before + (squares[corner] as number) <= own * own + square) break;
      }
      if (last < 0) {
        last = 0;
        corners[0] = x;
        continue;
      }
      const corner = corners[last] as number;
      const meet = x * x - corner * corner + square - (squares[corner] as number);
      const start = 1 + Math.floor(meet / (2 * (x - corner)));
      if (start >= width) continue;
      last++;
      corners[last] = x;
      starts[last] = start;
    }
    for (let x = width - 1; x >= 0; x--) {
      const corner = corners[last] as number;
      found[row + x] = (x - corner) * (x - corner) + (squares[corner] as number);
      if (x === starts[last]) last--;
    }
  }
  return found;
}

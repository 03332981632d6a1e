/** A plane of numbers, row by row. */
export interface Plane {
  readonly data: Uint16Array;
  readonly width: number;
  readonly height: number;
}

/** A pixel's parts, so that a length smooths alike whatever the pixels. */
export const WHOLE = 256;

/** How far squares of that side reach on either side of a pixel, in 256ths of one. */
export function reachOf(side: number, pixel: number): number {
  return Math.max(0, Math.round(((side - pixel) * WHOLE) / (2 * pixel)));
}

/** How many rows around are needed for a row to be smoothed rightly. */
export function rowsAround(reach: number): number {
  return 2 * (Math.floor(reach / WHOLE) + 1);
}

/** The plane twice averaged over squares that reach this far: nearly as a lens blurs. What lies beyond the rim is as the rim. */
export function smoothed(plane: Plane, reach: number): Plane {
  return averagedDown(averagedAcross(averagedDown(averagedAcross(plane, reach), reach), reach), reach);
}

function averagedAcross({ data, width, height }: Plane, reach: number): Plane {
  const out = new Uint16Array(data.length);
  const [whole, part] = [Math.floor(reach / WHOLE), reach % WHOLE];
  const all = (whole * 2 + 1) * WHOLE + part * 2;
  for (let first = 0; first < data.length; first += width) {
    const last = first + width - 1;
    let sum = 0;
    for (let at = first - whole; at <= first + whole; at++) sum += data[Math.max(first, Math.min(last, at))] as number;
    for (let at = first; at <= last; at++) {
      const next = data[Math.min(last, at + whole + 1)] as number;
      const before = data[Math.max(first, at - whole - 1)] as number;
      out[at] = Math.trunc((sum * WHOLE + (next + before) * part + (all >> 1)) / all);
      sum += next - (data[Math.max(first, at - whole)] as number);
    }
  }
  return { data: out, width, height };
}

/** All columns at once, row after row. */
function averagedDown({ data, width, height }: Plane, reach: number): Plane {
  const out = new Uint16Array(data.length);
  const [whole, part] = [Math.floor(reach / WHOLE), reach % WHOLE];
  const all = (whole * 2 + 1) * WHOLE + part * 2;
  const sums = new Int32Array(width);
  const startOf = (row: number) => Math.max(0, Math.min(height - 1, row)) * width;
  for (let row = -whole; row <= whole; row++)
    for (let x = 0, at = startOf(row); x < width; x++, at++) sums[x] = (sums[x] as number) + (data[at] as number);
  for (let row = 0, to = 0; row < height; row++) {
    let [next, before, gone] = [startOf(row + whole + 1), startOf(row - whole - 1), startOf(row - whole)];
    for (let x = 0; x < width; x++, to++) {
      const [sum, below] = [sums[x] as number, data[next++] as number];
      out[to] = Math.trunc((sum * WHOLE + (below + (data[before++] as number)) * part + (all >> 1)) / all);
      sums[x] = sum + below - (data[gone++] as number);
    }
  }
  return { data: out, width, height };
}

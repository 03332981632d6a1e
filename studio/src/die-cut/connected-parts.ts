import type { Raster } from "./squared-distances.ts";

export interface Parts {
  /** Of each cell: 0 where it belongs to none, else the number of its part from 1 on. */
  readonly labels: Int32Array;
  /** Cells of each part; the first entry stands for no part. */
  readonly sizes: readonly number[];
}

/** What hangs together by the sides of its cells. */
export function connectedParts(cells: Uint8Array, { width, height }: Raster): Parts {
  const labels = new Int32Array(width * height);
  const sizes = [0];
  const stack: number[] = [];
  const take = (at: number, label: number): void => {
    if (!cells[at] || labels[at]) return;
    labels[at] = label;
    stack.push(at);
  };
  for (let first = 0; first < labels.length; first++) {
    if (!cells[first] || labels[first]) continue;
    const label = sizes.length;
    let size = 0;
    take(first, label);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size++;
      const x = at % width;
      if (x > 0) take(at - 1, label);
      if (x < width - 1) take(at + 1, label);
      if (at >= width) take(at - width, label);
      if (at < labels.length - width) take(at + width, label);
    }
    sizes.push(size);
  }
  return { labels, sizes };
}

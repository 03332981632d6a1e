import { CELL, type CutGrid } from "./cut-grid.ts";

/** Fainter pixels are the smoothing of an edge, or nothing that anybody sees. */
const LEAST_ALPHA = 32;

/** A place drawn with a pixel for each cell. */
export interface DrawnInk {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
  /** On the back of the goods: its left is to the right of the front. */
  readonly isTurned?: boolean;
}

export const INK_PX_PER_MM = 1000 / CELL;

/** Where any of the drawings has ink, as seen from the front. */
export function inkCells(drawings: readonly DrawnInk[], grid: CutGrid): Uint8Array {
  const cells = new Uint8Array(grid.width * grid.height);
  for (const { width, height, data, isTurned } of drawings) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if ((data[(y * width + x) * 4 + 3] as number) < LEAST_ALPHA) continue;
        const column = (isTurned ? width - 1 - x : x) + grid.left;
        cells[(y + grid.top) * grid.width + column] = 1;
      }
    }
  }
  return cells;
}

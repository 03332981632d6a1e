import type { RectUm, Um } from "@surimono/domain/kernel";
import type { Raster } from "./squared-distances.ts";

/** Side of a cell: a fifth of a millimetre, half of what a cutter may be off by. */
export const CELL: Um = 200;

/** A raster whose cells lie on those of the drawn place; `left` and `top` say how many cells before its corner it begins. */
export interface CutGrid extends Raster {
  readonly left: number;
  readonly top: number;
}

/** Around all of the rectangles, from the place's corner, with room for `around` on every side. */
export function gridAround(rects: readonly RectUm[], around: Um): CutGrid {
  const before = (ums: readonly Um[]) => Math.ceil((around - Math.min(...ums)) / CELL) + 2;
  const after = (ums: readonly Um[]) => Math.ceil((around + Math.max(...ums)) / CELL) + 2;
  const [left, top] = [before(rects.map(({ x }) => x)), before(rects.map(({ y }) => y))];
  const [right, bottom] = [after(rects.map(({ x, w }) => x + w)), after(rects.map(({ y, h }) => y + h))];
  return { left, top, width: left + right, height: top + bottom };
}

/** The cells whose middle the test holds for, set; asked in micrometres from the place's corner, within the box alone. */
export function setCells(
  cells: Uint8Array,
  grid: CutGrid,
  { x, y, w, h }: RectUm,
  isIn: (x: Um, y: Um) => boolean = () => true,
): void {
  const column = (um: Um) => Math.min(grid.width, Math.max(0, Math.round(um / CELL) + grid.left));
  const row = (um: Um) => Math.min(grid.height, Math.max(0, Math.round(um / CELL) + grid.top));
  for (let j = row(y); j < row(y + h); j++)
    for (let i = column(x); i < column(x + w); i++)
      if (isIn(middle(i, grid.left), middle(j, grid.top))) cells[j * grid.width + i] = 1;
}

/** Of a column or row, in micrometres from the place's corner. */
export function middle(index: number, before: number): Um {
  return (index - before + 0.5) * CELL;
}

export function cellsWhere(values: Int32Array, isSet: (value: number) => boolean): Uint8Array {
  const cells = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++) if (isSet(values[at] as number)) cells[at] = 1;
  return cells;
}

export function inverse(cells: Uint8Array): Uint8Array {
  return cells.map((cell) => (cell ? 0 : 1));
}

import type { CutFitting, Hole } from "@surimono/domain/catalogue";
import type { Um } from "@surimono/domain/kernel";
import { CELL, type CutGrid, middle, setCells } from "./cut-grid.ts";

/** Between the hole of an ear and the ink, which may reach up on both sides of it. */
const HOLE_CLEAR: Um = 1000;

interface Fitted {
  readonly fitting: CutFitting;
  readonly round: Um;
  /** Squared, in cells. */
  readonly toInk: Int32Array;
}

/**
 * Lays the foot or the ear on the shape, in `cells`, which are the shape grown by `round`. Both are where the weight of the shape is, so that it
 * neither falls over nor hangs askew. Returns the ear's hole.
 */
export function addFitting(
  cells: Uint8Array,
  shape: Uint8Array,
  grid: CutGrid,
  { fitting, round, toInk }: Fitted,
): Hole | undefined {
  const columns = columnsOf(shape, grid);
  const centre = weightOf(columns);
  if (fitting.kind === "foot") {
    addFoot(cells, columns, grid, { ...fitting, centre, round });
    return undefined;
  }
  const nearest = columns.reduce((best, column) =>
    column.count > 0 && (best.count === 0 || Math.abs(column.x - centre) < Math.abs(best.x - centre)) ? column : best,
  );
  const free = ((fitting.hole + HOLE_CLEAR) / CELL) ** 2;
  const column = Math.round(nearest.x / CELL - 0.5) + grid.left;
  let row = Math.round((nearest.top - fitting.above) / CELL - 0.5) + grid.top;
  while (row > 0 && (toInk[row * grid.width + column] as number) < free) row--;
  const hole = { x: middle(column, grid.left), y: middle(row, grid.top), radius: fitting.hole };
  const reach = fitting.radius + round;
  setCells(
    cells,
    grid,
    { x: hole.x - reach, y: hole.y - reach, w: 2 * reach, h: 2 * reach },
    (x, y) => (x - hole.x) ** 2 + (y - hole.y) ** 2 <= reach * reach,
  );
  return hole;
}

interface Column {
  /** Its middle. */
  readonly x: Um;
  /** The edges of the shape in it. */
  readonly top: Um;
  readonly bottom: Um;
  readonly count: number;
}

function columnsOf(shape: Uint8Array, grid: CutGrid): readonly Column[] {
  return Array.from({ length: grid.width }, (_, index) => {
    let [first, last, count] = [-1, -1, 0];
    for (let row = 0; row < grid.height; row++) {
      if (!shape[row * grid.width + index]) continue;
      if (first < 0) first = row;
      last = row;
      count++;
    }
    const half = CELL / 2;
    return {
      x: middle(index, grid.left),
      top: middle(first, grid.top) - half,
      bottom: middle(last, grid.top) + half,
      count,
    };
  });
}

function weightOf(columns: readonly Column[]): Um {
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  return columns.reduce((sum, { x, count }) => sum + x * count, 0) / total;
}

interface Foot {
  readonly width: Um;
  readonly height: Um;
  readonly centre: Um;
  readonly round: Um;
}

/** Down from the shape as far as its lowest point, and from there into the base. */
function addFoot(cells: Uint8Array, columns: readonly Column[], grid: CutGrid, { width, height, centre, round }: Foot) {
  const used = columns.filter(({ count }) => count > 0);
  const ground = Math.max(...used.map(({ bottom }) => bottom));
  const left = Math.round((centre - width / 2) / CELL) * CELL;
  const above = used.filter(({ x }) => x >= left && x <= left + width);
  const top = above.length > 0 ? Math.min(...above.map(({ bottom }) => bottom)) : ground;
  // From the highest of the shape's lower edges on, but never a pillar through an opening: only what is below the shape.
  for (const column of above)
    setCells(cells, grid, {
      x: column.x - CELL / 2 - round,
      y: column.bottom - CELL,
      w: CELL + 2 * round,
      h: ground - column.bottom + CELL + round,
    });
  const from = Math.max(top, ground - height);
  setCells(cells, grid, { x: left - round, y: from, w: width + 2 * round, h: ground + height + round - from });
}

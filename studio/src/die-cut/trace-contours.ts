import type { Raster } from "./squared-distances.ts";

export type CellPoint = readonly [x: number, y: number];

/**
 * The closed lines along which the field is `level`, between the middles of its cells: higher to the left of the way they run, as seen with y
 * downwards. The outermost cells must be lower.
 */
export function traceContours(field: Float64Array, { width, height }: Raster, level: number): CellPoint[][] {
  const value = (x: number, y: number) => (field[y * width + x] as number) - level;
  // Each crossing of a side of the grid leads on to the next; sides to the right have even numbers, sides down odd ones.
  const next = new Map<number, number>();
  const side = (x: number, y: number, isDown: boolean) => (y * width + x) * 2 + (isDown ? 1 : 0);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const [a, b, c, d] = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)];
      const kind = (a > 0 ? 8 : 0) + (b > 0 ? 4 : 0) + (c > 0 ? 2 : 0) + (d > 0 ? 1 : 0);
      if (kind === 0 || kind === 15) continue;
      const [top, right, bottom, left] = [
        side(x, y, false),
        side(x + 1, y, true),
        side(x, y + 1, false),
        side(x, y, true),
      ];
      for (const [from, to] of stepsOf(kind, a + b + c + d > 0, { top, right, bottom, left })) next.set(from, to);
    }
  }
  const contours: CellPoint[][] = [];
  for (const first of next.keys()) {
    const points: CellPoint[] = [];
    for (let at: number | undefined = first; at !== undefined; ) {
      points.push(crossingOf(at));
      const to = next.get(at);
      next.delete(at);
      at = to;
      if (at === first) break;
    }
    if (points.length > 2) contours.push(points);
  }
  return contours;

  function crossingOf(at: number): CellPoint {
    const isDown = at % 2 === 1;
    const cell = (at - (isDown ? 1 : 0)) / 2;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const from = value(x, y);
    const to = isDown ? value(x, y + 1) : value(x + 1, y);
    const share = from / (from - to);
    return isDown ? [x, y + share] : [x + share, y];
  }
}

interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** `kind` has a bit for each higher corner, from the upper left one clockwise. */
function stepsOf(kind: number, isMiddleHigher: boolean, { top, right, bottom, left }: Sides): [number, number][] {
  switch (kind) {
    case 1:
      return [[bottom, left]];
    case 2:
      return [[right, bottom]];
    case 3:
      return [[right, left]];
    case 4:
      return [[top, right]];
    case 5:
      return isMiddleHigher
        ? [
            [top, left],
            [bottom, right],
          ]
        : [
            [top, right],
            [bottom, left],
          ];
    case 6:
      return [[top, bottom]];
    case 7:
      return [[top, left]];
    case 8:
      return [[left, top]];
    case 9:
      return [[bottom, top]];
    case 10:
      return isMiddleHigher
        ? [
            [left, bottom],
            [right, top],
          ]
        : [
            [left, top],
            [right, bottom],
          ];
    case 11:
      return [[right, top]];
    case 12:
      return [[left, right]];
    case 13:
      return [[bottom, right]];
    default:
      return [[left, bottom]];
  }
}

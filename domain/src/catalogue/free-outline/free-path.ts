import type { RectUm, Um } from "../../kernel/index.ts";

export type Point = readonly [x: Um, y: Um];

/**
 * A closed path in ten-thousandths of the area's rectangle, so that one serves every size of the goods: where it begins, then lines (two
 * numbers) and cubic curves (six: both control points first), the last of which ends where it began.
 */
export type FreePath = readonly (readonly number[])[];

/** An outline like no other, and what is left open within it. */
export interface FreeOutline {
  readonly kind: "free";
  readonly edge: FreePath;
  readonly openings?: readonly FreePath[];
}

export const FREE_UNITS = 10_000;
/** Of a path, its beginning included. */
export const MOST_OUTLINE_STEPS = 64;
export const MOST_OUTLINE_OPENINGS = 8;

/** Micrometres that a side may lie from its curve: an eighth of a pixel at the resolution printed. */
const NEAR = 10;

/** A path of the catalogue in micrometres from the upper left corner of the rectangle, which need not be whole. */
export function pathOnRect(path: FreePath, { w, h }: Pick<RectUm, "w" | "h">): FreePath {
  return path.map((step) => step.map((value, index) => (value * (index % 2 === 0 ? w : h)) / FREE_UNITS));
}

/** The path as a polygon in whole micrometres, its curves as sides too short to be seen, from the upper left corner of the rectangle. */
export function polygonOf(path: FreePath, rect: Pick<RectUm, "w" | "h">, near = NEAR): Point[] {
  const points: Point[] = [];
  const add = (x: number, y: number): void => {
    const point: Point = [Math.round(x), Math.round(y)];
    if (!isSame(point, points.at(-1))) points.push(point);
  };
  let [x, y] = [0, 0];
  for (const scaled of pathOnRect(path, rect)) {
    if (scaled.length === 6) addCurve([x, y], scaled, near, add);
    [x = 0, y = 0] = scaled.slice(-2);
    add(x, y);
  }
  if (isSame(points[0] as Point, points.at(-1))) points.pop();
  return points;
}

/** All points between the ends, evenly: as many as its sharpest bend needs. */
function addCurve(
  [ax, ay]: Point,
  [bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0]: readonly number[],
  near: number,
  add: (x: number, y: number) => void,
): void {
  const bend = Math.max(squared(ax - 2 * bx + cx, ay - 2 * by + cy), squared(bx - 2 * cx + dx, by - 2 * cy + dy));
  const count = Math.ceil(Math.sqrt((0.75 * Math.sqrt(bend)) / near));
  for (let index = 1; index < count; index++) {
    const t = index / count;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    add(a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy);
  }
}

function squared(x: number, y: number): number {
  return x * x + y * y;
}

function isSame([x, y]: Point, other: Point | undefined): boolean {
  return other !== undefined && other[0] === x && other[1] === y;
}

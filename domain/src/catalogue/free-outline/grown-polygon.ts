import type { Um } from "../../kernel/index.ts";
import type { Point } from "./free-path.ts";
import { crossing, distanceToPolygon, sidesOf, turnOf } from "./polygon.ts";

/** Below it a corner is cut off rather than drawn out to a point: cosine of the turn, 120 degrees. */
const SHARPEST = -0.5;
/** Micrometres lost by rounding. */
const SLACK = 12;

/**
 * The polygon with each side moved outwards by this much, inwards if negative: empty where nothing is left. Corners stay sharp. Where a bay is
 * narrower than that, what has crossed over is left out.
 */
export function grownPolygon(points: readonly Point[], by: Um): Point[] {
  if (by === 0) return [...points];
  const moved = movedSides(points, Math.sign(turnOf(points)) * by);
  const isKept = moved.map(([x, y]) => {
    const distance = distanceToPolygon(points, x, y);
    return Math.sign(by) * distance >= Math.abs(by) - SLACK;
  });
  const first = isKept.findIndex((kept, index) => kept && isKept.at(index - 1) === false);
  if (first < 0) return isKept[0] ? rounded(moved) : [];
  return rounded(withoutLoops(turned(moved, first), turned(isKept, first)));
}

/** Corners of the moved sides; two where they do not meet. */
function movedSides(points: readonly Point[], by: number): Point[] {
  const sides = sidesOf(points);
  return sides.flatMap(([corner, next], index): Point[] => {
    const [before] = sides.at(index - 1) as readonly [Point, Point];
    const [one, two] = [normal(before, corner), normal(corner, next)];
    const cosine = one[0] * two[0] + one[1] * two[1];
    const at = (x: number, y: number): Point => [corner[0] + x * by, corner[1] + y * by];
    if (cosine > SHARPEST) return [at((one[0] + two[0]) / (1 + cosine), (one[1] + two[1]) / (1 + cosine))];
    return [at(...one), at(...two)];
  });
}

/** To the left of a side, as seen with y downwards: out of what runs clockwise. */
function normal([ax, ay]: Point, [bx, by]: Point): readonly [number, number] {
  const [x, y] = [bx - ax, by - ay];
  const length = Math.sqrt(x * x + y * y);
  return [y / length, -x / length];
}

/** The first point is kept and the last is not. What is kept on both sides of a loop is joined where it crosses itself. */
function withoutLoops(points: readonly Point[], isKept: readonly boolean[]): Point[] {
  return points.flatMap((point, index): Point[] => {
    if (isKept[index]) return [point];
    if (!isKept[index - 1]) return [];
    const end = isKept.indexOf(true, index);
    const after = end < 0 ? points.length : end;
    const next = points[after % points.length] as Point;
    const crossed = crossing([points[index - 1] as Point, point], [points[after - 1] as Point, next]);
    return crossed ? [crossed] : [];
  });
}

function turned<T>(list: readonly T[], first: number): T[] {
  return [...list.slice(first), ...list.slice(0, first)];
}

function rounded(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

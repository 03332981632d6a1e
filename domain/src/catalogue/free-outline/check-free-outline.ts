import type { Report } from "../checks/check-ids.ts";
import {
  FREE_UNITS,
  type FreeOutline,
  type FreePath,
  MOST_OUTLINE_OPENINGS,
  MOST_OUTLINE_STEPS,
  type Point,
  polygonOf,
} from "./free-path.ts";
import { crossing, distanceToPolygon, sidesOf, turnOf } from "./polygon.ts";

const WHOLE = { w: FREE_UNITS, h: FREE_UNITS };
/** Of the curves, in units of the path: 20 µm of a place of 100 mm, nearly as fine as it is cut. */
const NEAR = 2;

/** What can be cut, or be printed up to: closed paths within the rectangle that cross neither themselves nor each other (rule catalogue-free-outline). */
export function checkFreeOutline({ edge, openings = [] }: FreeOutline, report: Report): void {
  if (openings.length > MOST_OUTLINE_OPENINGS)
    return report("openings", `has more than ${MOST_OUTLINE_OPENINGS} entries`);
  const named = [["edge", edge] as const, ...openings.map((path, index) => [`openings.${index}`, path] as const)];
  const areSound = named.map(([field, path]) => isSound(path, (at, problem) => report(`${field}${at}`, problem)));
  if (areSound.includes(false)) return;
  const [outside = [], ...inside] = named.map(([, path]) => polygonOf(path, WHOLE, NEAR));
  inside.forEach((polygon, index) => {
    if (!liesWithin(polygon, outside)) report(`openings.${index}`, "is not within the edge");
    else if (inside.slice(0, index).some((other) => meet(polygon, other)))
      report(`openings.${index}`, "meets an opening before it");
  });
}

function isSound(path: FreePath, report: Report): boolean {
  const problem = problemOf(path);
  if (problem) report(...problem);
  return problem === undefined;
}

function problemOf(path: FreePath): readonly [at: string, problem: string] | undefined {
  if (path.length < 3) return ["", "has less than 3 entries"];
  if (path.length > MOST_OUTLINE_STEPS) return ["", `has more than ${MOST_OUTLINE_STEPS} entries`];
  for (const [index, step] of path.entries()) {
    if (step.length !== 2 && (index === 0 || step.length !== 6))
      return [`.${index}`, index === 0 ? "is not 2 numbers" : "is not 2 or 6 numbers"];
    if (step.some((value) => value < 0 || value > FREE_UNITS))
      return [`.${index}`, `is not within 0 and ${FREE_UNITS}`];
  }
  const [end, begin] = [path.at(-1)?.slice(-2), path[0]];
  if (end?.[0] !== begin?.[0] || end?.[1] !== begin?.[1])
    return [`.${path.length - 1}`, "does not end where the path begins"];
  const polygon = polygonOf(path, WHOLE, NEAR);
  if (crossesItself(polygon)) return ["", "crosses itself"];
  if (turnOf(polygon) === 0) return ["", "encloses nothing"];
  return hasSpike(polygon) ? ["", "turns back on itself"] : undefined;
}

/** A side that goes back along the one before it: a cut of no width. */
function hasSpike(points: readonly Point[]): boolean {
  return points.some(([x, y], index) => {
    const [fromX, fromY] = points.at(index - 1) as Point;
    const [toX, toY] = points[(index + 1) % points.length] as Point;
    const [ax, ay, bx, by] = [x - fromX, y - fromY, toX - x, toY - y];
    return ax * by === ay * bx && ax * bx + ay * by < 0;
  });
}

function crossesItself(points: readonly Point[]): boolean {
  const sides = sidesOf(points);
  return sides.some((side, index) =>
    // Neighbours meet in a corner.
    sides.some((other, at) => at > index + 1 && at - index < sides.length - 1 && doCross(side, other)),
  );
}

function liesWithin(inner: readonly Point[], outer: readonly Point[]): boolean {
  return inner.every(([x, y]) => distanceToPolygon(outer, x, y) < 0) && !sidesCross(inner, outer);
}

function meet(one: readonly Point[], other: readonly Point[]): boolean {
  const reaches = (a: readonly Point[], b: readonly Point[]) => a.some(([x, y]) => distanceToPolygon(b, x, y) <= 0);
  return reaches(one, other) || reaches(other, one) || sidesCross(one, other);
}

function sidesCross(one: readonly Point[], other: readonly Point[]): boolean {
  const others = sidesOf(other);
  return sidesOf(one).some((side) => others.some((crossed) => doCross(side, crossed)));
}

type Side = readonly [Point, Point];

/** Most of some hundred thousand pairs are told apart by their boxes. */
function doCross(one: Side, other: Side): boolean {
  return overlap(one, other, 0) && overlap(one, other, 1) && crossing(one, other) !== undefined;
}

function overlap([a, b]: Side, [c, d]: Side, axis: 0 | 1): boolean {
  return (
    Math.min(a[axis], b[axis]) <= Math.max(c[axis], d[axis]) && Math.min(c[axis], d[axis]) <= Math.max(a[axis], b[axis])
  );
}

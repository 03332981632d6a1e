import type { Um } from "../../kernel/index.ts";
import type { FreePath, Point } from "./free-path.ts";

/** Points on both sides of a corner that say how much it turns. */
const REACH = 4;
/** Cosine: what turns by more than about 40 degrees stays a corner. */
const CORNER = 0.77;
const ROUNDS = 4;
/** What is so many times nearer to a line than a curve has to be is one. */
const STRAIGHT = 4;

/**
 * A closed polygon as cubic curves that lie within `near` of its points (P. J. Schneider, 1990), beginning at a corner if it has one; straight
 * where it is. Whole micrometres.
 */
export function fitCurves(points: readonly Point[], near: Um): FreePath {
  const corners = cornersOf(points);
  const starts = corners.length > 0 ? corners : [0];
  const [first = 0] = starts;
  const path: number[][] = [[...(points[first] as Point)]];
  starts.forEach((start, index) => {
    const end = starts[index + 1] ?? first + points.length;
    const run = Array.from({ length: end - start + 1 }, (_, step) => points[(start + step) % points.length] as Point);
    const isSmooth = corners.length === 0;
    const at = isSmooth ? direction(points.at(-REACH) as Point, points[REACH % points.length] as Point) : undefined;
    fitRun(run, at ?? startOf(run), at ? [-at[0], -at[1]] : startOf(run.toReversed()), near, path);
  });
  return path;
}

function cornersOf(points: readonly Point[]): number[] {
  const turns = points.map((point, index) => {
    const before = direction(points.at(index - REACH) as Point, point);
    const after = direction(point, points[(index + REACH) % points.length] as Point);
    return before[0] * after[0] + before[1] * after[1];
  });
  // Only the sharpest of its surroundings.
  return turns.flatMap((turn, index) => {
    const around = Array.from({ length: 2 * REACH + 1 }, (_, step) => turns.at((index + step - REACH) % turns.length));
    const isSharpest = around.every((other = 1, step) => (step < REACH ? turn < other : turn <= other));
    return turn < CORNER && isSharpest ? [index] : [];
  });
}

function startOf(run: readonly Point[]): Point {
  return direction(run[0] as Point, run[Math.min(REACH, run.length - 1)] as Point);
}

function direction([ax, ay]: Point, [bx, by]: Point): Point {
  const [x, y] = [bx - ax, by - ay];
  const length = Math.sqrt(x * x + y * y) || 1;
  return [x / length, y / length];
}

type Curve = readonly [Point, Point, Point, Point];

function fitRun(run: readonly Point[], leaves: Point, arrives: Point, near: Um, path: number[][]): void {
  const [from, to] = [run[0] as Point, run.at(-1) as Point];
  if (run.every((point) => distanceToSide(point, from, to) <= near / STRAIGHT)) {
    path.push(to.map(Math.round));
    return;
  }
  let shares = byLength(run);
  let worst = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const curve = curveThrough(run, shares, leaves, arrives);
    const farthest = farthestOf(run, shares, curve);
    worst = farthest.index;
    if (farthest.distance <= near) {
      path.push(curve.slice(1).flat().map(Math.round));
      return;
    }
    shares = shares.map((share, index) => nearerShare(curve, run[index] as Point, share));
  }
  const middle = Math.min(run.length - 2, Math.max(1, worst));
  const along = direction(
    run[Math.max(0, middle - REACH)] as Point,
    run[Math.min(run.length - 1, middle + REACH)] as Point,
  );
  fitRun(run.slice(0, middle + 1), leaves, [-along[0], -along[1]], near, path);
  fitRun(run.slice(middle), along, arrives, near, path);
}

function byLength(run: readonly Point[]): number[] {
  let length = 0;
  const lengths = run.map(([x, y], index) => {
    const [fromX, fromY] = run[Math.max(0, index - 1)] as Point;
    length += Math.sqrt((x - fromX) ** 2 + (y - fromY) ** 2);
    return length;
  });
  return lengths.map((own) => own / (length || 1));
}

/** By least squares: both handles along their directions. */
function curveThrough(run: readonly Point[], shares: readonly number[], leaves: Point, arrives: Point): Curve {
  const [from, to] = [run[0] as Point, run.at(-1) as Point];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  const cosine = leaves[0] * arrives[0] + leaves[1] * arrives[1];
  run.forEach(([x, y], index) => {
    const t = shares[index] as number;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const restX = x - from[0] * (b0 + b1) - to[0] * (b2 + b3);
    const restY = y - from[1] * (b0 + b1) - to[1] * (b2 + b3);
    c00 += b1 * b1;
    c01 += b1 * b2 * cosine;
    c11 += b2 * b2;
    x0 += b1 * (leaves[0] * restX + leaves[1] * restY);
    x1 += b2 * (arrives[0] * restX + arrives[1] * restY);
  });
  const turn = c00 * c11 - c01 * c01;
  const chord = Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
  let [one, two] = turn === 0 ? [0, 0] : [(x0 * c11 - x1 * c01) / turn, (c00 * x1 - c01 * x0) / turn];
  if (one < chord * 1e-3 || two < chord * 1e-3) one = two = chord / 3;
  return [
    from,
    [from[0] + leaves[0] * one, from[1] + leaves[1] * one],
    [to[0] + arrives[0] * two, to[1] + arrives[1] * two],
    to,
  ];
}

function pointAt([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a[0] * b0 + b[0] * b1 + c[0] * b2 + d[0] * b3, a[1] * b0 + b[1] * b1 + c[1] * b2 + d[1] * b3];
}

function farthestOf(run: readonly Point[], shares: readonly number[], curve: Curve) {
  let farthest = { index: 0, distance: 0 };
  run.forEach(([x, y], index) => {
    const [ownX, ownY] = pointAt(curve, shares[index] as number);
    const distance = Math.sqrt((x - ownX) ** 2 + (y - ownY) ** 2);
    if (distance > farthest.distance) farthest = { index, distance };
  });
  return farthest;
}

/** One step of Newton's towards the place on the curve that is nearest to the point. */
function nearerShare(curve: Curve, [px, py]: Point, t: number): number {
  const [a, b, c, d] = curve;
  const [x, y] = pointAt(curve, t);
  const s = 1 - t;
  const first = (axis: 0 | 1) =>
    3 * ((b[axis] - a[axis]) * s * s + 2 * (c[axis] - b[axis]) * s * t + (d[axis] - c[axis]) * t * t);
  const second = (axis: 0 | 1) => 6 * ((c[axis] - 2 * b[axis] + a[axis]) * s + (d[axis] - 2 * c[axis] + b[axis]) * t);
  const [dx, dy] = [first(0), first(1)];
  const slope = dx * dx + dy * dy + (x - px) * second(0) + (y - py) * second(1);
  if (slope === 0) return t;
  return Math.min(1, Math.max(0, t - ((x - px) * dx + (y - py) * dy) / slope));
}

function distanceToSide([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.sqrt((x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2);
}

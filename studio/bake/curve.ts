import type { PathData } from "./stage.ts";

export type Point = readonly [number, number];

/** Points in millimetres, written "x,y x,y". */
function pointsOf(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(",").map(Number);
    if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`not a point: ${pair}`);
    return [x, y];
  });
}

/** Points along a smooth curve through the given ones (Catmull–Rom), about `step` millimetres apart. */
export function curve(course: readonly Point[] | string, step = 2): Point[] {
  const through = typeof course === "string" ? pointsOf(course) : course;
  const out: Point[] = [];
  for (let k = 0; k < through.length - 1; k++) {
    const [a, b, c, d] = [at(through, k - 1), at(through, k), at(through, k + 1), at(through, k + 2)];
    const steps = Math.max(2, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let i = 0; i < steps; i++)
      out.push([spline(a[0], b[0], c[0], d[0], i / steps), spline(a[1], b[1], c[1], d[1], i / steps)]);
  }
  out.push(at(through, through.length - 1));
  return out;
}

function at(points: readonly Point[], index: number): Point {
  return points[Math.min(points.length - 1, Math.max(0, index))] as Point;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [-x, y]);
}

/** The curve `distance` to the left of the direction of travel (negative: to the right), as seen with y downwards. */
export function beside(points: readonly Point[], distance: number | ((along: number) => number)): Point[] {
  const last = points.length - 1;
  return points.map(([x, y], i) => {
    const [a, b] = [at(points, i - 1), at(points, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const d = typeof distance === "number" ? distance : distance(i / last);
    return [x + ((b[1] - a[1]) / length) * d, y - ((b[0] - a[0]) / length) * d];
  });
}

export function openPath(points: readonly Point[]): PathData {
  return `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}`;
}

export function closedPath(...parts: (readonly Point[])[]): PathData {
  return `${openPath(parts.flat())}Z`;
}

export function reversed(points: readonly Point[]): Point[] {
  return points.toReversed();
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

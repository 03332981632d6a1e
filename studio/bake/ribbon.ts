import { closedPath, distance, type Point, reversed } from "./curve.ts";
import { createField, type Field } from "./field.ts";
import { fillOf, type Stage } from "./stage.ts";

/** A band between two lines: collar, cuff, strap, cord. */
export interface Ribbon {
  readonly coverage: Field;
  /** Distance along the band in mm, measured in its middle. */
  readonly along: Field;
  /** 0 on the first line, 1 on the second. */
  readonly across: Field;
  readonly length: number;
}

/** Both lines run the same way and have equally many points. */
export function ribbonOf(stage: Stage, first: readonly Point[], second: readonly Point[]): Ribbon {
  if (first.length !== second.length) throw new Error("the lines of a ribbon need equally many points");
  const along = createField(stage.width, stage.height);
  const across = createField(stage.width, stage.height);
  let passed = 0;
  for (let i = 1; i < first.length; i++) {
    const [a, b, c, d] = [first[i - 1], first[i], second[i], second[i - 1]] as [Point, Point, Point, Point];
    const step = distance(middle(a, d), middle(b, c));
    fillQuad(stage, along, across, [a, b, c, d], passed, passed + step);
    passed += step;
  }
  const coverage = fillOf(stage, closedPath(first, reversed(second)));
  return { coverage, along, across, length: passed };
}

/** The same line with `count` points evenly apart, so that two lines can be the sides of a ribbon. */
export function evenly(points: readonly Point[], count: number): Point[] {
  const total: number[] = [0];
  for (let i = 1; i < points.length; i++) {
    total.push((total[i - 1] as number) + distance(points[i - 1] as Point, points[i] as Point));
  }
  const end = total.at(-1) as number;
  const out: Point[] = [];
  let k = 1;
  for (let n = 0; n < count; n++) {
    const wanted = (end * n) / (count - 1);
    while (k < points.length - 1 && (total[k] as number) < wanted) k++;
    const [a, b] = [points[k - 1] as Point, points[k] as Point];
    const span = (total[k] as number) - (total[k - 1] as number) || 1;
    const t = (wanted - (total[k - 1] as number)) / span;
    out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
  return out;
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Goes a pixel beyond the quad, so that half covered pixels at its edge have a place as well. */
function fillQuad(
  stage: Stage,
  along: Field,
  across: Field,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  from: number,
  to: number,
): void {
  const { pxPerMm, originX, originY } = stage;
  const px = ([x, y]: Point): Point => [x * pxPerMm + originX, y * pxPerMm + originY];
  const corners = [px(a), px(b), px(c), px(d)] as const;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const margin = 2 / Math.max(1, Math.hypot(corners[3][0] - corners[0][0], corners[3][1] - corners[0][1]));
  for (
    let y = Math.max(0, Math.floor(Math.min(...ys)) - 2);
    y <= Math.min(stage.height - 1, Math.max(...ys) + 2);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs)) - 2);
      x <= Math.min(stage.width - 1, Math.max(...xs) + 2);
      x++
    ) {
      const [u, v] = placeIn(corners, x + 0.5, y + 0.5);
      if (u < -0.02 || u > 1.02 || v < -margin || v > 1 + margin) continue;
      along.data[y * stage.width + x] = from + (to - from) * u;
      across.data[y * stage.width + x] = v;
    }
  }
}

/** Inverse of the bilinear map, by three Newton steps from the middle. */
function placeIn(corners: readonly [Point, Point, Point, Point], x: number, y: number): [number, number] {
  const [a, b, c, d] = corners;
  let [u, v] = [0.5, 0.5];
  for (let step = 0; step < 3; step++) {
    const ex = a[0] * (1 - u) * (1 - v) + b[0] * u * (1 - v) + c[0] * u * v + d[0] * (1 - u) * v - x;
    const ey = a[1] * (1 - u) * (1 - v) + b[1] * u * (1 - v) + c[1] * u * v + d[1] * (1 - u) * v - y;
    const [ux, uy] = [(b[0] - a[0]) * (1 - v) + (c[0] - d[0]) * v, (b[1] - a[1]) * (1 - v) + (c[1] - d[1]) * v];
    const [vx, vy] = [(d[0] - a[0]) * (1 - u) + (c[0] - b[0]) * u, (d[1] - a[1]) * (1 - u) + (c[1] - b[1]) * u];
    const area = ux * vy - uy * vx;
    if (Math.abs(area) < 1e-9) return [-9, -9];
    u -= (ex * vy - ey * vx) / area;
    v -= (ey * ux - ex * uy) / area;
  }
  return [u, v];
}

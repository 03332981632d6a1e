import { CROP_WHOLE, type GroundTouch, MAX_TOUCH_RADIUS, MOST_TOUCH_POINTS } from "@surimono/domain/designs";
import type { Point } from "../geometry/box.ts";

interface Brush {
  readonly kind: GroundTouch["kind"];
  /** In widths of the picture. */
  readonly radius: number;
  /** Percent of the radius. */
  readonly softness: number;
}

/** Of the radius: what a stroke may differ from the hand's way. */
const SLACK = 0.06;

/** The stroke as it is kept. Points are shares of the picture's width and height; `ratio` is its height at width 1. */
export function makeTouch({ kind, radius, softness }: Brush, points: readonly Point[], ratio: number): GroundTouch {
  let way = simplified(points, radius * SLACK, ratio);
  for (let slack = SLACK; way.length > MOST_TOUCH_POINTS; slack *= 1.6) way = simplified(points, radius * slack, ratio);
  return {
    kind,
    radius: Math.min(MAX_TOUCH_RADIUS, Math.max(1, Math.round(radius * CROP_WHOLE))),
    softness,
    points: way.flatMap(({ x, y }) => [whole(x), whole(y)]),
  };
}

function whole(share: number): number {
  return Math.min(CROP_WHOLE, Math.max(0, Math.round(share * CROP_WHOLE)));
}

/** By Douglas and Peucker: the fewest points that stay so near to the way. */
function simplified(points: readonly Point[], slack: number, ratio: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, most] = [0, 0];
  for (let index = 1; index < points.length - 1; index++) {
    const distance = distanceTo(points[index] as Point, first, last, ratio);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (most <= slack) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), slack, ratio).slice(0, -1),
    ...simplified(points.slice(farthest), slack, ratio),
  ];
}

function distanceTo(point: Point, from: Point, to: Point, ratio: number): number {
  const [dx, dy] = [to.x - from.x, (to.y - from.y) * ratio];
  const [px, py] = [point.x - from.x, (point.y - from.y) * ratio];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  return Math.hypot(px - along * dx, py - along * dy);
}

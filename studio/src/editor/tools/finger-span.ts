import type { Point } from "../geometry/box.ts";

/** The line between two fingers, in pixels. */
interface Span {
  readonly middle: Point;
  /** Pixels between the fingers, at least one. */
  readonly length: number;
  /** Degrees. */
  readonly angle: number;
}

export function spanOf(fingers: ReadonlyMap<number, Point>): Span {
  const [one = { x: 0, y: 0 }, other = one] = [...fingers.values()];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    length: Math.max(1, Math.hypot(dx, dy)),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** The shorter way round; positive is clockwise. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

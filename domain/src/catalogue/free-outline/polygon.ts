import type { Point } from "./free-path.ts";

/** Each side of the polygon, the last of which closes it. */
export function sidesOf(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.map((from, index) => [from, points[(index + 1) % points.length] as Point]);
}

/** How far a point is from the rim, negative inside. Asked for hundreds of points at each drag: it makes no lists. */
export function distanceToPolygon(points: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let isInside = false;
  let from = points.at(-1) as Point;
  for (const to of points) {
    const sideX = to[0] - from[0];
    const sideY = to[1] - from[1];
    const awayX = x - from[0];
    const awayY = y - from[1];
    const along = (awayX * sideX + awayY * sideY) / (sideX * sideX + sideY * sideY);
    const share = Math.min(1, Math.max(0, along));
    const dx = awayX - share * sideX;
    const dy = awayY - share * sideY;
    const squared = dx * dx + dy * dy;
    if (squared < nearest) nearest = squared;
    if (from[1] > y !== to[1] > y && awayX < (awayY / sideY) * sideX) isInside = !isInside;
    from = to;
  }
  return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** Twice its area: positive where it runs clockwise, as seen with y downwards. */
export function turnOf(points: readonly Point[]): number {
  return sidesOf(points).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
}

/** Where the lines through two sides cross; undefined if that is on neither of them, or nowhere. */
export function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  if (turn === 0) return undefined;
  const [wx, wy] = [c[0] - a[0], c[1] - a[1]];
  const [onFirst, onSecond] = [(wx * vy - wy * vx) / turn, (wx * uy - wy * ux) / turn];
  if (Math.min(onFirst, onSecond) < 0 || Math.max(onFirst, onSecond) > 1) return undefined;
  return [a[0] + onFirst * ux, a[1] + onFirst * uy];
}

import { areaOutline, clearanceIn, type FreePath } from "@surimono/domain/catalogue";

/** How far a point is inside of a path in micrometres, negative outside. */
export function distanceToPath(edge: FreePath, x: number, y: number): number {
  return clearanceIn(areaOutline({ outline: { kind: "traced", edge } }, { x: 0, y: 0, w: 0, h: 0 }), x, y);
}

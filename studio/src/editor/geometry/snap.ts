import type { Bounds } from "./box.ts";

export type Axis = "x" | "y";

/** A line that edges and centres snap to: `x` lines are vertical. */
export interface SnapLine {
  readonly axis: Axis;
  readonly at: number;
  /** How far the drawn guide reaches along the other axis. */
  readonly from: number;
  readonly to: number;
}

export interface Snapped {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly SnapLine[];
}

/** Edges and centre of every rectangle, as lines. */
export function linesOf(bounds: Bounds): readonly SnapLine[] {
  const { left, right, top, bottom } = bounds;
  return [
    ...[left, (left + right) / 2, right].map((at) => ({ axis: "x" as const, at, from: top, to: bottom })),
    ...[top, (top + bottom) / 2, bottom].map((at) => ({ axis: "y" as const, at, from: left, to: right })),
  ];
}

/** The smallest shift on each axis, within `reach`, that puts a moving line onto a fixed one. */
export function snapBounds(
  moving: Bounds,
  standing: readonly SnapLine[],
  reach: number,
  anchors: readonly SnapLine[] = linesOf(moving),
): Snapped {
  const dx = nearestShift("x", anchors, standing, reach);
  const dy = nearestShift("y", anchors, standing, reach);
  const guides = [
    ...guidesOn("x", anchors, standing, dx, moving, dy ?? 0),
    ...guidesOn("y", anchors, standing, dy, moving, dx ?? 0),
  ];
  return { dx: dx ?? 0, dy: dy ?? 0, guides };
}

function nearestShift(
  axis: Axis,
  moving: readonly SnapLine[],
  standing: readonly SnapLine[],
  reach: number,
): number | undefined {
  let best: number | undefined;
  for (const line of moving) {
    if (line.axis !== axis) continue;
    for (const target of standing) {
      if (target.axis !== axis) continue;
      const shift = target.at - line.at;
      if (Math.abs(shift) <= reach && (best === undefined || Math.abs(shift) < Math.abs(best))) best = shift;
    }
  }
  return best;
}

/** One guide per place, as long as everything on it. */
function guidesOn(
  axis: Axis,
  anchors: readonly SnapLine[],
  standing: readonly SnapLine[],
  shift: number | undefined,
  moving: Bounds,
  crossShift: number,
): readonly SnapLine[] {
  if (shift === undefined) return [];
  const [low, high] = axis === "x" ? [moving.top, moving.bottom] : [moving.left, moving.right];
  const places = new Map<number, SnapLine>();
  for (const line of anchors) {
    if (line.axis !== axis) continue;
    for (const target of standing) {
      if (target.axis !== axis || Math.abs(target.at - line.at - shift) > 0.5) continue;
      const known = places.get(target.at);
      places.set(target.at, {
        axis,
        at: target.at,
        from: Math.min(known?.from ?? target.from, target.from, low + crossShift),
        to: Math.max(known?.to ?? target.to, target.to, high + crossShift),
      });
    }
  }
  return [...places.values()];
}

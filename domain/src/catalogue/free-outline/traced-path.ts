import { FREE_UNITS, type FreePath, type Point, polygonOf } from "./free-path.ts";

/** An outline that follows what is drawn (rule designs-die-cut): its paths are in micrometres from the rectangle's corner, and may leave it. */
export interface TracedOutline {
  readonly kind: "traced";
  readonly edge: FreePath;
  readonly openings?: readonly FreePath[];
}

/** More than any drawing comes to within a hundredth of its size. */
export const MOST_TRACED_STEPS = 1200;
export const MOST_TRACED_OPENINGS = 64;

/** A path that is in micrometres already. */
export function polygonOfUm(path: FreePath): Point[] {
  return polygonOf(path, { w: FREE_UNITS, h: FREE_UNITS });
}

import { smoothstep } from "./field.ts";
import type { Stage } from "./stage.ts";

/** A shadow's share at a pixel: it ends before the picture does, so that no box shows on a tint. */
export function insetOf(stage: Stage, index: number): number {
  const x = index % stage.width;
  const y = Math.floor(index / stage.width);
  const near = Math.min(x, y, stage.width - 1 - x, stage.height - 1 - y);
  return smoothstep(2, stage.width * 0.04, near);
}

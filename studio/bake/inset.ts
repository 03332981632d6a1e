import { smoothstep } from "./field.ts";
import type { Stage } from "./stage.ts";

/** A shadow's share at a pixel: within `reach`, a share of the picture's width, of its sides it ends, so that no box shows on a tint. */
export function insetOf(stage: Stage, index: number, reach = 0.04): number {
  const x = index % stage.width;
  const y = Math.floor(index / stage.width);
  const near = Math.min(x, y, stage.width - 1 - x, stage.height - 1 - y);
  return smoothstep(2, stage.width * reach, near);
}

import { FRESH_LAYER, MIN_LAYER_SIDE } from "@surimono/domain/designs";
import type { Placing } from "./piece.ts";

/** What all layers of a layout have in common; its id is given when it is laid down. */
export function plainLayer({ x, y }: Placing, width: number, height: number) {
  return {
    id: "",
    x: Math.round(x),
    y: Math.round(y),
    width: Math.max(MIN_LAYER_SIDE, Math.round(width)),
    height: Math.max(MIN_LAYER_SIDE, Math.round(height)),
    ...FRESH_LAYER,
  } as const;
}

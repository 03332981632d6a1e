import type { Layer } from "./document.ts";

/** How every layer begins: upright, opaque, as drawn, free and seen. */
export const FRESH_LAYER = {
  rotation: 0,
  opacity: 1000,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
} as const satisfies Partial<Layer>;

import { curve } from "./curve.ts";

/** A short sleeve on the viewer's right: from the shoulder down, and its cuff from the outer edge inwards. */
export const SHORT_SLEEVE = {
  outer: curve("230,45 254,54 279,76 306,112 334,156 357,194 375,226"),
  cuff: curve("375,226 346,262 312,298 279,327"),
} as const;

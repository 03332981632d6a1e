import type { DrawingBrowser } from "./drawing-browsers.ts";

/** How far a browser's drawing may be from the print (decision 960). */
export interface Tolerance {
  /** Index of `STEPS`: what counts as apart. */
  readonly step: 0 | 1 | 2;
  /** So many of a million pixels of a document may be. */
  readonly share: number;
  /** Of all pixels of a document, of 255. */
  readonly mean: number;
}

interface Tolerances {
  readonly whole: Tolerance;
  /** Of documents with a picture that screens show in fewer pixels than it has. */
  readonly smaller: Tolerance;
}

/** By a good half of what was measured more: a release of a browser moves edges by fractions of a pixel. */
const SMALLER: Tolerance = { step: 2, share: 10_000, mean: 8 };

export const TOLERANCES: Readonly<Record<DrawingBrowser["id"], Tolerances>> = {
  chromium: { whole: { step: 0, share: 500, mean: 0.01 }, smaller: SMALLER },
  gpu: { whole: { step: 2, share: 5000, mean: 2 }, smaller: SMALLER },
  firefox: { whole: { step: 2, share: 5000, mean: 1 }, smaller: SMALLER },
  webkit: { whole: { step: 2, share: 8000, mean: 4 }, smaller: SMALLER },
};

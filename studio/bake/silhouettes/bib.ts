import { flatViews, NEAR_HAZE } from "../flat-lay/flat-views.ts";
import { BIB, bibGarment } from "../flat-lay/sheet-garments.ts";
import { createStage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** Picked by eye: each is another way of lying. */
const SEED = 1;

export function bakeBib(): BakedSilhouette {
  const views = flatViews({
    side: "front",
    silhouette: "bib",
    garment: bibGarment(SEED),
    stage: createStage(5.2, 747, 240),
    closeUps: {},
    grain: weaveGrain(16),
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: BIB.length * 500 },
      { name: "bottom", axis: "y", at: BIB.length * 1000 },
    ],
    faintest: NEAR_HAZE,
  });
  return { silhouette: "bib", referenceWidth: BIB.half * 2000, views };
}

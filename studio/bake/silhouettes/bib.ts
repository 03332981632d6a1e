import { NEAR_HAZE } from "../flat-lay/flat-views.ts";
import { BIB, bibGarment } from "../flat-lay/sheet-garments.ts";
import { bakeSheet } from "../flat-lay/sheet-silhouette.ts";
import { createStage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** Picked by eye: each is another way of lying. */
const SEED = 1;

export function bakeBib(): BakedSilhouette {
  return bakeSheet({
    silhouette: "bib",
    garment: bibGarment(SEED),
    size: BIB,
    stage: createStage(5.2, 747, 240),
    grain: weaveGrain(16),
    faintest: NEAR_HAZE,
  });
}

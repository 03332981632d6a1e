import { drawstringGarment } from "../flat-lay/drawstring-garment.ts";
import { flatViews, NEAR_HAZE, type WholeSide } from "../flat-lay/flat-views.ts";
import { createStage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(3.7, 750, 330);
/** Picked by eye: each is another way of lying. */
const SEEDS = { front: 841, back: 842 } as const;

/** A drawstring bag of 250 × 300 mm, half drawn shut. */
export function bakeDrawstring(): BakedSilhouette {
  return { silhouette: "drawstring", referenceWidth: 250_000, views: [...viewsOf("front"), ...viewsOf("back")] };
}

function viewsOf(side: WholeSide): BakedView[] {
  return flatViews({
    side,
    silhouette: "drawstring",
    garment: drawstringGarment(SEEDS[side], side),
    stage: STAGE,
    closeUps: {},
    faintest: NEAR_HAZE,
    grain: weaveGrain(19),
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "channel", axis: "y", at: 35_000 },
      { name: "bottom", axis: "y", at: 300_000 },
    ],
  });
}

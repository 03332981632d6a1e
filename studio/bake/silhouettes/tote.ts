import { flatViews, type WholeSide } from "../flat-lay/flat-views.ts";
import { shadeAlong } from "../flat-lay/shade-cloth.ts";
import { TOTE, toteGarment } from "../flat-lay/tote-garment.ts";
import { createStage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(2.4, 750, 705);
/** Picked by eye: each is another way of lying. */
const SEEDS = { front: 31, back: 5 } as const;

export function bakeTote(): BakedSilhouette {
  return { silhouette: "tote", referenceWidth: TOTE.half * 2000, views: [...viewsOf("front"), ...viewsOf("back")] };
}

function viewsOf(side: WholeSide): BakedView[] {
  return flatViews({
    side,
    silhouette: "tote",
    garment: toteGarment(SEEDS[side]),
    stage: STAGE,
    closeUps: {},
    grain: weaveGrain(5),
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "top", axis: "y", at: 0 },
      { name: "bottom", axis: "y", at: TOTE.height * 1000 },
    ],
    sewOn: (goods, photograph) => {
      const hem = [
        [-TOTE.half, TOTE.hem + 0.8],
        [TOTE.half, TOTE.hem + 0.8],
      ] as const;
      shadeAlong(goods, photograph, hem, { width: 1.2, soft: 0.6, strength: 0.16 });
    },
  });
}

import { CUSHION_SIDE, CUSHION_ZIP, cushionGarment } from "../flat-lay/cushion-garment.ts";
import { BULGES } from "../flat-lay/develop.ts";
import { flatViews, type WholeSide } from "../flat-lay/flat-views.ts";
import { shadeAlong } from "../flat-lay/shade-cloth.ts";
import { createStage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(2.85, 750, 200);
/** Picked by eye: each is another way of being filled. */
const SEEDS = { front: 3, back: 4 } as const;

export function bakeCushion(): BakedSilhouette {
  return {
    silhouette: "cushion",
    referenceWidth: CUSHION_SIDE * 1000,
    views: [...viewsOf("front"), ...viewsOf("back")],
  };
}

function viewsOf(side: WholeSide): BakedView[] {
  return flatViews({
    side,
    silhouette: "cushion",
    garment: cushionGarment(SEEDS[side], side),
    stage: STAGE,
    closeUps: {},
    grain: weaveGrain(15),
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: CUSHION_SIDE * 500 },
      { name: "bottom", axis: "y", at: CUSHION_SIDE * 1000 },
    ],
    darker: BULGES,
    faintest: 0.08,
    sewOn: (goods, photograph) => {
      if (side === "back") shadeAlong(goods, photograph, CUSHION_ZIP, { width: 1.4, soft: 0.6, strength: 0.3 });
    },
  });
}

import { beside, mirrored } from "../curve.ts";
import { flatViews, NEAR_HAZE, type WholeSide } from "../flat-lay/flat-views.ts";
import type { Photograph } from "../flat-lay/photograph.ts";
import { LAP, ROMPER, romperGarment } from "../flat-lay/romper-garment.ts";
import { shadeAlong } from "../flat-lay/shade-cloth.ts";
import type { Goods } from "../goods.ts";
import { knitGrain } from "../knit-grain.ts";
import { createStage } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(3.2, 748, 178);
/** Picked by eye: each is another way of lying. */
const SEEDS = { front: 1, back: 2 } as const;

export function bakeRomper(): BakedSilhouette {
  return { silhouette: "romper", referenceWidth: ROMPER.half * 2000, views: [...viewsOf("front"), ...viewsOf("back")] };
}

function viewsOf(side: WholeSide): BakedView[] {
  return flatViews({
    side,
    silhouette: "romper",
    garment: romperGarment(SEEDS[side], side),
    stage: STAGE,
    closeUps: {},
    grain: knitGrain(24),
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "collar", axis: "y", at: ROMPER.neck[side] * 1000 },
      { name: "bottom", axis: "y", at: ROMPER.crotch * 1000 },
    ],
    ...(side === "front" && { sewOn: shadeLaps }),
    faintest: NEAR_HAZE,
    darker: { white: 0.52, black: 0.52 },
    isClothing: true,
  });
}

/** The back's shoulders lie on the front's, and shade it. */
function shadeLaps(goods: Goods, photograph: Photograph): void {
  for (const line of [beside(LAP, -0.8), mirrored(beside(LAP, -0.8))])
    shadeAlong(goods, photograph, line, { width: 1.4, soft: 0.6, strength: 0.26 });
}

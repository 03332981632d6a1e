import { frontAndBack } from "../flat-lay/in-use-views.ts";
import { shirtGarment } from "../flat-lay/shirt-garment.ts";
import { bakeShirt, CREW_NECK, sewCrewNeck, shadeCrewNeck } from "../flat-lay/shirt-silhouette.ts";
import { LONG_SLEEVE } from "../flat-lay/shirts.ts";
import { LONG_SLEEVES, LONG_SLEEVES_HUNG, onBody } from "../flat-lay/wears.ts";
import { knitGrain } from "../knit-grain.ts";
import { BODY_HALF, HEM } from "../shirt-body.ts";
import { createStage } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

export function bakeLongSleeve(): BakedSilhouette {
  return bakeShirt({
    silhouette: "long-sleeve",
    garment: (seed, above) => shirtGarment(LONG_SLEEVE, seed, above),
    stage: createStage(1.58, 746, 312),
    seeds: { front: 3, back: 4 },
    closeUps: { "left-sleeve": [340, 400], "right-sleeve": [-340, 400], chest: [0, 200], nape: [0, 130] },
    grain: knitGrain(2),
    halfWidth: BODY_HALF,
    neck: CREW_NECK,
    hem: HEM,
    sewOn: sewCrewNeck,
    sewOnInUse: shadeCrewNeck,
    inUse: {
      ...frontAndBack(
        // Leans otherwise than a tee, whose pleat it would have.
        { wear: onBody(LONG_SLEEVES, { lean: 0.03, aside: -0.02 }), pxPerMm: 1.34, middle: 360 },
        { changed: { seed: 5 } },
      ),
      hung: { wear: LONG_SLEEVES_HUNG, pxPerMm: 1.264, middle: 320 },
    },
  });
}

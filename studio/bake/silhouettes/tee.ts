import { frontAndBack } from "../flat-lay/in-use-views.ts";
import { shirtGarment } from "../flat-lay/shirt-garment.ts";
import { bakeShirt, CREW_NECK, sewCrewNeck, shadeCrewNeck } from "../flat-lay/shirt-silhouette.ts";
import { TEE } from "../flat-lay/shirts.ts";
import { onBody, SHORT_SLEEVES, SHORT_SLEEVES_HUNG } from "../flat-lay/wears.ts";
import { knitGrain } from "../knit-grain.ts";
import { BODY_HALF, HEM } from "../shirt-body.ts";
import { createStage } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

export function bakeTee(): BakedSilhouette {
  return bakeShirt({
    silhouette: "tee",
    garment: (seed, above) => shirtGarment(TEE, seed, above),
    stage: createStage(1.8, 746, 232),
    seeds: { front: 3, back: 4 },
    closeUps: { "left-sleeve": [285, 200], "right-sleeve": [-285, 200], chest: [0, 185], nape: [0, 120] },
    grain: knitGrain(1),
    halfWidth: BODY_HALF,
    neck: CREW_NECK,
    hem: HEM,
    sewOn: sewCrewNeck,
    sewOnInUse: shadeCrewNeck,
    inUse: {
      ...frontAndBack({ wear: onBody(SHORT_SLEEVES, { stance: [16, 0.14, 0.5] }), pxPerMm: 1.44, middle: 345 }),
      hung: { wear: SHORT_SLEEVES_HUNG, pxPerMm: 1.36, middle: 315 },
    },
  });
}

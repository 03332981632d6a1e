import { FLEECE_HALF, FLEECE_HEM, SWEATSHIRT } from "../flat-lay/fleece.ts";
import { frontAndBack } from "../flat-lay/in-use-views.ts";
import { shirtGarment } from "../flat-lay/shirt-garment.ts";
import { bakeShirt, CREW_NECK, sewCrewNeck, shadeCrewNeck } from "../flat-lay/shirt-silhouette.ts";
import { FLEECE_HUNG, FLEECE_SLEEVES, FLEECE_WORN, onBody } from "../flat-lay/wears.ts";
import { knitGrain } from "../knit-grain.ts";
import { createStage } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

export function bakeSweatshirt(): BakedSilhouette {
  return bakeShirt({
    silhouette: "sweatshirt",
    garment: (seed, above) => shirtGarment(SWEATSHIRT, seed, above),
    stage: createStage(1.58, 746, 322),
    seeds: { front: 3, back: 4 },
    closeUps: { "left-sleeve": [350, 390], "right-sleeve": [-350, 390], chest: [0, 200], nape: [0, 130] },
    grain: knitGrain(6),
    halfWidth: FLEECE_HALF,
    neck: CREW_NECK,
    hem: FLEECE_HEM,
    sewOn: sewCrewNeck,
    sewOnInUse: shadeCrewNeck,
    inUse: {
      ...frontAndBack({ wear: onBody(FLEECE_SLEEVES, FLEECE_WORN), pxPerMm: 1.264, middle: 320 }),
      hung: { wear: FLEECE_HUNG, pxPerMm: 1.264, middle: 310 },
    },
  });
}

import type { Point } from "../curve.ts";
import { TANK_NECK } from "../flat-lay/collars.ts";
import { frontAndBack } from "../flat-lay/in-use-views.ts";
import { shadeInside } from "../flat-lay/shade-cloth.ts";
import { shirtGarment } from "../flat-lay/shirt-garment.ts";
import { bakeShirt } from "../flat-lay/shirt-silhouette.ts";
import { TANK } from "../flat-lay/shirts.ts";
import { NO_SLEEVES, onBody, onHanger } from "../flat-lay/wears.ts";
import { knitGrain } from "../knit-grain.ts";
import { BODY_HALF, HEM } from "../shirt-body.ts";
import { createStage } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

export function bakeTank(): BakedSilhouette {
  return bakeShirt({
    silhouette: "tank",
    garment: (seed, above) => shirtGarment(TANK, seed, above),
    stage: createStage(1.98, 750, 170),
    seeds: { front: 3, back: 4 },
    closeUps: { chest: [0, 220] },
    grain: knitGrain(20),
    halfWidth: BODY_HALF,
    neck: { front: 141, back: 67 },
    hem: HEM,
    inUse: {
      ...frontAndBack({
        wear: onBody(NO_SLEEVES, { build: [1.15, 0], lean: 0.03 }),
        pxPerMm: 1.5,
        middle: 345,
      }),
      hung: { wear: onHanger(), pxPerMm: 1.36, middle: 315 },
    },
    sewOn: (goods, side, photograph) => {
      if (side === "front") shadeInside(goods, photograph, [...TANK_NECK.front, [0, -30] as Point], 0.16);
    },
  });
}

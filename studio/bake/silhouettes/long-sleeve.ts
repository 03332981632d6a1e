import { type CloseUps, closeUps } from "../close-up.ts";
import {
  BACK_NECK_DEPTH,
  BACK_NECKLINE,
  FRONT_NECK_DEPTH,
  FRONT_NECKLINE,
  layBackCollar,
  layFrontCollar,
  layNeckInside,
} from "../crew-neck.ts";
import { curve, mirrored, type Point } from "../curve.ts";
import { smoothstep } from "../field.ts";
import { createGoods, type Goods } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { knitGrain } from "../knit-grain.ts";
import { layRibBand } from "../rib-band.ts";
import { BODY_HALF, HEM, layBody, sewBody } from "../shirt-body.ts";
import { laySleeve, type SleeveShape } from "../sleeve.ts";
import { createStage, type Stage } from "../stage.ts";
import { gather, gatherAround } from "../surplus.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(1.58, 746, 312);
const CLOSE_UPS: CloseUps = { "left-sleeve": [340, 400], "right-sleeve": [-340, 400], chest: [0, 200], nape: [0, 130] };

/** The arm falls at 14° to the body, as the catalogue's sleeve areas lie. */
const SLEEVE: SleeveShape = {
  outer: curve("230,45 258,55 284,78 308,120 330,180 350,250 372,340 396,440 416,530 429,592"),
  cuff: curve("429,592 402,600 374,607 347,613"),
  under: curve("347,613 336,550 320,470 303,390 285,315 268,268 255,254"),
  inside: curve("255,254 215,205 196,120 205,55 230,45"),
};
/** A little inside the sleeve, so that no gap opens between the two. */
const CUFF_START = curve("427,587 400,595 373,602 346,608");
const CUFF_END = curve("439,651 413,659 388,664 363,669");

export function bakeLongSleeve(): BakedSilhouette {
  return {
    silhouette: "long-sleeve",
    referenceWidth: BODY_HALF * 2000,
    views: [front(), back(), ...closeUps(STAGE, { front, back }, CLOSE_UPS)],
  };
}

function front(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  layNeckInside(goods);
  laySleeves(goods, 120);
  sewBody(goods, layBody(goods, { seed: 33, neckline: FRONT_NECKLINE, drag: 1.1 }));
  layFrontCollar(goods);
  return view("front", goods, FRONT_NECK_DEPTH);
}

function back(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  laySleeves(goods, 160);
  sewBody(goods, layBody(goods, { seed: 47, neckline: BACK_NECKLINE, drag: 1.1 }));
  layBackCollar(goods);
  return view("back", goods, BACK_NECK_DEPTH);
}

function laySleeves(goods: Goods, seed: number): void {
  for (const side of [-1, 1] as const) {
    laySleeve(goods, SLEEVE, {
      side,
      seed: seed + side,
      crumple: 0.006,
      surplus: (x, y, surplus) => {
        gatherAround(surplus, x, y, { x: 258, y: 244, amount: 0.1, reach: 60 });
        // The elbow gives a little; above the cuff the length stacks up.
        gather(surplus, 0.24, 0.97, 0.014 * smoothstep(300, 380, y) * (1 - smoothstep(430, 500, y)));
        gather(surplus, 0.24, 0.97, 0.035 * smoothstep(510, 590, y));
        gather(surplus, 0.97, -0.24, 0.02 * smoothstep(570, 600, y));
      },
    });
    const place = (points: readonly Point[]) => (side === 1 ? [...points] : mirrored(points));
    layRibBand(goods, place(CUFF_START), place(CUFF_END), { rise: 1.6 }, { edge: { width: 4, drop: 1.4 } });
  }
}

function view(viewId: "front" | "back", goods: Goods, neck: number): BakedView {
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "collar", axis: "y", at: neck * 1000 },
      { name: "hem", axis: "y", at: HEM * 1000 },
    ],
    shadow: groundShadow(goods.stage, goods.mask),
    grain: knitGrain(2),
  };
}

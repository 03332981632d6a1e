import {
  BACK_NECK_DEPTH,
  BACK_NECKLINE,
  FRONT_NECK_DEPTH,
  FRONT_NECKLINE,
  layBackCollar,
  layFrontCollar,
  layNeckInside,
} from "../crew-neck.ts";
import { beside, curve, mirrored } from "../curve.ts";
import { createGoods, type Goods } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { knitGrain } from "../knit-grain.ts";
import { BODY_HALF, HEM, layBody, sewBody } from "../shirt-body.ts";
import { laySleeve, type SleeveShape } from "../sleeve.ts";
import { createStage } from "../stage.ts";
import { stitch } from "../stitch.ts";
import { gather, gatherAround } from "../surplus.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(1.8, 746, 232);

const SLEEVE: SleeveShape = {
  outer: curve("230,45 254,54 279,76 306,112 334,156 357,194 375,226"),
  cuff: curve("375,226 346,262 312,298 279,327"),
  under: curve("279,327 270,300 263,272 255,254"),
  inside: curve("255,254 215,205 196,120 205,55 230,45"),
  opening: curve("279,327 316,303 352,266 375,226"),
};

export function bakeTee(): BakedSilhouette {
  return { silhouette: "tee", referenceWidth: BODY_HALF * 2000, views: [front(), back()] };
}

function front(): BakedView {
  const goods = createGoods(STAGE);
  layNeckInside(goods);
  laySleeves(goods, 20);
  sewBody(goods, layBody(goods, { seed: 14, neckline: FRONT_NECKLINE }));
  layFrontCollar(goods);
  return view("front", goods, FRONT_NECK_DEPTH);
}

function back(): BakedView {
  const goods = createGoods(STAGE);
  laySleeves(goods, 60);
  sewBody(goods, layBody(goods, { seed: 9, neckline: BACK_NECKLINE }));
  layBackCollar(goods);
  return view("back", goods, BACK_NECK_DEPTH);
}

function laySleeves(goods: Goods, seed: number): void {
  for (const side of [-1, 1] as const) {
    const sleeve = laySleeve(goods, SLEEVE, {
      side,
      seed: seed + side,
      surplus: (x, y, surplus) => {
        gatherAround(surplus, x, y, { x: 258, y: 244, amount: 0.1, reach: 55 });
        gather(surplus, 0.66, -0.75, 0.006);
      },
    });
    const hem = side === 1 ? beside(SLEEVE.cuff, -15) : beside(mirrored(SLEEVE.cuff), 15);
    stitch(goods, hem, { rows: 2, gap: -5 * side }, sleeve);
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
    shadow: groundShadow(STAGE, goods.mask),
    grain: knitGrain(1),
  };
}

import {
  BACK_NECK_DEPTH,
  BACK_NECKLINE,
  FRONT_NECK_DEPTH,
  FRONT_NECKLINE,
  layBackCollar,
  layFrontCollar,
  layNeckInside,
} from "../crew-neck.ts";
import { createGoods, type Goods } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { knitGrain } from "../knit-grain.ts";
import { BODY_HALF, HEM, layBody, sewBody } from "../shirt-body.ts";
import { hemSleeve, layShortSleeves } from "../short-sleeve.ts";
import { createStage } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(1.8, 746, 232);

export function bakeTee(): BakedSilhouette {
  return { silhouette: "tee", referenceWidth: BODY_HALF * 2000, views: [front(), back()] };
}

function front(): BakedView {
  const goods = createGoods(STAGE);
  layNeckInside(goods);
  layShortSleeves(goods, 20, hemSleeve);
  sewBody(goods, layBody(goods, { seed: 14, neckline: FRONT_NECKLINE }));
  layFrontCollar(goods);
  return view("front", goods, FRONT_NECK_DEPTH);
}

function back(): BakedView {
  const goods = createGoods(STAGE);
  layShortSleeves(goods, 60, hemSleeve);
  sewBody(goods, layBody(goods, { seed: 9, neckline: BACK_NECKLINE }));
  layBackCollar(goods);
  return view("back", goods, BACK_NECK_DEPTH);
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

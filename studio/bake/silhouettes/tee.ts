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
import { createGoods, type Goods } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { knitGrain } from "../knit-grain.ts";
import { BODY_HALF, HEM, layBody, sewBody } from "../shirt-body.ts";
import { hemSleeve, layShortSleeves } from "../short-sleeve.ts";
import { createStage, type Stage } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(1.8, 746, 232);
const CLOSE_UPS: CloseUps = { "left-sleeve": [285, 200], "right-sleeve": [-285, 200], chest: [0, 185], nape: [0, 120] };

export function bakeTee(): BakedSilhouette {
  return {
    silhouette: "tee",
    referenceWidth: BODY_HALF * 2000,
    views: [front(), back(), ...closeUps(STAGE, { front, back }, CLOSE_UPS)],
  };
}

function front(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  layNeckInside(goods);
  layShortSleeves(goods, 20, hemSleeve);
  sewBody(goods, layBody(goods, { seed: 14, neckline: FRONT_NECKLINE }));
  layFrontCollar(goods);
  return view("front", goods, FRONT_NECK_DEPTH);
}

function back(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
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
    shadow: groundShadow(goods.stage, goods.mask),
    grain: knitGrain(1),
  };
}

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
import { curve } from "../curve.ts";
import { FLEECE_HALF, FLEECE_HEM, layFleeceBody, layFleeceSleeves } from "../fleece-body.ts";
import { createGoods, type Goods } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { knitGrain } from "../knit-grain.ts";
import { createStage, type Stage } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(1.58, 746, 322);
const CLOSE_UPS: CloseUps = { "left-sleeve": [350, 390], "right-sleeve": [-350, 390], chest: [0, 200], nape: [0, 130] };
const SHOULDER = curve("86,0 140,20 195,40 248,60");
const SHOULDER_SEAM = curve("92,14 140,34 195,55 246,76");
const RIBS = { pitch: 3 };

export function bakeSweatshirt(): BakedSilhouette {
  return {
    silhouette: "sweatshirt",
    referenceWidth: FLEECE_HALF * 2000,
    views: [front(), back(), ...closeUps(STAGE, { front, back }, CLOSE_UPS)],
  };
}

function front(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  layNeckInside(goods);
  layFleeceSleeves(goods, 520);
  layFleeceBody(goods, { seed: 505, neckline: FRONT_NECKLINE, shoulder: SHOULDER, shoulderSeam: SHOULDER_SEAM });
  layFrontCollar(goods, RIBS);
  return view("front", goods, FRONT_NECK_DEPTH);
}

function back(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  layFleeceSleeves(goods, 560);
  layFleeceBody(goods, { seed: 541, neckline: BACK_NECKLINE, shoulder: SHOULDER, shoulderSeam: SHOULDER_SEAM });
  layBackCollar(goods, RIBS);
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
      { name: "hem", axis: "y", at: FLEECE_HEM * 1000 },
    ],
    shadow: groundShadow(goods.stage, goods.mask),
    grain: knitGrain(6),
  };
}

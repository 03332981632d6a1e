import { type CloseUps, closeUps } from "../close-up.ts";
import { settleCloth } from "../cloth.ts";
import { beside, closedPath, curve, mirrored, type Point, reversed } from "../curve.ts";
import { layDrawcord } from "../drawcord.ts";
import { type Field, smoothstep } from "../field.ts";
import { FLEECE_HALF, FLEECE_HEM, layFleeceBody, layFleeceSleeves } from "../fleece-body.ts";
import { createGoods, type Goods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { HOODIE_BACK_NECK, HOODIE_NECK, layHoodBack, layHoodFront, layHoodInside } from "../hood.ts";
import { knitGrain } from "../knit-grain.ts";
import { uneven } from "../shirt-body.ts";
import { createStage, fillOf, type Stage } from "../stage.ts";
import { stitch } from "../stitch.ts";
import { createCrumple, gather, gatherAround } from "../surplus.ts";
import { dome, sumOf } from "../volume.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(1.5, 746, 505);
const CLOSE_UPS: CloseUps = { "left-sleeve": [350, 390], "right-sleeve": [-350, 390], chest: [0, 200] };
const SHOULDER = curve("118,24 180,40 248,60");
const SHOULDER_SEAM = curve("122,36 180,54 246,76");

export function bakeHoodie(): BakedSilhouette {
  return {
    silhouette: "hoodie",
    referenceWidth: FLEECE_HALF * 2000,
    views: [front(), back(), ...closeUps(STAGE, { front }, CLOSE_UPS)],
  };
}

function front(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  layHoodInside(goods);
  layFleeceSleeves(goods, 220);
  const body = layBody(goods, 205, HOODIE_NECK);
  layPocket(goods, body);
  layHoodFront(goods);
  layDrawcord(goods);
  return view("front", goods, 112);
}

function back(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  layFleeceSleeves(goods, 260);
  layBody(goods, 241, HOODIE_BACK_NECK);
  layHoodBack(goods);
  return view("back", goods, 44);
}

function layBody(goods: Goods, seed: number, neckline: readonly Point[]): Field {
  return layFleeceBody(goods, { seed, neckline, shoulder: SHOULDER, shoulderSeam: SHOULDER_SEAM });
}

/** The kangaroo pocket, open at its slanted sides. */
function layPocket(goods: Goods, body: Field): void {
  const slant = curve("98,424 120,446 146,492 168,545");
  const side = curve("168,545 173,580 175,616");
  const outline = [
    ...slant,
    ...side,
    ...curve("175,616 0,619 -175,616"),
    ...reversed(mirrored(side)),
    ...reversed(mirrored(slant)),
  ];
  const coverage = fillOf(goods.stage, closedPath(uneven(outline, 401, 0.6)));
  for (let i = 0; i < coverage.data.length; i++)
    coverage.data[i] = Math.min(coverage.data[i] as number, body.data[i] as number);
  const crumple = createCrumple(402, 0.003);
  const folds = settleCloth(goods.stage, coverage, {
    seed: 403,
    surplus: (x, y, surplus) => {
      gather(surplus, 0, 1, 0.02 * smoothstep(540, 600, y));
      gather(surplus, 1, 0, 0.03 * smoothstep(585, 615, y));
      for (const at of [-1, 1]) gatherAround(surplus, x, y, { x: at * 160, y: 540, amount: 0.04, reach: 60 });
      crumple(surplus, x, y);
    },
  });
  const height = sumOf(folds.height, dome(goods.stage, coverage, 6, 50, 16));
  layPiece(goods, { coverage, folds, height, casts: { reach: 7, strength: 0.5 }, edge: { width: 6, drop: 2.4 } });
  stitch(goods, curve("-96,429 0,431 96,429"), { rows: 2, gap: -6 }, coverage);
  for (const at of [1, -1]) {
    const line = slant.map(([x, y]): Point => [x * at, y]);
    stitch(goods, beside(line, -9 * at), { rows: 2, gap: -6 * at }, coverage);
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
      ...(viewId === "front" ? [{ name: "pocket", axis: "y", at: 424_000 } as const] : []),
      { name: "hem", axis: "y", at: FLEECE_HEM * 1000 },
    ],
    shadow: groundShadow(goods.stage, goods.mask),
    grain: knitGrain(3),
  };
}

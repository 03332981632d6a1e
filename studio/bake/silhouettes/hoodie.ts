import { settleCloth } from "../cloth.ts";
import { beside, closedPath, curve, mirrored, type Point, reversed } from "../curve.ts";
import { layDrawcord } from "../drawcord.ts";
import { type Field, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { HOODIE_BACK_NECK, HOODIE_NECK, layHoodBack, layHoodFront, layHoodInside } from "../hood.ts";
import { knitGrain } from "../knit-grain.ts";
import { createNoise } from "../noise.ts";
import { layRibBand } from "../rib-band.ts";
import { uneven } from "../shirt-body.ts";
import { laySleeve, type SleeveShape } from "../sleeve.ts";
import { createStage, fillOf } from "../stage.ts";
import { seam, stitch } from "../stitch.ts";
import { createCrumple, gather, gatherAround } from "../surplus.ts";
import { dome, sumOf } from "../volume.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** Size M: 550 mm wide, 670 mm long, of brushed fleece. */
const STAGE = createStage(1.5, 746, 505);
const HALF = 275;
const HEM = 670;

const ARMPIT: Point = [277, 270];
const SHOULDER = curve("118,24 180,40 248,60");
const ARMHOLE = curve([[248, 60], [243, 112], [244, 164], [251, 218], [264, 252], ARMPIT]);
const SIDE = curve([ARMPIT, [276, 340], [274, 430], [275, 520], [279, 572], [277, 600], [267, 618]]);

const RIB_START = curve("-264,612 -120,615 0,614 120,615 264,612");
const RIB_END = curve("-257,667 -120,672 0,670 120,672 257,667");

const SLEEVE: SleeveShape = {
  outer: curve("244,58 278,68 310,96 340,148 364,212 386,286 410,382 431,480 446,552 447,582 440,598"),
  cuff: curve("440,598 412,604 381,611 356,617"),
  under: curve([
    [356, 617],
    [340, 560],
    [320, 480],
    [303, 400],
    [287, 330],
    [271, 280],
  ]),
  inside: curve([
    [271, 280],
    [226, 225],
    [210, 130],
    [218, 66],
    [244, 58],
  ]),
};
/** The rib starts inside the sleeve, which bulges over it. */
const CUFF_START = curve("436,588 412,594 381,601 358,606");
const CUFF_END = curve("448,655 424,662 397,668 374,673");

export function bakeHoodie(): BakedSilhouette {
  return { silhouette: "hoodie", referenceWidth: HALF * 2000, views: [front(), back()] };
}

function front(): BakedView {
  const goods = createGoods(STAGE);
  layHoodInside(goods);
  laySleeves(goods, 220);
  const body = layBody(goods, 205, HOODIE_NECK);
  layPocket(goods, body);
  layHoodFront(goods);
  layDrawcord(goods);
  return view("front", goods, 112);
}

function back(): BakedView {
  const goods = createGoods(STAGE);
  laySleeves(goods, 260);
  layBody(goods, 241, HOODIE_BACK_NECK);
  layHoodBack(goods);
  return view("back", goods, 44);
}

function layBody(goods: Goods, seed: number, neckline: readonly Point[]): Field {
  const rib = { pitch: 3.5, depth: 0.55, rise: 2 };
  layRibBand(goods, RIB_START, RIB_END, rib, { edge: { width: 6, drop: 2 } });
  const hem = curve("267,618 180,620 60,617 -60,620 -180,618 -267,618");
  const side = [...SHOULDER, ...ARMHOLE, ...SIDE];
  const coverage = fillOf(STAGE, closedPath(uneven([...neckline, ...side, ...hem, ...reversed(mirrored(side))], seed)));
  const crumple = createCrumple(seed, 0.003, 2);
  const drape = createNoise(seed + 7, 110, 400);
  const folds = settleCloth(STAGE, coverage, {
    seed,
    levels: 5,
    weight: 0.0003,
    surplus: (x, y, surplus) => {
      for (const at of [-1, 1]) {
        gatherAround(surplus, x, y, { x: at * 280, y: 274, amount: 0.07, reach: 75 });
        gatherAround(surplus, x, y, { x: at * 282, y: 290, amount: 0.017, reach: 170 });
      }
      gather(surplus, 0, 1, 0.022 * smoothstep(500, 600, y) * (1 + 0.6 * drape(x, y)));
      gather(surplus, 1, 0, 0.04 * smoothstep(575, 615, y));
      crumple(surplus, x, y);
    },
  });
  const height = sumOf(folds.height, dome(STAGE, coverage, 11));
  layPiece(goods, { coverage, folds, height, casts: { reach: 7, strength: 0.4 }, edge: { width: 10, drop: 4 } });
  sewBody(goods, coverage);
  return coverage;
}

function sewBody(goods: Goods, coverage: Field): void {
  for (const place of [(points: readonly Point[]) => [...points], mirrored]) {
    seam(goods, place(ARMHOLE), 0.55, goods.mask);
    stitch(goods, place(curve("242,66 237,114 238,166 245,220 258,254")), { strength: 0.7 }, coverage);
    seam(goods, place(curve("122,36 180,54 246,76")), 0.4, coverage);
  }
}

function laySleeves(goods: Goods, seed: number): void {
  for (const side of [-1, 1] as const) {
    const place = (points: readonly Point[]) => (side === 1 ? [...points] : mirrored(points));
    layRibBand(
      goods,
      place(CUFF_START),
      place(CUFF_END),
      { pitch: 3.5, depth: 0.55, rise: 2.4 },
      { edge: { width: 6, drop: 2.4 } },
    );
    laySleeve(goods, SLEEVE, {
      side,
      seed: seed + side,
      crumple: 0.005,
      fullness: 12,
      surplus: (x, y, surplus) => {
        gatherAround(surplus, x, y, { x: 272, y: 266, amount: 0.1, reach: 75 });
        gather(surplus, 0.24, 0.97, 0.02 * smoothstep(300, 390, y) * (1 - smoothstep(440, 510, y)));
        gather(surplus, 0.24, 0.97, 0.06 * smoothstep(500, 600, y));
        gather(surplus, 0.97, -0.24, 0.05 * smoothstep(575, 612, y));
      },
    });
  }
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
  const coverage = fillOf(STAGE, closedPath(uneven(outline, 401, 0.6)));
  for (let i = 0; i < coverage.data.length; i++)
    coverage.data[i] = Math.min(coverage.data[i] as number, body.data[i] as number);
  const crumple = createCrumple(402, 0.003);
  const folds = settleCloth(STAGE, coverage, {
    seed: 403,
    surplus: (x, y, surplus) => {
      gather(surplus, 0, 1, 0.02 * smoothstep(540, 600, y));
      gather(surplus, 1, 0, 0.03 * smoothstep(585, 615, y));
      for (const at of [-1, 1]) gatherAround(surplus, x, y, { x: at * 160, y: 540, amount: 0.04, reach: 60 });
      crumple(surplus, x, y);
    },
  });
  const height = sumOf(folds.height, dome(STAGE, coverage, 6, 50, 16));
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
      { name: "hem", axis: "y", at: HEM * 1000 },
    ],
    shadow: groundShadow(STAGE, goods.mask),
    grain: knitGrain(3),
  };
}

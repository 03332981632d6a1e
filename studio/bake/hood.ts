import { type Folds, settleCloth } from "./cloth.ts";
import { beside, closedPath, curve, mirrored, type Point, reversed } from "./curve.ts";
import { createField, type Field, smoothstep } from "./field.ts";
import { type Goods, layPiece } from "./goods.ts";
import { createNoise } from "./noise.ts";
import { evenly, ribbonOf } from "./ribbon.ts";
import { fillOf, toMm } from "./stage.ts";
import { seam, stitch } from "./stitch.ts";
import { createCrumple, gather, gatherAround } from "./surplus.ts";
import { dome, sumOf } from "./volume.ts";

/** The hood stands up behind the neck; lines are given on the viewer's right, from the crown down. */
const OUTER = curve("-8,-237 30,-235.5 72,-220 104,-186 122,-136 129,-78 127,-20 118,24");
const NECK_SEAM = curve("118,24 100,58 68,88 30,105 -4,111 -30,113");
const OPENING = curve("-30,112.5 -8,98 12,78 36,44 56,-4 66,-66 62,-126 44,-172 20,-194 -8,-199");
const BACK_SEAM = curve("118,24 84,36 44,42 0,44 -44,42 -84,36 -118,24");
const BAND = 27;

/** From the left neck point to the right one, hidden under the hood. */
export const HOODIE_NECK = curve("-118,24 -84,74 -40,100 0,106 40,100 84,74 118,24");
export const HOODIE_BACK_NECK = curve("-118,24 -84,33 -44,38 0,39 44,38 84,33 118,24");

/** The inside of the hood, to be covered by its two halves and the body. */
export function layHoodInside(goods: Goods): void {
  const { stage } = goods;
  const coverage = fillOf(
    stage,
    closedPath(
      OUTER.map(([x, y]): Point => [x * 0.9, y * 0.95]),
      reversed(mirrored(OUTER)).map(([x, y]): Point => [x * 0.9, y * 0.95]),
    ),
    closedPath([
      [-100, 0],
      [100, 0],
      [30, 108],
      [-30, 108],
    ]),
  );
  const tone = createField(stage.width, stage.height);
  for (let i = 0; i < tone.data.length; i++) {
    const [x, y] = toMm(stage, i % stage.width, Math.floor(i / stage.width));
    const deep = smoothstep(-215, -60, y) * (1 - 0.3 * smoothstep(0, 90, y));
    tone.data[i] =
      0.74 - 0.26 * deep + 0.12 * smoothstep(-10, 60, x) * (1 - smoothstep(60, 80, x)) - 0.1 * smoothstep(-20, -70, x);
  }
  const folds = settleCloth(stage, coverage, {
    seed: 303,
    surplus: (x, y, surplus) => {
      gather(surplus, 1, 0, 0.02 * smoothstep(-80, 60, y));
      insideCrumple(surplus, x, y);
    },
  });
  layPiece(goods, { coverage, tone, height: folds.height, relief: 0.7 });
  seam(goods, curve("0,-220 2,-120 0,0 1,90"), 0.8, coverage);
}

const insideCrumple = createCrumple(301, 0.004);

/** Both halves, the wearer's left one crossing over the other at the throat. */
export function layHoodFront(goods: Goods): void {
  for (const side of [-1, 1] as const) layHalf(goods, side);
  seam(goods, curve("0,-240 1,-218 0,-199"), 0.7, goods.mask);
}

function layHalf(goods: Goods, side: 1 | -1): void {
  const { stage } = goods;
  const place = (points: readonly Point[]) => (side === 1 ? [...points] : mirrored(points));
  const coverage = fillOf(stage, closedPath(uneven(place([...OUTER, ...NECK_SEAM, ...OPENING]), 310 + side)));
  const folds = settleHood(goods, coverage, side);
  layPiece(goods, {
    coverage,
    folds,
    height: sumOf(folds.height, dome(stage, coverage, 9, 34, 14)),
    edge: { width: 9, drop: 3 },
    casts: { reach: 8, strength: 0.42 },
  });
  layBand(goods, side, coverage);
  const neck = place(NECK_SEAM);
  seam(goods, neck, 0.6, goods.mask);
  stitch(goods, beside(neck, side === 1 ? 5 : -5), { strength: 0.8 }, goods.mask);
}

function settleHood(goods: Goods, coverage: Field, side: number): Folds {
  const crumple = createCrumple(320 + side, 0.008);
  return settleCloth(goods.stage, coverage, {
    seed: 330 + side,
    surplus: (x, y, surplus) => {
      // The weight of the hood stacks it up on the shoulders and turns it inwards at the crown.
      gather(surplus, 0.3 * side, 0.95, 0.035 * smoothstep(-90, 0, y));
      gatherAround(surplus, x, y, { x: side * 126, y: 26, amount: 0.09, reach: 50 });
      gatherAround(surplus, x, y, { x: side * 8, y: 108, amount: 0.05, reach: 60 });
      gather(surplus, 0.8 * side, 0.6, 0.02 * smoothstep(-140, -210, y));
      crumple(surplus, x, y);
    },
  });
}

/** The tunnel along the opening that holds the cord. */
function layBand(goods: Goods, side: 1 | -1, half: Field): void {
  const edge = uneven(side === 1 ? OPENING : mirrored(OPENING), 310 + side);
  const inner = beside(edge, (t) => -BAND * side * smoothstep(-0.02, 0.16, t));
  const ribbon = ribbonOf(goods.stage, evenly(edge, 160), evenly(inner, 160));
  const coverage = createField(half.width, half.height);
  const height = createField(half.width, half.height);
  const wave = createNoise(341 + side, 28, 9);
  for (let i = 0; i < coverage.data.length; i++) {
    coverage.data[i] = Math.min(half.data[i] as number, ribbon.coverage.data[i] as number);
    const across = Math.min(1, Math.max(0, ribbon.across.data[i] as number));
    const round = Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2));
    height.data[i] = 2.2 * round + wave(ribbon.along.data[i] as number, across * 20) * 1.1;
  }
  layPiece(goods, { coverage, height, edge: { width: 4, drop: 1.2 }, casts: { reach: 2, strength: 0.25 } });
  stitch(goods, inner, { rows: 1, strength: 1 }, half);
}

/** The hood from behind: one round shape with a seam over the middle. */
export function layHoodBack(goods: Goods): void {
  const { stage } = goods;
  const outline = uneven([...OUTER, ...BACK_SEAM, ...reversed(mirrored(OUTER))], 350);
  const coverage = fillOf(stage, closedPath(outline));
  const crumple = createCrumple(352, 0.003);
  const folds = settleCloth(stage, coverage, {
    seed: 353,
    stiffness: 1,
    smoothness: 0.05,
    surplus: (x, y, surplus) => {
      gather(surplus, 0, 1, 0.016 * smoothstep(-90, 20, y));
      for (const side of [-1, 1]) gatherAround(surplus, x, y, { x: side * 122, y: 26, amount: 0.05, reach: 60 });
      gather(surplus, 1, 0, 0.012 * smoothstep(-130, -230, y));
      crumple(surplus, x, y);
    },
  });
  const height = sumOf(folds.height, dome(stage, coverage, 12, 40, 18));
  layPiece(goods, { coverage, folds, height, edge: { width: 9, drop: 3 }, casts: { reach: 9, strength: 0.4 } });
  const middle = curve("0,-240 2,-160 1,-60 0,44");
  seam(goods, middle, 0.7, coverage);
  for (const inset of [-4, 4]) stitch(goods, beside(middle, inset), { strength: 0.7 }, coverage);
  seam(goods, BACK_SEAM, 0.7, goods.mask);
  stitch(goods, beside(BACK_SEAM, 5), { strength: 0.8 }, goods.mask);
}

function uneven(points: readonly Point[], seed: number): Point[] {
  const [nx, ny] = [createNoise(seed, 70), createNoise(seed + 1, 70)];
  return points.map(([x, y]) => {
    const free = smoothstep(20, -60, y);
    return [x + nx(x, y) * 2.2 * free, y + ny(x, y) * 2.2 * free];
  });
}

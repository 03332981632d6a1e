import { settleCloth } from "../cloth.ts";
import { beside, closedPath, curve, mirrored, openPath, type Point, reversed } from "../curve.ts";
import { blur, createField, type Field, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { evenly, type Ribbon, ribbonOf } from "../ribbon.ts";
import { createStage, fillOf, strokeOf } from "../stage.ts";
import { seam, stitch } from "../stitch.ts";
import { createCrumple, gather, gatherAround } from "../surplus.ts";
import { dome, sumOf } from "../volume.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** 360 × 370 mm with a gusset of 110 mm and handles of 560 mm. */
const STAGE = createStage(2.4, 750, 705);
const HALF = 180;
const HEIGHT = 370;
const STRAP = 26;

export function bakeTote(): BakedSilhouette {
  return { silhouette: "tote", referenceWidth: HALF * 2000, views: [bakeView("front", 7), bakeView("back", 23)] };
}

function bakeView(viewId: "front" | "back", seed: number): BakedView {
  const goods = createGoods(STAGE);
  layHandle(goods, seed + 3, { lift: 14, lean: viewId === "front" ? 7 : -6, tone: 0.86, from: -4 });
  const body = layBody(goods, seed);
  layHandle(goods, seed + 4, { lift: 0, lean: viewId === "front" ? -4 : 5, tone: 1, from: 44 });
  sew(goods, body);
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "top", axis: "y", at: 0 },
      { name: "bottom", axis: "y", at: HEIGHT * 1000 },
    ],
    shadow: groundShadow(STAGE, goods.mask),
    grain: weaveGrain(5),
  };
}

function layBody(goods: Goods, seed: number): Field {
  const coverage = fillOf(STAGE, closedPath(outline(seed)));
  const crumple = createCrumple(seed, 0.0022);
  const folds = settleCloth(STAGE, coverage, {
    seed,
    stiffness: 1,
    smoothness: 0.05,
    cell: 3,
    surplus: (x, y, surplus) => {
      for (const side of [-1, 1]) {
        // The handles pull; the gusset folds in at the lower corners.
        gatherAround(surplus, x, y, { x: side * 74, y: 10, amount: 0.02, reach: 60 });
        gatherAround(surplus, x, y, { x: side * 176, y: 330, amount: 0.03, reach: 70 });
      }
      gather(surplus, 0, 1, 0.006 * smoothstep(250, 330, y) * (1 - smoothstep(340, 370, y)));
      crumple(surplus, x, y);
    },
  });
  layPiece(goods, {
    coverage,
    folds,
    height: sumOf(folds.height, dome(STAGE, coverage, 5, 50, 14), gussetOf(coverage)),
    relief: 0.9,
    edge: { width: 5, drop: 1.8 },
    casts: { reach: 6, strength: 0.4 },
  });
  return coverage;
}

function outline(seed: number): Point[] {
  const [nx, ny] = [createNoise(seed, 90), createNoise(seed + 1, 110)];
  const side = curve([
    [HALF - 1, 0],
    [HALF, 90],
    [HALF + 1, 200],
    [HALF + 1, 300],
    [HALF - 1, 345],
    [HALF - 5, 364],
    [HALF - 10, 369],
  ]);
  const top = curve([
    [-HALF + 1, 0],
    [-90, 1],
    [0, 1.5],
    [90, 1],
    [HALF - 1, 0],
  ]);
  const bottom = curve([
    [HALF - 10, 369],
    [100, 371],
    [0, 370],
    [-100, 371],
    [-HALF + 10, 369],
  ]);
  return [...top, ...side, ...bottom, ...reversed(mirrored(side))].map(([x, y]) => [
    x + nx(x, y) * 1.3,
    y + ny(x, y) * 1.2,
  ]);
}

/** The pressed crease where the bottom folds under, from side to side. */
function gussetOf(coverage: Field): Field {
  const wobble = createNoise(77, 60);
  const crease = curve(Array.from({ length: 13 }, (_, i): Point => [-HALF + i * 30, 316 + wobble(i * 30, 0) * 2]));
  const ridge = blur(strokeOf(STAGE, { width: 3 }, openPath(crease)), 1.3 * STAGE.pxPerMm);
  const out = createField(coverage.width, coverage.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = 0.5 * (ridge.data[i] as number);
  return out;
}

interface Handle {
  readonly lift: number;
  readonly lean: number;
  readonly tone: number;
  /** How far down on the body it is sewn. */
  readonly from: number;
}

function layHandle(goods: Goods, seed: number, handle: Handle): void {
  const wobble = createNoise(seed, 70);
  const top = -212 - handle.lift;
  const middle = curve(
    (
      [
        [-74, handle.from],
        [-74, -2],
        [-73, -60],
        [-69, -120],
        [-57, -172],
        [-33, top + 8],
        [0, top],
        [33, top + 8],
        [57, -172],
        [69, -120],
        [73, -60],
        [74, -2],
        [74, handle.from],
      ] as Point[]
    ).map(([x, y]): Point => {
      const free = smoothstep(-10, -120, y);
      return [
        x + (handle.lean + wobble(x, y) * 5) * free,
        y + wobble(y, x) * 3 * free - (y < -100 ? handle.lift * 0.4 : 0),
      ];
    }),
  );
  const [left, right] = [evenly(beside(middle, STRAP / 2), 200), evenly(beside(middle, -STRAP / 2), 200)];
  const ribbon = ribbonOf(STAGE, left, right);
  layPiece(goods, {
    coverage: ribbon.coverage,
    height: strapHeight(ribbon, seed),
    tone: handle.tone,
    casts: { reach: 5, strength: 0.42 },
    edge: { width: 2.4, drop: 0.9 },
    hollow: 0.8,
  });
  for (const inset of [STRAP / 2 - 3, -STRAP / 2 + 3])
    stitch(goods, beside(middle, inset), { length: 3, strength: 0.8 }, ribbon.coverage);
}

/** Doubled canvas, waved a little along its length. */
function strapHeight(ribbon: Ribbon, seed: number): Field {
  const wave = createNoise(seed + 9, 46, 3);
  const out = createField(ribbon.coverage.width, ribbon.coverage.height);
  for (let i = 0; i < out.data.length; i++) {
    if ((ribbon.coverage.data[i] as number) === 0) continue;
    const across = ribbon.across.data[i] as number;
    const along = ribbon.along.data[i] as number;
    out.data[i] = 0.5 * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)) + wave(along, across) * 1.6;
  }
  return out;
}

function sew(goods: Goods, body: Field): void {
  const hem = curve([
    [-HALF - 4, 29],
    [-90, 30],
    [0, 30.5],
    [90, 30],
    [HALF + 4, 29],
  ]);
  mark(goods, blur(strokeOf(STAGE, { width: 5, dy: 3 }, openPath(hem)), 2 * STAGE.pxPerMm), 0.07, body);
  stitch(goods, hem, { length: 3.4 }, body);
  for (const side of [-1, 1]) {
    seam(
      goods,
      curve([
        [side * (HALF - 4), 2],
        [side * (HALF - 3), 180],
        [side * (HALF - 4), 350],
      ]),
      0.25,
      body,
    );
    sewBox(goods, side * 74);
  }
}

/** The crossed square that holds a handle. */
function sewBox(goods: Goods, x: number): void {
  const [l, r, t, b] = [x - STRAP / 2 + 3, x + STRAP / 2 - 3, 6, 40];
  for (const line of [
    [
      [l, t],
      [r, t],
    ],
    [
      [l, b],
      [r, b],
    ],
    [
      [l, t],
      [r, b],
    ],
    [
      [r, t],
      [l, b],
    ],
  ] as Point[][]) {
    stitch(goods, curve(line), { length: 3 });
  }
}

import { beside, mirrored, openPath, type Point } from "../curve.ts";
import { blur } from "../field.ts";
import {
  APRON,
  APRON_EDGES,
  APRON_POCKET,
  apronGarment,
  POCKET_MOUTH,
  POCKET_SIDE,
} from "../flat-lay/apron-garment.ts";
import { flatViews } from "../flat-lay/flat-views.ts";
import type { Photograph } from "../flat-lay/photograph.ts";
import { shadeAlong } from "../flat-lay/shade-cloth.ts";
import { type Goods, mark } from "../goods.ts";
import { createStage, strokeOf } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette } from "../write-art.ts";

const STAGE = createStage(1.3, 750, 400);
/** Picked by eye: each is another way of lying. */
const SEED = 1;

export function bakeApron(): BakedSilhouette {
  const views = flatViews({
    side: "front",
    silhouette: "apron",
    garment: apronGarment(SEED),
    stage: STAGE,
    closeUps: {},
    grain: weaveGrain(23),
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "top", axis: "y", at: 0 },
      { name: "hem", axis: "y", at: APRON.length * 1000 },
    ],
    sewOn,
  });
  return { silhouette: "apron", referenceWidth: APRON.half * 2000, views };
}

function sewOn(goods: Goods, photograph: Photograph): void {
  sewHems(goods, photograph);
  for (const line of [POCKET_SIDE, mirrored(POCKET_SIDE)]) shadeBeside(goods, line, 1.6, 0.2);
  const inside = POCKET_MOUTH.map(([x, y]): Point => [x, y - 1.2]);
  shadeBeside(goods, inside, 2.2, 0.34);
}

/** Where doubled cloth steps down, less light falls than so wide a lamp shows. */
function sewHems(goods: Goods, photograph: Photograph): void {
  const { half, top, hem } = APRON_POCKET;
  const inner = APRON_EDGES.map((edge) => beside(edge, -APRON.sideHem - 0.8));
  for (const line of [
    level(125, APRON.bibHem + 0.8),
    level(APRON.half - 10, APRON.length - APRON.hem - 0.8),
    level(half - 2, top + hem + 0.8),
    ...inner,
    ...inner.map(mirrored),
  ])
    shadeAlong(goods, photograph, line, { width: 1.4, soft: 0.7, strength: 0.16 });
}

/** The pocket lies where it was cut, wherever the cloth below has come to lie. */
function shadeBeside(goods: Goods, line: readonly Point[], width: number, strength: number): void {
  mark(goods, blur(strokeOf(STAGE, { width }, openPath(line)), (width / 2) * STAGE.pxPerMm), strength);
}

function level(half: number, y: number): Point[] {
  return [
    [-half, y],
    [half, y],
  ];
}

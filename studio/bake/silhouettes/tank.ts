import { type CloseUps, closeUps } from "../close-up.ts";
import { beside, closedPath, curve, mirrored, type Point, reversed } from "../curve.ts";
import { createField, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { knitGrain } from "../knit-grain.ts";
import { layRibBand } from "../rib-band.ts";
import { BODY_HALF, HEM, layBody, sewHem } from "../shirt-body.ts";
import { createStage, fillOf, type Stage } from "../stage.ts";
import { seam, stitch } from "../stitch.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

const STAGE = createStage(1.98, 750, 170);
const CLOSE_UPS: CloseUps = { chest: [0, 220] };
const FRONT_NECK = curve("-108,4 -101,60 -82,104 -48,132 0,141 48,132 82,104 101,60 108,4");
const BACK_NECK = curve("-108,4 -98,34 -72,54 -38,64 0,67 38,64 72,54 98,34 108,4");
const ARMHOLE = curve("158,18 160,70 168,122 190,176 222,218 261,246");
const SHOULDER = curve("108,4 134,10 158,18");
/** Width of the ribs that bind the edges, mm. */
const BINDING = 13;

export function bakeTank(): BakedSilhouette {
  return {
    silhouette: "tank",
    referenceWidth: BODY_HALF * 2000,
    views: [front(), back(), ...closeUps(STAGE, { front }, CLOSE_UPS)],
  };
}

function front(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  layInside(goods);
  layShirt(goods, FRONT_NECK, 905);
  return view("front", goods, 141);
}

function back(stage: Stage = STAGE): BakedView {
  const goods = createGoods(stage);
  layShirt(goods, BACK_NECK, 931);
  return view("back", goods, 67);
}

/** The back's inside above the front neckline. */
function layInside(goods: Goods): void {
  const coverage = fillOf(
    goods.stage,
    closedPath(BACK_NECK, curve("108,4 112,80 80,150 0,165 -80,150 -112,80 -108,4")),
  );
  layPiece(goods, { coverage, tone: 0.68, height: createField(goods.stage.width, goods.stage.height) });
  bind(goods, BACK_NECK, -BINDING * 0.4, BINDING * 0.6, 0.8);
}

function layShirt(goods: Goods, neck: readonly Point[], seed: number): void {
  const armhole = beside(ARMHOLE, 3);
  const body = layBody(goods, {
    seed,
    neckline: beside(neck, 3),
    shoulder: [...SHOULDER, ...armhole],
    drag: 0.55,
  });
  sewHem(goods, body);
  bind(goods, neck, 0, BINDING, 1);
  for (const side of [1, -1] as const) {
    const edge = side === 1 ? ARMHOLE : reversed(mirrored(ARMHOLE));
    // Runs out at the armpit, where the side seam takes it in.
    bind(goods, edge, 0, (along) => BINDING * smoothstep(1.02, 0.86, side === 1 ? along : 1 - along), 1);
    const line = side === 1 ? SHOULDER : mirrored(SHOULDER);
    seam(
      goods,
      line.map(([x, y]): Point => [x, y + 7]),
      0.4,
      body,
    );
  }
}

type Width = Parameters<typeof beside>[1];

function bind(goods: Goods, edge: readonly Point[], from: number, to: Width, tone: number): void {
  layRibBand(
    goods,
    beside(edge, from),
    beside(edge, to),
    { rise: 1 },
    { tone, edge: { width: 2.6, drop: 0.7 }, casts: { reach: 3.5, strength: 0.25 } },
  );
  if (from === 0) stitch(goods, beside(edge, -2.6), { strength: 0.7 }, goods.mask);
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
    grain: knitGrain(20),
  };
}

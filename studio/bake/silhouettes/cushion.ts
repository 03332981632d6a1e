import { curve, mirrored, type Point, reversed } from "../curve.ts";
import { createGoods } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { layPanel } from "../panel-cloth.ts";
import { createStage } from "../stage.ts";
import { seam, stitch } from "../stitch.ts";
import { gather, gatherAround } from "../surplus.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A filled cushion of 450 × 450 mm: its corners stand out, its sides draw in. */
const HALF = 225;
const SIDE = 450;
const STAGE = createStage(2.85, 750, 200);

export function bakeCushion(): BakedSilhouette {
  return {
    silhouette: "cushion",
    referenceWidth: SIDE * 1000,
    views: [bakeView("front", 701), bakeView("back", 731)],
  };
}

function bakeView(viewId: "front" | "back", seed: number): BakedView {
  const goods = createGoods(STAGE);
  const cover = layPanel(goods, {
    seed,
    outline: outline(),
    crumple: 0.002,
    fullness: 52,
    spread: 95,
    waver: 2.4,
    surplus: (x, y, surplus) => {
      for (const sx of [-1, 1]) {
        for (const sy of [0, SIDE]) gatherAround(surplus, x, y, { x: sx * HALF, y: sy, amount: 0.06, reach: 55 });
        gather(surplus, 0, 1, 0.02 * Math.exp(-Math.abs(HALF - sx * x) / 26));
      }
      for (const sy of [0, SIDE]) gather(surplus, 1, 0, 0.02 * Math.exp(-Math.abs(sy - y) / 26));
    },
    piece: { edge: { width: 16, drop: 9 }, casts: { reach: 8, strength: 0.3 } },
  });
  if (viewId === "back") {
    const zip = curve([
      [-212, 421],
      [-100, 419],
      [0, 420],
      [100, 419],
      [212, 421],
    ]);
    seam(goods, zip, 0.9, cover);
    stitch(
      goods,
      zip.map(([x, y]): Point => [x, y - 5]),
      {},
      cover,
    );
  }
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: SIDE * 500 },
      { name: "bottom", axis: "y", at: SIDE * 1000 },
    ],
    shadow: groundShadow(STAGE, goods.mask, 1.2),
    grain: weaveGrain(15),
  };
}

function outline(): Point[] {
  const top = curve("-219,2 -212,0 -150,8 -75,12.5 0,14 75,12.5 150,8 212,0 219,2");
  const right = curve("219,2 225,6 224,14 216,76 212,150 211,225 212,300 216,374 224,436 225,444 219,448");
  const bottom = top.map(([x, y]): Point => [x, SIDE - y]);
  return [...top, ...right, ...reversed(bottom), ...reversed(mirrored(right))];
}

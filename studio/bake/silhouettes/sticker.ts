import { closedPath } from "../curve.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { paperGrain } from "../paper-grain.ts";
import { reliefOf } from "../relief.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, fillOf } from "../stage.ts";
import { tinted } from "../tinted.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** A sticker of 80 × 80 mm, cut to its backing paper of 96 × 104 mm. */
const STAGE = createStage(12, 750, 370);
const HALF = 40;
const SIDE = 80;

export function bakeSticker(): BakedSilhouette {
  const goods = createGoods(STAGE);
  const backing = fillOf(STAGE, closedPath(roundSheet(-48, -12, 48, 92, 1.2)));
  layPiece(goods, {
    coverage: backing,
    height: reliefOf(STAGE, backing, (x, y) => 0.5 * Math.abs((y - 40) / 52) ** 4 + 0.2 * (x / 48) ** 2),
    edge: { width: 0.5, drop: 0.12 },
  });
  const sticker = fillOf(STAGE, closedPath(roundSheet(-HALF, 0, HALF, SIDE, 9)));
  const backingTone = goods.shade.data.slice();
  layPiece(goods, {
    coverage: sticker,
    height: reliefOf(STAGE, sticker, (x, y) => 0.3 * ((x / HALF) ** 2 + ((y - HALF) / HALF) ** 2)),
    edge: { width: 0.7, drop: 0.16 },
    tone: 1.035,
    casts: { reach: 1.1, strength: 0.42 },
  });
  const paper = { ...goods, shade: { ...goods.shade, data: mixed(backingTone, goods.shade.data) } };
  goods.labels.push(tinted(paper, [243, 240, 230], (i) => paperShare(backing.data[i], sticker.data[i])));
  return {
    silhouette: "sticker",
    referenceWidth: SIDE * 1000,
    views: [
      {
        viewId: "front",
        goods,
        surface: { kind: "flat" },
        cutGoods: { depth: 200 },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "middle", axis: "y", at: SIDE * 500 },
          { name: "bottom", axis: "y", at: SIDE * 1000 },
        ],
        shadow: groundShadow(STAGE, goods.mask, 0.8),
        grain: paperGrain(8),
      },
    ],
  };
}

function paperShare(backing = 0, sticker = 0): number {
  return backing * (1 - sticker);
}

/** The sticker's shadow falls on the paper, its own light does not. */
function mixed(before: Float32Array<ArrayBuffer>, after: Float32Array): Float32Array<ArrayBuffer> {
  return before.map((tone, i) => Math.min(tone, after[i] as number));
}

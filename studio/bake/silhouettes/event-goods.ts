import { closedPath, curve, mirrored, type Point } from "../curve.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { paperGrain } from "../paper-grain.ts";
import { reliefOf } from "../relief.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, fillOf } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";
import { bakeBoard } from "./boards.ts";

/** A Japanese business card: 91 × 55 mm, both sides alike. */
export function bakeBusinessCard(): BakedSilhouette {
  const card = bakeBoard({
    silhouette: "business-card",
    stage: createStage(12, 746, 515),
    outline: roundSheet(-45.5, 0, 45.5, 55, 0.4),
    ...{ width: 91, height: 55, thick: 0.5, round: 0.3, sideTone: 0.82, bow: 0.25, shadow: 0.8 },
    grain: paperGrain(15),
  });
  return { ...card, views: card.views.flatMap((view): BakedView[] => [view, { ...view, viewId: "back" }]) };
}

/** A paper fan of 240 mm on plastic ribs, 370 mm long with its handle. */
export function bakeUchiwa(): BakedSilhouette {
  const stage = createStage(4, 750, 110);
  const goods = createGoods(stage);
  const handle = fillOf(stage, closedPath(roundSheet(-9, 180, 9, 370, 9)));
  layPiece(goods, {
    coverage: handle,
    height: reliefOf(stage, handle, (x) => 3.4 * Math.sqrt(Math.max(0, 1 - (x / 9.4) ** 2))),
    edge: { width: 3, drop: 2 },
    tone: 0.97,
  });
  const face: Point[] = curve("0,0 46,5 88,24 114,62 120,108 108,156 80,194 40,220 14,226 0,226", 1.5);
  const coverage = fillOf(stage, closedPath([...face, ...mirrored(face).toReversed()]));
  layPiece(goods, {
    coverage,
    // The ribs that fan out below the paper.
    height: reliefOf(stage, coverage, (x, y) => {
      const angle = Math.atan2(x, 262 - y);
      const ribs = 0.5 + 0.5 * Math.cos(angle * 46);
      return 0.5 * ribs ** 3;
    }),
    edge: { width: 1.4, drop: 0.7 },
    casts: { reach: 2.4, strength: 0.3 },
    hollow: 0.2,
    tone: 1.02,
  });
  const front: BakedView = {
    viewId: "front",
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: 113_000 },
      { name: "bottom", axis: "y", at: 226_000 },
    ],
    shadow: groundShadow(stage, goods.mask, 1),
    grain: paperGrain(17),
  };
  // Both papers are cut alike and lie over the handle.
  const back: BakedView = { ...front, viewId: "back" };
  return { silhouette: "uchiwa", referenceWidth: 240_000, views: [front, back] };
}

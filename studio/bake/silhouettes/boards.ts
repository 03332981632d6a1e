import { closedPath, type Point } from "../curve.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { reliefOf } from "../relief.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, fillOf, type Stage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedGrain, BakedSilhouette } from "../write-art.ts";

/** Goods that lie flat and are seen from above. */
export interface Board {
  readonly silhouette: string;
  readonly stage: Stage;
  readonly outline: readonly Point[];
  readonly width: number;
  readonly height: number;
  /** How thick it is, and how far its edge is rounded, mm. */
  readonly thick: number;
  readonly round: number;
  /** The side seen below the face is this dark. */
  readonly sideTone: number;
  readonly bow: number;
  readonly shadow: number;
  readonly grain?: BakedGrain;
}

/** Cloth on rubber, 230 × 190 mm. */
export function bakeMousePad(): BakedSilhouette {
  return bakeBoard({
    silhouette: "mouse-pad",
    stage: createStage(5.7, 744, 305),
    outline: roundSheet(-115, 0, 115, 190, 9),
    width: 230,
    height: 190,
    thick: 1.5,
    round: 1,
    sideTone: 0.5,
    bow: 0.8,
    shadow: 0.9,
    grain: weaveGrain(13),
  });
}

/** Cotton canvas over a wooden frame, F3: 220 × 273 mm, 18 mm thick. */
export function bakeCanvasPanel(): BakedSilhouette {
  return bakeBoard({
    silhouette: "canvas-panel",
    stage: createStage(4.7, 735, 195),
    outline: roundSheet(-110, 0, 110, 273, 1),
    width: 220,
    height: 273,
    thick: 7,
    round: 2.4,
    sideTone: 0.74,
    bow: 1.2,
    shadow: 1.4,
    grain: weaveGrain(14),
  });
}

export function bakeBoard(board: Board): BakedSilhouette {
  const { stage, outline, thick } = board;
  const goods = createGoods(stage);
  // Seen from a little to the lower right: first the side, step by step, then the face.
  const steps = 12;
  for (let step = steps; step > 0; step--) {
    const by = (thick * step) / steps;
    const coverage = fillOf(stage, closedPath(outline.map(([x, y]): Point => [x + by, y + by])));
    const tone = board.sideTone * (1 - 0.12 * (step / steps));
    layPiece(goods, { coverage, tone, height: reliefOf(stage, coverage, () => 0), hollow: 0 });
  }
  const face = fillOf(stage, closedPath(outline));
  const bow = createNoise(board.width, board.width * 0.8);
  layPiece(goods, {
    coverage: face,
    height: reliefOf(stage, face, (x, y) => board.bow * bow(x, y)),
    edge: { width: board.round, drop: board.round * 0.35 },
    hollow: 0.3,
    tone: 1.03,
  });
  return {
    silhouette: board.silhouette,
    referenceWidth: board.width * 1000,
    views: [
      {
        viewId: "front",
        goods,
        surface: { kind: "flat" },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "middle", axis: "y", at: board.height * 500 },
          { name: "bottom", axis: "y", at: board.height * 1000 },
        ],
        shadow: groundShadow(stage, goods.mask, board.shadow),
        ...(board.grain ? { grain: board.grain } : {}),
      },
    ],
  };
}

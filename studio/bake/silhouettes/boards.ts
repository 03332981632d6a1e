import { closedPath, type Point } from "../curve.ts";
import { smoothstep } from "../field.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { reliefOf } from "../relief.ts";
import { disc, roundSheet } from "../round-sheet.ts";
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
  /** What a glaze throws back, at a place in mm. */
  readonly glossAt?: (x: number, y: number) => number;
}

/** Cast diatomite, 95 mm across and 9 mm thick. */
export function bakeCoaster(): BakedSilhouette {
  return bakeBoard({
    silhouette: "coaster",
    stage: createStage(12.4, 742, 240),
    outline: disc(0, 47.5, 47.5),
    width: 95,
    height: 95,
    thick: 3.2,
    round: 1.6,
    sideTone: 0.8,
    bow: 0.15,
    shadow: 1.15,
    grain: paperGrain(12),
  });
}

/** White china under a clear glaze, 90 mm across. */
export function bakePorcelainCoaster(): BakedSilhouette {
  return bakeBoard({
    silhouette: "porcelain-coaster",
    stage: createStage(12.4, 742, 240),
    outline: disc(0, 47.5, 47.5),
    width: 95,
    height: 95,
    thick: 2.6,
    round: 3,
    sideTone: 0.86,
    bow: 0.5,
    shadow: 1.1,
    glossAt: (x, y) => {
      const rim = 47.5 - Math.hypot(x, y - 47.5);
      const lit = 0.5 - 0.5 * ((x + (y - 47.5)) / 67);
      // A bright ring where the rim turns over, and a window on the face.
      const ring = Math.exp(-(((rim - 2.2) / 0.9) ** 2)) * (0.1 + 0.5 * lit);
      const [across, along] = [(x + y - 40) * 0.71, (x - y + 47.5) * 0.71];
      const pane = smoothstep(-26, -22, across) * smoothstep(-4, -8, across) * smoothstep(26, 18, Math.abs(along));
      const bar = smoothstep(0, 0.8, Math.abs(across + 15) - 0.5);
      return ring + 0.13 * pane * bar * smoothstep(4, 9, rim);
    },
  });
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
        ...(board.glossAt ? { gloss: reliefOf(stage, face, board.glossAt) } : {}),
      },
    ],
  };
}

import { type Surplus, settleCloth } from "./cloth.ts";
import { closedPath, type Point } from "./curve.ts";
import { createField, type Field } from "./field.ts";
import { type Goods, layPiece, type Piece } from "./goods.ts";
import { createNoise } from "./noise.ts";
import { fillOf } from "./stage.ts";
import { createCrumple } from "./surplus.ts";
import { dome, sumOf } from "./volume.ts";

export interface Panel {
  readonly seed: number;
  readonly outline: readonly Point[];
  readonly crumple: number;
  /** How far its middle stands above the ground, mm. */
  readonly fullness: number;
  /** How evenly that is spread: near the piece's half width for a filled thing, small for a flat one. */
  readonly spread?: number;
  readonly surplus?: (x: number, y: number, surplus: Surplus) => void;
  readonly stiffness?: number;
  readonly smoothness?: number;
  /** mm by which its edge wavers. */
  readonly waver?: number;
  readonly relief?: Field;
  readonly piece?: Partial<Piece>;
}

/** One loose piece of cloth: the body of a bag, a towel, a cover. */
export function layPanel(goods: Goods, panel: Panel): Field {
  const { stage } = goods;
  const { seed, waver = 1 } = panel;
  const [nx, ny] = [createNoise(seed, 80), createNoise(seed + 1, 80)];
  const outline = panel.outline.map(([x, y]): Point => [x + nx(x, y) * waver, y + ny(x, y) * waver]);
  const coverage = fillOf(stage, closedPath(outline));
  const crumple = createCrumple(seed, panel.crumple);
  const folds = settleCloth(stage, coverage, {
    seed,
    cell: Math.max(1, 4.8 / stage.pxPerMm),
    stiffness: panel.stiffness ?? 0.9,
    smoothness: panel.smoothness ?? 0.045,
    surplus: (x, y, surplus) => {
      panel.surplus?.(x, y, surplus);
      crumple(surplus, x, y);
    },
  });
  const spread = panel.spread ?? 50;
  layPiece(goods, {
    coverage,
    folds,
    height: sumOf(
      folds.height,
      dome(stage, coverage, panel.fullness, spread, spread * 0.3),
      panel.relief ?? createField(stage.width, stage.height),
    ),
    relief: 0.9,
    edge: { width: 4, drop: 1.4 },
    casts: { reach: 5, strength: 0.36 },
    ...panel.piece,
  });
  return coverage;
}

import { type Surplus, settleCloth } from "./cloth.ts";
import { closedPath, mirrored, type Point } from "./curve.ts";
import type { Field } from "./field.ts";
import { type Goods, layPiece } from "./goods.ts";
import { uneven } from "./shirt-body.ts";
import { fillOf } from "./stage.ts";
import { createCrumple } from "./surplus.ts";
import { dome, sumOf } from "./volume.ts";

export interface SleeveShape {
  /** On the viewer's right: from the shoulder down, along the cuff inwards, up to the armpit, back inside the body. */
  readonly outer: readonly Point[];
  readonly cuff: readonly Point[];
  readonly under: readonly Point[];
  readonly inside: readonly Point[];
  /** The far rim of the opening, seen past the cuff. */
  readonly opening?: readonly Point[];
}

export interface SleeveOptions {
  readonly side: 1 | -1;
  readonly seed: number;
  /** Surplus in the coordinates of the right sleeve. */
  readonly surplus: (x: number, y: number, surplus: Surplus) => void;
  readonly crumple?: number;
  readonly fullness?: number;
}

/** Lays a sleeve, to be followed by the body that lies over its inner end. */
export function laySleeve(goods: Goods, shape: SleeveShape, options: SleeveOptions): Field {
  const { stage } = goods;
  const { side, seed } = options;
  const place = (points: readonly Point[]) => (side === 1 ? [...points] : mirrored(points));
  if (shape.opening) {
    const coverage = fillOf(stage, closedPath(uneven(place([...shape.cuff, ...shape.opening]), seed + 50)));
    layPiece(goods, { coverage, tone: 0.6, height: dome(stage, coverage, 1), edge: { width: 3, drop: 1 } });
  }
  const outline = uneven(place([...shape.outer, ...shape.cuff, ...shape.under, ...shape.inside]), seed + 50);
  const coverage = fillOf(stage, closedPath(outline));
  const crumple = createCrumple(seed, options.crumple ?? 0.005);
  const folds = settleCloth(stage, coverage, {
    seed,
    cell: 2.5,
    surplus: (x, y, surplus) => {
      const own: Surplus = { xx: 0, yy: 0, xy: 0 };
      options.surplus(x * side, y, own);
      surplus.xx += own.xx;
      surplus.yy += own.yy;
      surplus.xy += own.xy * side;
      crumple(surplus, x, y);
    },
  });
  layPiece(goods, {
    coverage,
    folds,
    height: sumOf(folds.height, dome(stage, coverage, options.fullness ?? 8, 30, 16)),
    edge: { width: 8, drop: 3.2 },
    casts: { reach: 5, strength: 0.3 },
  });
  return coverage;
}

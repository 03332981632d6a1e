import { settleCloth } from "./cloth.ts";
import { closedPath, curve, mirrored, openPath, type Point, reversed } from "./curve.ts";
import { blur, type Field, smoothstep } from "./field.ts";
import { type Goods, layPiece, mark } from "./goods.ts";
import { createNoise } from "./noise.ts";
import { fillOf, strokeOf } from "./stage.ts";
import { seam, stitch } from "./stitch.ts";
import { createCrumple, gather, gatherAround } from "./surplus.ts";
import { dome, sumOf } from "./volume.ts";

/** A body 520 mm wide and 690 mm long: size M of the shop's shirts. */
export const BODY_HALF = 260;
export const HEM = 690;
export const ARMPIT: Point = [261, 246];

/** From the shoulder's tip to the armpit, on the viewer's right. */
export const ARMHOLE = curve([[234, 46], [228, 92], [226, 138], [231, 186], [243, 222], ARMPIT]);
const SIDE = curve([ARMPIT, [260, 300], [257, 380], [256, 460], [257, 540], [260, 620], [262, 676]]);
const CORNER: readonly Point[] = [
  [262, 677],
  [261.4, 683],
  [259, 687.2],
  [254, 689],
];
export const SHOULDER = curve("86,0 130,14 184,31 234,46");

export interface BodyOptions {
  readonly seed: number;
  /** From the left neck point to the right one. */
  readonly neckline: readonly Point[];
  /** How much the cloth drags at the armpits: sleeves that hang drag more. */
  readonly drag?: number;
  /** The sides from the neckline to the armpit, for bodies without sleeves. */
  readonly shoulder?: readonly Point[];
}

export function layBody(goods: Goods, options: BodyOptions): Field {
  const { stage } = goods;
  const { seed } = options;
  const coverage = fillOf(stage, closedPath(uneven(outlineOf(options, 0), seed)));
  const behind = fillOf(
    stage,
    closedPath(uneven(outlineOf(options, 3.4), seed).map(([x, y]): Point => [x * 0.982, y])),
  );
  layPiece(goods, { coverage: behind, tone: 0.66, height: dome(stage, behind, 3), edge: { width: 5, drop: 2 } });
  const crumple = createCrumple(seed, 0.0025, 2);
  const drape = createNoise(seed + 7, 90, 400);
  const drag = options.drag ?? 1;
  const folds = settleCloth(stage, coverage, {
    seed,
    cell: 2.5,
    levels: 5,
    weight: 0.0003,
    smoothness: 0.025,
    roughness: 0.8,
    surplus: (x, y, surplus) => {
      for (const side of [-1, 1]) {
        gatherAround(surplus, x, y, { x: side * 264, y: 250, amount: 0.1 * drag, reach: 60 });
        gatherAround(surplus, x, y, { x: side * 266, y: 262, amount: 0.012 * drag, reach: 160 });
      }
      gather(surplus, 1, 0, 0.01 * smoothstep(380, 690, y) * (1 + drape(x, y)));
      gather(surplus, 1, 0, 0.022 * smoothstep(662, 684, y));
      crumple(surplus, x, y);
    },
  });
  layPiece(goods, {
    coverage,
    folds,
    height: sumOf(folds.height, dome(stage, coverage, 9)),
    relief: 0.95,
    casts: { reach: 6, strength: 0.34 },
    edge: { width: 9, drop: 3.2 },
  });
  return coverage;
}

function outlineOf({ neckline, shoulder }: BodyOptions, longer: number): Point[] {
  const hem = [
    ...CORNER,
    ...curve("254,689 140,693 40,690 -60,694 -150,690 -254,689"),
    ...reversed(mirrored(CORNER)),
  ].map(([x, y]): Point => [x, y + longer * smoothstep(258, 240, Math.abs(x))]);
  const side = [...(shoulder ?? [...SHOULDER, ...ARMHOLE]), ...SIDE];
  return [...neckline, ...side, ...hem, ...reversed(mirrored(side))];
}

/** Nobody lays a shirt down symmetrically. */
export function uneven(points: readonly Point[], seed: number, amount = 1): Point[] {
  const [nx, ny] = [createNoise(seed, 120), createNoise(seed + 1, 120)];
  return points.map(([x, y]) => {
    const free = smoothstep(20, 140, y) * amount;
    return [x + nx(x, y) * 2.8 * free, y + ny(x, y) * 2.4 * free];
  });
}

export function sewBody(goods: Goods, body: Field): void {
  for (const place of [(points: readonly Point[]) => [...points], mirrored]) {
    seam(goods, place(ARMHOLE), 0.5, goods.mask);
    seam(goods, place(curve("90,12 150,33 230,60")), 0.4, body);
  }
  sewHem(goods, body);
}

export function sewHem(goods: Goods, body: Field): void {
  const { stage } = goods;
  const hem = curve("-268,666 -140,671 0,669 140,671 268,666");
  mark(goods, blur(strokeOf(stage, { width: 4, dy: 3 }, openPath(hem)), 2.5 * stage.pxPerMm), 0.08, body);
  stitch(goods, hem, { rows: 2, gap: 5 }, body);
}

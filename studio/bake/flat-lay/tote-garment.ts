import { curve, mirrored, type Point, reversed } from "../curve.ts";
import { smoothstep } from "../field.ts";
import type { Chain, Crease, Garment, Lay, Strap } from "./garment.ts";

/** 360 × 370 mm with a gusset of 110 mm and handles of 560 mm. */
export const TOTE = { half: 180, height: 370, hem: 30 } as const;
const STRAP = { width: 26, thick: 2.6 } as const;

/** Stiff: few folds, and those shallow. */
const CANVAS: Lay = {
  narrow: 0.993,
  short: 0.994,
  turn: 0,
  pivot: [0, 0],
  loft: 7,
  warp: [
    [260, 1.7],
    [130, 0.5],
  ],
  bend: 0.12,
  frames: 16,
  thick: 0.0026,
  stiff: TOTE.hem,
  smooth: 4,
};

export function toteGarment(seed: number): Garment {
  const mouth = (sag: number): Chain => ({
    kind: "hem",
    points: curve([
      [-TOTE.half, 0],
      [0, sag],
      [TOTE.half, 0],
    ]),
    width: TOTE.hem,
    weight: 1.4,
  });
  return {
    seed,
    spacing: 6,
    lay: CANVAS,
    top: [mouth(1.5), SEWN],
    bottom: [mouth(-2), SEWN],
    corners: [[TOTE.half, 0]],
    seams: [],
    creases: CREASES,
    straps: [handle({ lean: 15, top: -218, end: 12 }, false), handle({ lean: -7, top: -212, end: 44 }, true)],
  };
}

const SIDE = curve([
  [TOTE.half, 0],
  [TOTE.half, 90],
  [TOTE.half + 1, 200],
  [TOTE.half + 1, 300],
  [TOTE.half - 1, 345],
  [TOTE.half - 5, 364],
  [TOTE.half - 10, TOTE.height],
]);
const BOTTOM = curve([
  [TOTE.half - 10, TOTE.height],
  [0, TOTE.height],
  [10 - TOTE.half, TOTE.height],
]);
const SEWN: Chain = { kind: "seam", points: [...SIDE, ...BOTTOM.slice(1), ...reversed(mirrored(SIDE)).slice(1)] };

/** Where the bottom was folded under, and its corners, which are sewn off across. */
const CREASES: readonly Crease[] = [
  { points: curve("-176,317 -60,315 60,317 176,316"), depth: 0.9 },
  { points: curve("174,366 150,342 127,318"), depth: 0.6 },
  { points: curve("-174,366 -151,341 -126,317"), depth: 0.6 },
];

interface Handle {
  /** How far its arch leans to the right, mm. */
  readonly lean: number;
  readonly top: number;
  /** How far down it goes on, or behind, the body. */
  readonly end: number;
}

function handle({ lean, top, end }: Handle, isAbove: boolean): Strap {
  const shoulder = -118;
  const arch = (share: number) => shoulder + (top - shoulder) * share;
  const right: Point[] = [
    [74, end],
    [74, -2],
    [74, -60],
    [71.5, shoulder],
    [62, arch(0.5)],
    [36, arch(0.866)],
  ];
  const course: Point[] = [...right, [0, top], ...reversed(mirrored(right))];
  const middle = curve(course.map(([x, y]): Point => [x + lean * smoothstep(-10, -140, y), y]));
  return { middle, ...STRAP, isAbove, sewn: isAbove ? end - 10 : 0 };
}

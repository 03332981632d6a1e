import { curve, mirrored, type Point, reversed } from "../curve.ts";
import type { WholeSide } from "./flat-views.ts";
import type { Chain, Garment, Lay, SeamLine } from "./garment.ts";

/** A baby's romper of size 70: 230 mm wide, 410 mm from shoulder to crotch, with lapped shoulders and three snaps between the legs. */
export const ROMPER = { half: 115, crotch: 410, neck: { front: 58, back: 19 } } as const;

const NECK = {
  front: curve("-56,2 -54,22 -43,42 -24,54 0,58 24,54 43,42 54,22 56,2"),
  back: curve("-56,2 -38,13 -19,18 0,19 19,18 38,13 56,2"),
};
const SHOULDER = curve("56,2 78,8 104,17");
const SLEEVE = curve("104,17 128,32 152,62 172,97");
const CUFF = curve("172,97 158,109 143,120 127,129");
const SIDE = curve("127,129 121,121 116,116 114,121 113.5,136 114,164 116,214 120,262 122,292");
/** From the hip to the crotch: cut higher in front than behind. */
const LEG = {
  front: curve("122,292 111,297 98,309 76,338 56,373 44,404"),
  back: curve("122,292 114,297 110,316 95,349 69,381 44,404"),
};
const CROTCH = curve("44,404 20,408.6 0,410 -20,408.6 -44,404");
const ARMHOLE = curve("104,17 101,46 103,80 115,116");
/** Where the front's shoulder lies under the back's: it opens wide for the head. */
export const LAP = curve("52,24 72,34 92,50 106,66");
const SNAPS: readonly Point[] = [-27, 0, 27].map((x) => [x, 400 - (x * x) / 400]);
const BINDING = { kind: "rib", width: 9, pitch: 1.7 } as const;

/** Ribbed jersey, thick for its size: folds are few and broad. */
const SMALL_JERSEY: Lay = {
  narrow: 0.958,
  short: 0.985,
  turn: 9,
  pivot: [104, 40],
  warp: [
    [120, 3.4],
    [56, 1.4],
    [28, 0.3],
  ],
  bend: 0.007,
  frames: 16,
  thick: 0.0022,
  stiff: BINDING.width,
  smooth: 3,
};

export function romperGarment(seed: number, above: WholeSide): Garment {
  const below = above === "front" ? "back" : "front";
  return {
    seed,
    spacing: 3.6,
    lay: SMALL_JERSEY,
    top: outline(above),
    bottom: outline(below),
    armhole: ARMHOLE,
    corners: [
      [56, 2],
      [172, 97],
      [127, 129],
      [122, 292],
      [44, 404],
    ],
    seams: [...seams(ARMHOLE, ["top", "bottom"]), ...(above === "front" ? seams(LAP, ["top"]) : [])],
    ...(above === "front" && { buttons: SNAPS }),
  };
}

function seams(line: readonly Point[], on: SeamLine["on"]): SeamLine[] {
  return [line, mirrored(line)].map((points) => ({ points, on, depth: 1 }));
}

function outline(side: WholeSide): Chain[] {
  const sleeve: Chain = { kind: "seam", points: [...SHOULDER, ...SLEEVE.slice(1)] };
  const flank: Chain = { kind: "seam", points: SIDE };
  const right: Chain[] = [sleeve, { ...BINDING, points: CUFF }, flank, { ...BINDING, points: LEG[side] }];
  return [
    { ...BINDING, points: NECK[side] },
    ...right,
    { kind: "hem", points: CROTCH, width: 15 },
    ...right.toReversed().map((chain) => ({ ...chain, points: reversed(mirrored(chain.points)) })),
  ];
}

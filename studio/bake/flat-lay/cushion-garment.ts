import { curve, mirrored, type Point, reversed } from "../curve.ts";
import type { WholeSide } from "./flat-views.ts";
import type { Chain, Garment, Lay } from "./garment.ts";

/** 450 × 450 mm, filled: its corners stand out, its sides draw in. */
export const CUSHION_SIDE = 450;

const TOP = curve("-219,2 -212,0 -150,8 -75,12.5 0,14 75,12.5 150,8 212,0 219,2");
const RIGHT = curve(
  "219,2 223.6,5 225,11 223.6,26 216,76 212,150 211,225 212,300 216,374 223.6,424 225,439 223.6,445 219,448",
);
const BOTTOM = TOP.map(([x, y]): Point => [x, CUSHION_SIDE - y]);
const SEWN: Chain = {
  kind: "seam",
  points: [...TOP, ...RIGHT.slice(1), ...reversed(BOTTOM).slice(1), ...reversed(mirrored(RIGHT)).slice(1)],
};

/** Along the lower edge of the back, hidden in a fold of the cloth. */
export const CUSHION_ZIP = curve("-206,421 -100,419 0,420 100,419 206,421");

const COTTON: Lay = {
  narrow: 1,
  short: 1,
  turn: 0,
  pivot: [0, 0],
  warp: [],
  bend: 0.03,
  frames: 24,
  thick: 0.001,
  stiff: 0,
  smooth: 2,
};

export function cushionGarment(seed: number, above: WholeSide): Garment {
  return {
    seed,
    spacing: 5,
    lay: COTTON,
    top: [SEWN],
    bottom: [SEWN],
    corners: [],
    seams: [
      { points: SEWN.points, on: ["top"], depth: 0.8 },
      ...(above === "back" ? [{ points: CUSHION_ZIP, on: ["top"], depth: 1.6 } as const] : []),
    ],
    tacks: above === "back" ? [CUSHION_ZIP.map(([x, y]): Point => [x, y - 9])] : [],
    filling: { pressure: 9, reach: 45, wide: 1.012, bow: 0.066, sunk: 0.85 },
  };
}

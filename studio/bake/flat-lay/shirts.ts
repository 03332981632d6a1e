import { BACK_EDGE, FRONT_EDGE } from "../crew-neck.ts";
import { curve, type Point } from "../curve.ts";
import { ARMHOLE, HEM, SHOULDER } from "../shirt-body.ts";
import { SHORT_SLEEVE } from "../short-sleeve.ts";
import type { Lay } from "./garment.ts";
import type { Collar, Shirt } from "./shirt-garment.ts";

const JERSEY: Lay = {
  narrow: 0.965,
  short: 0.993,
  turn: 12,
  pivot: [200, 80],
  warp: [
    [210, 5],
    [90, 2.4],
    [45, 0.5],
  ],
  bend: 0.006,
  frames: 16,
  thick: 0.0022,
  stiff: 20,
  smooth: 3,
};

/** Its ends turn over the shoulder. */
function crewCollar(pitch: number): Collar {
  const between = (edge: readonly Point[]): Point[] => [[-70, -11], ...edge.slice(1, -1), [70, -11]];
  return { front: between(FRONT_EDGE), back: between(BACK_EDGE), width: 20, pitch };
}

const SHOULDER_SEAM = curve("90,12 150,33 230,60");
/** The side is a little inside of the sleeve, so that a gap stays between the two. */
const SIDE = curve("260.5,246 257.8,254 257,275 257,300 257,380 256,460 257,540 259,620 261,686");

export const TEE: Shirt = {
  lay: JERSEY,
  collar: crewCollar(2.6),
  upper: [...SHOULDER, ...SHORT_SLEEVE.outer.slice(1)],
  cuff: { kind: "hem", points: SHORT_SLEEVE.cuff, width: 22 },
  lower: [...curve("279,327 272,300 267,274 263.5,254 260.5,246"), ...SIDE.slice(1)],
  hem: { kind: "hem", width: 22 },
  hemDepth: HEM,
  armhole: ARMHOLE,
  shoulderSeam: SHOULDER_SEAM,
};

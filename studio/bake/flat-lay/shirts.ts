import { curve, type Point } from "../curve.ts";
import { ARMHOLE, HEM, SHOULDER } from "../shirt-body.ts";
import { SHORT_SLEEVE } from "../short-sleeve.ts";
import { crewCollar, POLO_NECK, TANK_BINDING, TANK_NECK } from "./collars.ts";
import type { Lay } from "./garment.ts";
import type { Shirt } from "./shirt-garment.ts";

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

const SHOULDER_SEAM = curve("90,12 150,33 230,60");
/** The side is a little inside of the sleeve, so that a gap stays between the two. */
const SIDE = curve("260.5,246 257.8,254 257,275 257,300 257,380 256,460 257,540 259,620 261,686");

/** What all shirts of jersey have alike. */
const BODY = {
  spacing: 5,
  lay: JERSEY,
  hem: { kind: "hem", width: 22 },
  hemDepth: HEM,
  armhole: ARMHOLE,
  shoulderSeam: SHOULDER_SEAM,
} as const;

export const TEE: Shirt = {
  ...BODY,
  collar: crewCollar(2.6),
  upper: [...SHOULDER, ...SHORT_SLEEVE.outer.slice(1)],
  cuff: { kind: "hem", points: SHORT_SLEEVE.cuff, width: 22 },
  lower: [...curve("279,327 272,300 267,274 263.5,254 260.5,246"), ...SIDE.slice(1)],
};

/** The arm falls at 14° to the body, as the catalogue's sleeve areas lie. */
export const LONG_SLEEVE: Shirt = {
  ...BODY,
  spacing: 6,
  lay: { ...JERSEY, turn: 7, trail: 1, short: 0.985 },
  collar: crewCollar(2.6),
  upper: curve(
    "86,0 130,14 184,31 234,46 260,56 285,78 308,119 330,180 350,250 372,340 396,440 416,530 428,584 431,606 440,651",
  ),
  cuff: { kind: "rib", points: curve("440,651 414,659 389,664 363,669"), width: 58, pitch: 2.6 },
  lower: [
    ...curve("363,669 354,630 346,602 336,550 320,470 303,390 288,325 276,290 269,266 264,253 260.5,246"),
    ...SIDE.slice(1),
  ],
};

export const POLO: Shirt = {
  ...TEE,
  spacing: 6,
  collar: POLO_NECK,
  upper: TEE.upper.slice(1),
  cuff: { kind: "rib", points: SHORT_SLEEVE.cuff, width: 20, pitch: 2.6 },
};

const TANK_SHOULDER = curve("108,4 134,10 158,18");

export const TANK: Shirt = {
  spacing: 6,
  lay: { ...JERSEY, turn: 0 },
  hem: BODY.hem,
  hemDepth: HEM,
  collar: TANK_NECK,
  upper: TANK_SHOULDER.slice(1),
  cuff: { kind: "rib", points: curve("158,18 160,70 168,122 190,176 222,218 259,246"), ...TANK_BINDING },
  lower: [...curve("259,246 258,262 257,290"), ...SIDE.filter(([, y]) => y > 292)],
  shoulderSeam: TANK_SHOULDER.map(([x, y]): Point => [x, y + 7]),
};

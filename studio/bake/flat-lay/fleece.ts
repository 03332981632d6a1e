import { curve, mirrored, type Point, reversed } from "../curve.ts";
import { crewCollar } from "./collars.ts";
import type { WholeSide } from "./flat-views.ts";
import type { Chain, Cord, Garment, Lay } from "./garment.ts";
import { type Shirt, shirtGarment } from "./shirt-garment.ts";

/** A body of the shop's fleece: 550 mm wide, 670 mm long, with ribs at hem and cuffs. */
export const FLEECE_HALF = 275;
export const FLEECE_HEM = 670;

/** Thick: its folds are few and broad. */
const FLEECE: Lay = {
  narrow: 0.96,
  short: 0.98,
  turn: 7,
  pivot: [212, 90],
  trail: 1,
  warp: [
    [260, 7],
    [120, 3],
    [60, 0.6],
  ],
  bend: 0.02,
  frames: 16,
  thick: 0.004,
  stiff: 46,
  smooth: 4,
};

/** From the shoulder's tip down the sleeve, whose end bulges over the rib. */
const OUTER = "248,60 280,72 311,98 341,150 365,214 387,288 411,384 432,482 446,550 449,580 443,602 445,628 449,656";
const UNDER = "375,673 366,640 360,618 352,598 341,560 324,480 307,400 293,335 285,300 280.5,283 277,272";
const SIDE = "277,272 273.6,283 272.6,302 273,340 272,430 273,520 277,570 277,594 269,614 262,628 258,667";
const RIB = { kind: "rib", pitch: 3.6 } as const;

const BODY = {
  spacing: 5,
  lay: FLEECE,
  cuff: { ...RIB, points: curve("449,656 424,662 399,668 375,673"), width: 60 },
  lower: [...curve(UNDER), ...curve(SIDE).slice(1)],
  hem: { ...RIB, width: 54 },
  hemDepth: FLEECE_HEM,
  armhole: curve("248,60 243,112 244,164 251,218 264,252 277,272"),
} as const;

export const SWEATSHIRT: Shirt = {
  ...BODY,
  spacing: 7,
  collar: crewCollar(3),
  upper: [...curve("86,0 140,20 195,40 248,60"), ...curve(OUTER).slice(1)],
  shoulderSeam: curve("92,14 140,34 195,55 246,76"),
};

export const HOODIE: Shirt = {
  ...BODY,
  collar: {
    front: curve("-118,24 -84,74 -40,100 0,106 40,100 84,74 118,24"),
    back: curve("-118,24 -84,33 -44,38 0,39 44,38 84,33 118,24"),
    width: 4,
    pitch: 3.6,
  },
  upper: [...curve("118,24 180,40 248,60").slice(1), ...curve(OUTER).slice(1)],
  shoulderSeam: curve("122,36 180,54 246,76"),
};

/** The hood stands up behind the neck; lines are given on the viewer's right, from the crown down. */
const CROWN = curve("0,-272 40,-269 84,-251 118,-213 136,-157 141,-92 136,-30 122,22");
const HOOD_SEAM: Chain = { kind: "seam", points: [...reversed(mirrored(CROWN)), ...CROWN.slice(1)] };
const NECK_IN_FRONT = curve("122,22 105,56 74,87 36,106 2.5,113");
const OPENING = curve("2.5,113 12,96 30,66 50,26 64,-24 69,-84 64,-140 46,-184 22,-206 0,-212");
/** The edge of the hood, from the throat around and back. */
export const HOOD_EDGE = [...OPENING, ...reversed(mirrored(OPENING)).slice(1)];

/** What comes out of the hood's band at the throat: never equally far, with a knot before the end. */
export const WORN_CORDS: readonly Cord[] = [
  ...cord("34,62 39,92 38,140 42,192 41,228", 12),
  ...cord("-34,62 -40,96 -42,150 -39,204 -43,242", 12),
];

function cord(course: string, knot: number): Cord[] {
  const middle = curve(course);
  const [x, y] = middle.at(-1) as Point;
  return [
    { middle },
    {
      middle: curve([
        [x, y],
        [x, y + knot],
      ]),
      isKnot: true,
    },
    {
      middle: curve([
        [x, y + knot],
        [x - 1, y + knot + 8],
        [x - 1, y + knot + 16],
      ]),
      isFrayed: true,
    },
  ];
}

/** Where the hood's back is sewn on, from right to left. */
const NECK_BEHIND = curve("122,22 84,38 44,45 0,47 -44,45 -84,38 -122,22");

export function hoodieGarment(seed: number, above: WholeSide): Garment {
  // Nothing lies on the back that would need a fine mesh.
  const body = shirtGarment(above === "front" ? HOODIE : { ...HOODIE, spacing: 7 }, seed, above);
  return above === "front"
    ? { ...body, hood: hoodInFront(seed), pocket: { rim: POCKET_RIM } }
    : { ...body, hood: hoodBehind(seed) };
}

const HOOD: Lay = {
  ...FLEECE,
  narrow: 0.95,
  short: 0.955,
  turn: 0,
  warp: [
    [160, 7],
    [70, 2.4],
  ],
  stiff: 22,
};

/** Its two halves, their band with the tunnel for the cord, and the inside of the back between them. */
export function hoodInFront(seed: number): Garment {
  return {
    seed,
    spacing: 5,
    lay: { ...HOOD, loft: 24 },
    top: [
      HOOD_SEAM,
      { kind: "hem", points: NECK_IN_FRONT, width: 5 },
      { kind: "hem", points: HOOD_EDGE, width: 26 },
      { kind: "hem", points: [HOOD_EDGE.at(-1) as Point, ...reversed(mirrored(NECK_IN_FRONT))], width: 5 },
    ],
    bottom: [HOOD_SEAM, { kind: "hem", points: curve("122,22 84,56 40,76 0,82 -40,76 -84,56 -122,22"), width: 3 }],
    corners: [[122, 22]],
    seams: [
      { points: curve("0,-272 0,-212"), on: ["top"], depth: 1 },
      { points: curve("0,-272 2,-120 0,78"), on: ["bottom"], depth: 1.2 },
    ],
  };
}

function hoodBehind(seed: number): Garment {
  const sheet: Chain[] = [HOOD_SEAM, { kind: "hem", points: NECK_BEHIND, width: 5 }];
  return {
    seed,
    spacing: 5,
    lay: { ...HOOD, loft: 16 },
    top: sheet,
    bottom: sheet,
    corners: [[122, 22]],
    seams: [{ points: curve("0,-272 2,-160 0,46"), on: ["top"], depth: 1.1 }],
  };
}

/** The kangaroo pocket, open at its slanted sides. */
const SLANT = curve("98,424 120,446 146,492 168,545");
const POCKET_SIDE = curve("168,545 173,580 175,616");
const POCKET_RIM: Chain[] = [
  { kind: "hem", points: curve("-98,424 0,427 98,424"), width: 6 },
  { kind: "hem", points: SLANT, width: 10, isOpen: true },
  { kind: "hem", points: POCKET_SIDE, width: 6 },
  { kind: "hem", points: curve("175,616 0,619 -175,616"), width: 3 },
  { kind: "hem", points: reversed(mirrored(POCKET_SIDE)), width: 6 },
  { kind: "hem", points: reversed(mirrored(SLANT)), width: 10, isOpen: true },
];

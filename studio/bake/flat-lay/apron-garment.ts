import { curve, mirrored, type Point, reversed } from "../curve.ts";
import type { Chain, Crease, Garment, Lay, Pocket, Strap } from "./garment.ts";

/** A bib apron for grown-ups: 700 mm wide, 850 mm from the bib's edge to the hem, with a neck strap, ties and a double pocket. */
export const APRON = { half: 350, length: 850, bibHem: 30, hem: 24, sideHem: 12 } as const;
export const APRON_POCKET = { half: 200, top: 420, bottom: 600, hem: 28 } as const;
const STRAP = { width: 26, thick: 2.6, isAbove: false, sewn: 0 } as const;

const BIB = curve("-130,0 -65,0.8 0,1.2 65,0.8 130,0");
const ARMHOLE = curve("130,0 133,60 143,120 168,180 214,230 282,262 350,274");
const SIDE = curve("350,274 352,420 353,600 351,760 349,834 344,848");
/** Down on the viewer's right. */
export const APRON_EDGES = [ARMHOLE, SIDE];
const HEM = curve("344,848 230,851 110,850 0,851 -110,850 -230,851 -344,848");

/** Twill: soft, in few broad folds. */
const TWILL: Lay = {
  narrow: 0.984,
  short: 0.991,
  turn: 0,
  pivot: [0, 0],
  warp: [
    [300, 4.5],
    [150, 1.2],
  ],
  bend: 0.05,
  frames: 16,
  thick: 0.003,
  stiff: APRON.sideHem,
  smooth: 4,
};

export function apronGarment(seed: number): Garment {
  const hem = (points: readonly Point[], width: number): Chain => ({ kind: "hem", points, width, weight: 1.6 });
  return {
    seed,
    spacing: 6.5,
    lay: TWILL,
    top: [
      hem(BIB, APRON.bibHem),
      hem(ARMHOLE, APRON.sideHem),
      hem(SIDE, APRON.sideHem),
      hem(HEM, APRON.hem),
      hem(reversed(mirrored(SIDE)), APRON.sideHem),
      hem(reversed(mirrored(ARMHOLE)), APRON.sideHem),
    ],
    bottom: [],
    corners: [
      [130, 0],
      [350, 274],
      [344, 848],
    ],
    seams: [],
    tacks: [...STRAP_ENDS, ...STRAP_ENDS.map(mirrored)],
    creases: CREASES,
    pocket: pocket(),
    straps: [NECK, tie("330,288 366,292 394,330 402,400 392,480 388,560 402,640 404,700"), tie(LEFT_TIE)],
  };
}

/** The strap is sewn to the inside of the bib, the ties to the sides: a small square of stitches shows it. */
const STRAP_ENDS: readonly Point[][] = [square(103, 123, 5, 25), square(329, 347, 280, 296)];
const NECK: Strap = {
  ...STRAP,
  middle: curve("-113,14 -113,-10 -110,-70 -90,-146 -46,-202 0,-216 46,-202 90,-146 110,-70 113,-10 113,14"),
};
const LEFT_TIE = "-330,288 -366,296 -390,344 -394,420 -406,500 -398,590 -384,668 -392,730";

function tie(middle: string): Strap {
  return { ...STRAP, middle: curve(middle) };
}

/** It came folded by its sides, then in three. No print lies where it was folded. */
const CREASES: readonly Crease[] = [
  { points: curve("-232,250 -233,450 -232,640 -233,850"), depth: 0.9 },
  { points: curve("233,250 232,450 233,640 232,850"), depth: 0.9 },
  { points: curve("-351,346 -120,344 120,345 351,343"), depth: 0.9 },
  { points: curve("-352,622 -120,624 120,623 352,625"), depth: 0.9 },
];

/** One half for the hand, one for the pen. */
function pocket(): Pocket {
  const { half, top, bottom, hem } = APRON_POCKET;
  const sewn = (points: readonly Point[]): Chain => ({ kind: "hem", points, width: 6, weight: 1.4 });
  return {
    rim: [
      { kind: "hem", points: POCKET_MOUTH, width: hem, isOpen: true, weight: 1.6 },
      sewn(POCKET_SIDE),
      sewn(
        curve([
          [half - 14, bottom],
          [0, bottom + 0.6],
          [14 - half, bottom],
        ]),
      ),
      sewn(reversed(mirrored(POCKET_SIDE))),
    ],
    rows: [58, 62].map((x) =>
      curve([
        [x, top + 2],
        [x, (top + bottom) / 2],
        [x, bottom - 4],
      ]),
    ),
  };
}

/** Its edge sags a little between what holds it. */
export const POCKET_MOUTH = curve([
  [-APRON_POCKET.half, APRON_POCKET.top],
  [-70, APRON_POCKET.top + 4],
  [60, APRON_POCKET.top + 0.4],
  [130, APRON_POCKET.top + 2],
  [APRON_POCKET.half, APRON_POCKET.top],
]);

export const POCKET_SIDE = curve([
  [APRON_POCKET.half, APRON_POCKET.top],
  [APRON_POCKET.half + 1, (APRON_POCKET.top + APRON_POCKET.bottom) / 2],
  [APRON_POCKET.half, APRON_POCKET.bottom - 14],
  [APRON_POCKET.half - 14, APRON_POCKET.bottom],
]);

function square(left: number, right: number, top: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
}

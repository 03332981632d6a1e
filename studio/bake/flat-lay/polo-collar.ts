import { curve, mirrored, type Point, reversed } from "../curve.ts";
import { POLO_NECK } from "./collars.ts";
import type { Chain, Garment, Leaf } from "./garment.ts";

export const PLACKET = { half: 17, top: 56, bottom: 206 } as const;
export const BUTTONS: readonly Point[] = [
  [0, 108],
  [0, 158],
];

/** A leaf of the collar on the viewer's right: around the neck, down its outer edge, back along the front, and up where it turns over. */
const LEAF_LINES = [
  curve("56,-25 80,-17 103,3"),
  curve("103,3 102,30 93,64 82,92"),
  curve("82,92 58,88 32,79 7,66"),
  curve("7,66 26,50 42,28 52,2 56,-25"),
] as const;
export const LEAF = LEAF_LINES.flat();

/** Behind the neck it turns over and falls: both from the left to the right and back. */
export const BACK_LEAF = {
  fold: curve("-103,4 -80,-17 -42,-27 0,-29 42,-27 80,-17 103,4"),
  fall: curve("103,4 72,21 36,29 0,31 -36,29 -72,21 -103,4"),
} as const;

/** What is drawn onto a polo that lies, cut from cloth for one that is worn or hangs. */
export const WORN_COLLAR: Partial<Garment> = {
  leaves: [leaf(1), leaf(-1)],
  stand: { points: POLO_NECK.back, height: 40, lower: 0.35, narrower: 0.2, lean: 4 },
  pocket: { rim: placket() },
  buttons: BUTTONS,
};

/** Around a neck it goes on to the front, where nobody behind sees it. */
const BAND = [
  curve("-72,-12 -58,-16 -35,-11 0,-5 35,-11 58,-16 72,-12"),
  curve("72,-12 77,4 74,20"),
  curve("74,20 60,24 36,29 0,31 -36,29 -60,24 -74,20"),
  curve("-74,20 -77,4 -72,-12"),
] as const;

export const WORN_COLLAR_BEHIND: Partial<Garment> = { leaves: [leafOf(BAND, BAND[0])] };

function leaf(side: 1 | -1): Leaf {
  const lines = side === 1 ? LEAF_LINES : LEAF_LINES.map((line) => reversed(mirrored(line))).toReversed();
  return leafOf(lines, lines.at(side === 1 ? -1 : 0));
}

/** `turned` is the line along which it turns over. */
function leafOf(lines: readonly (readonly Point[])[], turned: readonly Point[] | undefined): Leaf {
  return {
    rim: lines.map((points): Chain => ({ kind: "hem", points, width: 4, ...(points === turned && { isOpen: true }) })),
  };
}

function placket(): Chain[] {
  const { half, top, bottom } = PLACKET;
  const corners: Point[] = [
    [-half, top],
    [half, top],
    [half, bottom],
    [-half, bottom],
    [-half, top],
  ];
  return corners.slice(1).map((to, nth) => ({ kind: "hem", points: curve([corners[nth] as Point, to]), width: 3.4 }));
}

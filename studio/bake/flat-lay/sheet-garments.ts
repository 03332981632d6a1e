import { beside, curve, mirrored, type Point, reversed } from "../curve.ts";
import { roundSheet } from "../round-sheet.ts";
import type { Band, Chain, Crease, Garment, Lay } from "./garment.ts";

/** Cut pile of two millimetres on either side: it lies in soft swells, and its edges are round. */
const TERRY: Lay = {
  narrow: 0.991,
  short: 0.994,
  turn: 0,
  pivot: [0, 0],
  warp: [
    [180, 3],
    [80, 1],
  ],
  bend: 0.08,
  frames: 26,
  thick: 0.005,
  stiff: 999,
  smooth: 4,
};

/** A bib's two layers of cotton, quilted by nothing but their edge. */
const DOUBLED: Lay = {
  ...TERRY,
  narrow: 0.982,
  short: 0.988,
  warp: [
    [90, 2.6],
    [40, 0.6],
  ],
  bend: 0.02,
  thick: 0.0026,
  // More would draw a cut edge in between its points.
  smooth: 1,
  isKept: true,
};

/** Thin plain cotton. */
const LAWN: Lay = {
  ...TERRY,
  narrow: 0.988,
  short: 0.982,
  warp: [
    [190, 3.6],
    [70, 1],
  ],
  bend: 0.01,
  frames: 14,
  thick: 0.0006,
  isKept: true,
};

export const HAND_TOWEL = { half: 170, length: 340, border: 28 } as const;
export const FACE_TOWEL = { half: 170, length: 800, border: 49 } as const;
export const TENUGUI = { half: 450, length: 340 } as const;
const BORDER = { width: 17, depth: 1.1 } as const;

interface Towel {
  readonly half: number;
  readonly length: number;
  /** How far the middle of a flat woven border is from either end, mm. */
  readonly border: number;
}

export function towelGarment(seed: number, { half, length, border }: Towel): Garment {
  return {
    ...sheet(seed, { half, length, round: 7, side: 7, end: 9 }),
    lay: TERRY,
    spacing: length > 500 ? 8 : 6,
    bands: [border, length - border].map((y): Band => {
      const points: readonly Point[] = [
        [-half, y],
        [half, y],
      ];
      return { points, ...BORDER };
    }),
  };
}

/** Its short ends are cut and left open; it came folded in four. */
export function tenuguiGarment(seed: number): Garment {
  const { half, length } = TENUGUI;
  return {
    ...sheet(seed, { half, length, round: 1.5, side: 2.6, end: 0.6 }),
    lay: LAWN,
    spacing: 7,
    creases: [-half / 2, 0, half / 2].map(
      (x): Crease => ({
        points: curve([
          [x + 0.6, -4],
          [x - 0.8, length / 2],
          [x + 0.5, length + 4],
        ]),
        depth: 0.8,
      }),
    ),
  };
}

interface Sheet {
  readonly half: number;
  readonly length: number;
  readonly round: number;
  /** The widths of the narrow hems of its long sides and of its ends, mm. */
  readonly side: number;
  readonly end: number;
}

function sheet(seed: number, { half, length, round, side, end }: Sheet) {
  const outline = roundSheet(-half, 0, half, length, round);
  const [right, left] = [outline.slice(0, outline.length / 2), outline.slice(outline.length / 2)];
  const hem = (points: readonly Point[], width: number): Chain => ({ kind: "hem", points, width, weight: 0.8 });
  const between = (from: readonly Point[], to: readonly Point[]) => [from.at(-1), to[0]] as Point[];
  return {
    seed,
    top: [hem(between(left, right), end), hem(right, side), hem(between(right, left), end), hem(left, side)],
    bottom: [],
    corners: [],
    seams: [],
  };
}

/** A bib of two layers, turned: 200 mm wide and 245 long below its neck's line, with snaps behind the neck. */
export const BIB = { half: 100, length: 245 } as const;
/** How far the stitches that hold its layers are from its edge, mm. */
const BIB_SEAM = 4;

const BIB_NECK = curve("0,88 13,86 24,81.4 34,72 41,60 43.6,45 43.4,29 40,12 35,-1 32,-12", 1.5);
const BIB_SIDE = curve(
  "32,-12 31,-22 36,-29.6 45,-31 55,-26 65,-10 75,13 85.5,48 94.5,88 99,120 100,150 97.5,177 87.5,204 70,225 47,239 23,244 0,245",
  1.5,
);

export function bibGarment(seed: number): Garment {
  const edges = [
    [...reversed(mirrored(BIB_NECK)), ...BIB_NECK.slice(1)],
    [...BIB_SIDE, ...reversed(mirrored(BIB_SIDE)).slice(1)],
  ];
  return {
    seed,
    spacing: 3.6,
    lay: DOUBLED,
    top: edges.map((points): Chain => ({ kind: "hem", points, width: 0, weight: 0 })),
    bottom: [],
    corners: [],
    seams: [],
    rows: edges.map((points) => beside(points, -BIB_SEAM)),
    buttons: [-45, 45].map((x): Point => [x, -15]),
  };
}

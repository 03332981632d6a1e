import { curve, type Point } from "../curve.ts";
import { roundSheet } from "../round-sheet.ts";
import type { Chain, Garment, Lay, Zip } from "./garment.ts";

export interface ZipBagCut {
  readonly half: number;
  readonly height: number;
  readonly zip?: ZipPlace;
  /** Where the tape that it hangs on lies. */
  readonly tape?: readonly Point[];
  readonly rows?: Garment["rows"];
}

export interface ZipPlace {
  /** How far below the upper edge, mm. */
  readonly y: number;
  /** At which end it is shut. */
  readonly end: "left" | "right";
}

/** Canvas that is sewn all around and turned out. */
const CANVAS: Lay = {
  narrow: 0.991,
  short: 0.992,
  turn: 0,
  pivot: [0, 0],
  loft: 3,
  warp: [
    [150, 1.1],
    [70, 0.5],
  ],
  bend: 0.2,
  frames: 16,
  thick: 0,
  stiff: 0,
  smooth: 3,
  isKept: true,
};
/** Of the upper corners, where a fold ends, and of the lower ones. */
const CORNERS = { upper: 1.6, lower: 5 } as const;
/** The zip's ends are caught in the side seams, mm from the edge. */
const CAUGHT = 1.8;
const SLOT = 9;

export function zipBagGarment(seed: number, { half, height, zip, tape, rows }: ZipBagCut): Garment {
  const upper = roundSheet(-half, 0, half, height, CORNERS.upper);
  const lower = roundSheet(-half, 0, half, height, CORNERS.lower);
  const quarter = upper.length / 4;
  const [first, ...rest] = [...upper.slice(0, quarter), ...lower.slice(quarter, -quarter), ...upper.slice(-quarter)];
  const sewn: Chain = { kind: "seam", points: [first, ...rest, first] as Point[] };
  return {
    seed,
    spacing: 4,
    lay: CANVAS,
    top: [sewn],
    bottom: [sewn],
    corners: [],
    seams: [],
    ...(rows && { rows }),
    ...(zip && { zip: zipOf(half - CAUGHT, zip) }),
    ...(tape && { straps: [{ middle: tape, width: 10, thick: 1.6, isAbove: false, sewn: 0 }] }),
  };
}

function zipOf(half: number, { y, end }: ZipPlace): Zip {
  return {
    middle: curve([
      [-half, y],
      [0, y + 0.4],
      [half, y],
    ]),
    slot: SLOT,
    above: y - SLOT / 2 + 0.1,
    ...(end === "left" ? { slider: 11, turn: 62 } : { slider: 2 * half - 11, turn: 114 }),
  };
}

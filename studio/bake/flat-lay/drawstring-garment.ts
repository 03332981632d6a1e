import { curve, mirrored, type Point, reversed } from "../curve.ts";
import type { WholeSide } from "./flat-views.ts";
import type { Chain, Cord, Garment, Lay } from "./garment.ts";

/** Where the channel is sewn, mm below the mouth; the cords run between its rows. */
const CHANNEL = [20, 35] as const;
const HALF = 125;
const HEIGHT = 300;

/** Sheeting, which is soft. Its channel is drawn in, so that above and below it the cloth stands in pleats. */
const SHEETING: Lay = {
  narrow: 0.992,
  short: 0.993,
  turn: 0,
  pivot: [0, 0],
  loft: 4,
  warp: [
    [170, 1.4],
    [80, 0.6],
  ],
  bend: 0.05,
  frames: 18,
  thick: 0,
  stiff: 0,
  smooth: 2,
  isKept: true,
  gathers: [
    [0, 0.86],
    [14, 0.82],
    [27, 0.79],
    [40, 0.82],
    [62, 0.91],
    [100, 0.985],
    [160, 1],
  ],
};

export function drawstringGarment(seed: number, side: WholeSide): Garment {
  const mouth: Chain = { kind: "hem", points: MOUTH, width: 2, weight: 0 };
  return {
    seed,
    spacing: 4.4,
    lay: SHEETING,
    top: [mouth, SEWN],
    bottom: [mouth, SEWN],
    corners: [],
    seams: [],
    creases: [{ points: across(27.5), depth: -0.5 }],
    rows: CHANNEL.map(across),
    cords: side === "front" ? cordsOf(1, -1) : cordsOf(-1, 1),
  };
}

const MOUTH = curve("-110,0.4 -93,-2.4 -70,0.8 -44,-2.6 -20,0.4 9,-2.2 38,0.9 66,-2.8 90,0.2 110,0.4");
const SIDE = curve(
  "110,0.4 108,7 105.4,17 104,27 105.4,38 109.6,52 114.8,67 119.4,85 122.6,107 124.4,136 125,168 125,240 124.6,284 123,296 116,299.6 108,300",
);
const BOTTOM = curve([
  [108, HEIGHT],
  [0, HEIGHT + 0.6],
  [-108, HEIGHT],
]);
const SEWN: Chain = { kind: "seam", points: [...SIDE, ...BOTTOM.slice(1), ...reversed(mirrored(SIDE)).slice(1)] };

function across(y: number): Point[] {
  return curve([
    [-HALF, y],
    [0, y + 0.6],
    [HALF, y],
  ]);
}

/** Cords hang from both sides, and never equally far. */
function cordsOf(shorter: 1 | -1, longer: 1 | -1): Cord[] {
  return [...endsOf(shorter, [148, 112]), ...endsOf(longer, [143, 122])];
}

/** Both ends of one cord, which are knotted together beside the bag. */
function endsOf(side: 1 | -1, [out, knot]: Point): Cord[] {
  const to = (points: readonly Point[]) =>
    curve(
      points.map(([x, y]): Point => [x * side, y]),
      1,
    );
  return [
    {
      middle: to([
        [102.6, 29.4],
        [117, 31],
        [out - 17, 42],
        [out - 6, 70],
        [out - 4, knot - 22],
        [out - 0.4, knot - 4],
      ]),
    },
    {
      middle: to([
        [102.6, 25],
        [120, 22.5],
        [out - 8, 33],
        [out + 4, 66],
        [out + 2, knot - 20],
        [out + 0.4, knot - 4],
        [out - 0.6, knot + 8],
      ]),
    },
    {
      middle: to([
        [out - 1, knot + 2],
        [out - 2.6, knot + 12],
        [out - 3.4, knot + 27],
      ]),
      isFrayed: true,
    },
    {
      middle: to([
        [out + 1, knot + 2],
        [out + 3.4, knot + 13],
        [out + 6, knot + 24],
      ]),
      isFrayed: true,
    },
    {
      middle: to([
        [out, knot - 8],
        [out, knot + 6],
      ]),
      isKnot: true,
    },
  ];
}

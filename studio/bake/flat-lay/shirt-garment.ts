import { curve, mirrored, type Point, reversed } from "../curve.ts";
import type { Chain, Garment, Lay, SeamLine } from "./garment.ts";

/** A shirt as it lies; all lines on the viewer's right. */
export interface Shirt {
  /** Of the mesh, mm: thick cloth has no small folds. */
  readonly spacing: number;
  readonly lay: Lay;
  readonly collar: Collar;
  /** From the collar's end over the shoulder to the cuff's outer end. */
  readonly upper: readonly Point[];
  /** From outside inwards. */
  readonly cuff: Chain;
  /** Under the arm, if there is one, to the armpit, and down the side to the hem's corner. */
  readonly lower: readonly Point[];
  readonly hem: Finish;
  readonly hemDepth: number;
  /** A shirt without it has no sleeves. */
  readonly armhole?: readonly Point[];
  readonly shoulderSeam: readonly Point[];
}

/** Its free edges, from the left end to the right one, and its ribs. */
export interface Collar {
  readonly front: readonly Point[];
  readonly back: readonly Point[];
  readonly width: number;
  readonly pitch: number;
  readonly drawn?: number;
}

type Finish =
  | { readonly kind: "hem"; readonly width: number }
  | { readonly kind: "rib"; readonly width: number; readonly pitch: number };

export function shirtGarment(shirt: Shirt, seed: number, above: "front" | "back"): Garment {
  const { collar, cuff, lower } = shirt;
  const [top, bottom] = above === "front" ? [collar.front, collar.back] : [collar.back, collar.front];
  return {
    seed,
    spacing: shirt.spacing,
    lay: shirt.lay,
    top: outline(shirt, top),
    bottom: outline(shirt, bottom),
    ...(shirt.armhole && { armhole: shirt.armhole }),
    corners: [top, cuff.points.slice(0, 1), cuff.points, lower].map((line) => line.at(-1) as Point),
    seams: [1, -1].flatMap((side): SeamLine[] => {
      const at = (points: readonly Point[]) => (side === 1 ? [...points] : mirrored(points));
      return [
        ...(shirt.armhole ? [{ points: at(shirt.armhole), on: ["top", "bottom"], depth: 1 } as const] : []),
        { points: at(shirt.shoulderSeam), on: ["top"], depth: 0.8 },
      ];
    }),
  };
}

function outline(shirt: Shirt, neck: readonly Point[]): Chain[] {
  const { collar, cuff, lower, hemDepth } = shirt;
  const [x, y] = lower.at(-1) as Point;
  const upper = [neck.at(-1) as Point, ...shirt.upper];
  const flat = x - 61;
  const hem = curve([
    [x, y],
    [flat, hemDepth],
    [0, hemDepth],
    [-flat, hemDepth],
    [-x, y],
  ]);
  return [
    {
      kind: "rib",
      points: neck,
      width: collar.width,
      pitch: collar.pitch,
      ...(collar.drawn && { drawn: collar.drawn }),
    },
    { kind: "seam", points: upper },
    cuff,
    { kind: "seam", points: lower },
    { ...shirt.hem, points: hem },
    { kind: "seam", points: reversed(mirrored(lower)) },
    { ...cuff, points: reversed(mirrored(cuff.points)) },
    { kind: "seam", points: reversed(mirrored(upper)) },
  ];
}

import { curve, mirrored, type Point, reversed } from "../curve.ts";
import { flatViews, NEAR_HAZE, type WholeSide } from "../flat-lay/flat-views.ts";
import { type ZipBagCut, zipBagGarment } from "../flat-lay/zip-bag-garment.ts";
import { createStage, type Stage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

interface ZipBag {
  readonly silhouette: string;
  readonly stage: Stage;
  readonly half: number;
  readonly height: number;
  /** What else each side shows; a seed is another way of lying, picked by eye. */
  readonly sides: Readonly<Record<WholeSide, Omit<ZipBagCut, "half" | "height"> & { readonly seed: number }>>;
}

/** 200 × 140 mm; its zip is its upper edge, so that both sides show it. */
export function bakePouch(): BakedSilhouette {
  const y = 8.2;
  return bakeZipBag({
    silhouette: "pouch",
    stage: createStage(6.3, 750, 410),
    half: 100,
    height: 140,
    sides: {
      front: { seed: 811, zip: { y, end: "left" } },
      back: { seed: 814, zip: { y, end: "right" } },
    },
  });
}

/** 240 × 190 mm on a narrow strap. */
export function bakeSacoche(): BakedSilhouette {
  const half = 120;
  const tape = tapeOf(half - 6);
  const rows = [
    curve([
      [-half + 2, 3.5],
      [half - 2, 3.5],
    ]),
  ];
  return bakeZipBag({
    silhouette: "sacoche",
    stage: createStage(4.3, 750, 690),
    half,
    height: 190,
    sides: {
      front: { seed: 821, tape, rows, zip: { y: 22, end: "left" } },
      back: { seed: 822, tape: reversed(mirrored(tape)), rows },
    },
  });
}

function bakeZipBag({ silhouette, stage, half, height, sides }: ZipBag): BakedSilhouette {
  const viewsOf = (side: WholeSide): BakedView[] => {
    const { seed, ...cut } = sides[side];
    return flatViews({
      side,
      silhouette,
      garment: zipBagGarment(seed, { half, height, ...cut }),
      stage,
      closeUps: {},
      faintest: NEAR_HAZE,
      grain: weaveGrain(18),
      lines: [
        { name: "centre", axis: "x", at: 0 },
        { name: "top", axis: "y", at: 0 },
        { name: "bottom", axis: "y", at: height * 1000 },
      ],
    });
  };
  return { silhouette, referenceWidth: half * 2000, views: [...viewsOf("front"), ...viewsOf("back")] };
}

/** From one upper corner to the other, laid in a loop; it begins on the right. */
function tapeOf(x: number): Point[] {
  return curve([
    [x, 14],
    [x - 1, -10],
    [x - 6, -46],
    [x - 27, -92],
    [x * 0.4, -126],
    [-8, -136],
    [-x * 0.52, -123],
    [22 - x, -86],
    [5 - x, -43],
    [1 - x, -10],
    [-x, 14],
  ]);
}

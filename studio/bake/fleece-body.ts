import { settleCloth } from "./cloth.ts";
import { closedPath, curve, mirrored, type Point, reversed } from "./curve.ts";
import { type Field, smoothstep } from "./field.ts";
import { type Goods, layPiece } from "./goods.ts";
import { createNoise } from "./noise.ts";
import { layRibBand } from "./rib-band.ts";
import { uneven } from "./shirt-body.ts";
import { laySleeve, type SleeveShape } from "./sleeve.ts";
import { fillOf } from "./stage.ts";
import { seam, stitch } from "./stitch.ts";
import { createCrumple, gather, gatherAround } from "./surplus.ts";
import { dome, sumOf } from "./volume.ts";

/** Size M of the shop's fleece: 550 mm wide, 670 mm long, with ribs at hem and cuffs. */
export const FLEECE_HALF = 275;
export const FLEECE_HEM = 670;

const ARMPIT: Point = [277, 270];
const ARMHOLE = curve([[248, 60], [243, 112], [244, 164], [251, 218], [264, 252], ARMPIT]);
const SIDE = curve([ARMPIT, [276, 340], [274, 430], [275, 520], [279, 572], [277, 600], [267, 618]]);

const RIB_START = curve("-264,612 -120,615 0,614 120,615 264,612");
const RIB_END = curve("-257,667 -120,672 0,670 120,672 257,667");

const SLEEVE: SleeveShape = {
  outer: curve("244,58 278,68 310,96 340,148 364,212 386,286 410,382 431,480 446,552 447,582 440,598"),
  cuff: curve("440,598 412,604 381,611 356,617"),
  under: curve([
    [356, 617],
    [340, 560],
    [320, 480],
    [303, 400],
    [287, 330],
    [271, 280],
  ]),
  inside: curve([
    [271, 280],
    [226, 225],
    [210, 130],
    [218, 66],
    [244, 58],
  ]),
};
/** The rib starts inside the sleeve, which bulges over it. */
const CUFF_START = curve("436,588 412,594 381,601 358,606");
const CUFF_END = curve("448,655 424,662 397,668 374,673");

export interface FleeceBodyOptions {
  readonly seed: number;
  /** From the left neck point to the right one. */
  readonly neckline: readonly Point[];
  /** From the end of the neckline to the sleeve, and the seam a little below it. */
  readonly shoulder: readonly Point[];
  readonly shoulderSeam: readonly Point[];
}

export function layFleeceBody(goods: Goods, options: FleeceBodyOptions): Field {
  const { stage } = goods;
  const { seed, neckline } = options;
  const rib = { pitch: 3.5, depth: 0.55, rise: 2 };
  layRibBand(goods, RIB_START, RIB_END, rib, { edge: { width: 6, drop: 2 } });
  const hem = curve("267,618 180,620 60,617 -60,620 -180,618 -267,618");
  const side = [...options.shoulder, ...ARMHOLE, ...SIDE];
  const coverage = fillOf(stage, closedPath(uneven([...neckline, ...side, ...hem, ...reversed(mirrored(side))], seed)));
  const crumple = createCrumple(seed, 0.003, 2);
  const drape = createNoise(seed + 7, 110, 400);
  const folds = settleCloth(stage, coverage, {
    seed,
    levels: 5,
    weight: 0.0003,
    surplus: (x, y, surplus) => {
      for (const at of [-1, 1]) {
        gatherAround(surplus, x, y, { x: at * 280, y: 274, amount: 0.07, reach: 75 });
        gatherAround(surplus, x, y, { x: at * 282, y: 290, amount: 0.017, reach: 170 });
      }
      gather(surplus, 0, 1, 0.022 * smoothstep(500, 600, y) * (1 + 0.6 * drape(x, y)));
      gather(surplus, 1, 0, 0.04 * smoothstep(575, 615, y));
      crumple(surplus, x, y);
    },
  });
  const height = sumOf(folds.height, dome(stage, coverage, 11));
  layPiece(goods, { coverage, folds, height, casts: { reach: 7, strength: 0.4 }, edge: { width: 10, drop: 4 } });
  for (const place of [(points: readonly Point[]) => [...points], mirrored]) {
    seam(goods, place(ARMHOLE), 0.55, goods.mask);
    stitch(goods, place(curve("242,66 237,114 238,166 245,220 258,254")), { strength: 0.7 }, coverage);
    seam(goods, place(options.shoulderSeam), 0.4, coverage);
  }
  return coverage;
}

export function layFleeceSleeves(goods: Goods, seed: number): void {
  for (const side of [-1, 1] as const) {
    const place = (points: readonly Point[]) => (side === 1 ? [...points] : mirrored(points));
    layRibBand(
      goods,
      place(CUFF_START),
      place(CUFF_END),
      { pitch: 3.5, depth: 0.55, rise: 2.4 },
      { edge: { width: 6, drop: 2.4 } },
    );
    laySleeve(goods, SLEEVE, {
      side,
      seed: seed + side,
      crumple: 0.005,
      fullness: 12,
      surplus: (x, y, surplus) => {
        gatherAround(surplus, x, y, { x: 272, y: 266, amount: 0.1, reach: 75 });
        gather(surplus, 0.24, 0.97, 0.02 * smoothstep(300, 390, y) * (1 - smoothstep(440, 510, y)));
        gather(surplus, 0.24, 0.97, 0.06 * smoothstep(500, 600, y));
        gather(surplus, 0.97, -0.24, 0.05 * smoothstep(575, 612, y));
      },
    });
  }
}

import { curve, mirrored, type Point } from "./curve.ts";
import type { Field } from "./field.ts";
import type { Goods } from "./goods.ts";
import { laySleeve, type SleeveShape } from "./sleeve.ts";
import { gather, gatherAround } from "./surplus.ts";

export const SHORT_SLEEVE: SleeveShape = {
  outer: curve("230,45 254,54 279,76 306,112 334,156 357,194 375,226"),
  cuff: curve("375,226 346,262 312,298 279,327"),
  under: curve("279,327 270,300 263,272 255,254"),
  inside: curve("255,254 215,205 196,120 205,55 230,45"),
  opening: curve("279,327 316,303 352,266 375,226"),
};

/** Ends a sleeve at its cuff line, which runs from the outer edge inwards. */
export type Finish = (goods: Goods, cuff: readonly Point[], side: 1 | -1, sleeve: Field) => void;

export function layShortSleeves(goods: Goods, seed: number, finish: Finish): void {
  for (const side of [-1, 1] as const) {
    const sleeve = laySleeve(goods, SHORT_SLEEVE, {
      side,
      seed: seed + side,
      surplus: (x, y, surplus) => {
        gatherAround(surplus, x, y, { x: 258, y: 244, amount: 0.1, reach: 55 });
        gather(surplus, 0.66, -0.75, 0.006);
      },
    });
    finish(goods, side === 1 ? SHORT_SLEEVE.cuff : mirrored(SHORT_SLEEVE.cuff), side, sleeve);
  }
}

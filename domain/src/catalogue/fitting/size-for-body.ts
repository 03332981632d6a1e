import { UM_PER_MM, type Um } from "../../kernel/index.ts";
import type { Size } from "../item.ts";
import { lengthOf } from "./measured-clothes.ts";

const CM = 10 * UM_PER_MM;

/** How somebody likes to wear it. */
export const FITS = ["close", "usual", "loose"] as const;
export type Fit = (typeof FITS)[number];

export interface Body {
  readonly height: Um;
  /** Kilograms. */
  readonly weight: number;
  readonly fit: Fit;
}

/** What a body takes: the goods are wider than the chest, and how far they reach down is part of the height. */
export interface SizeForBody {
  readonly sizeId: number;
  /** Around the chest, as estimated from height and weight. */
  readonly chest: Um;
  /** Of the goods around the chest beyond the body. */
  readonly ease: Um;
  /** Even the smallest is too large, or the largest too small. */
  readonly beyond?: "smallest" | "largest";
}

/** The chest that a letter is made for, centimetres: the middle of its range in JIS L 4004 (men, used for both) and L 4005 (women). */
const CHEST_OF_LETTER: Readonly<Record<string, number>> = {
  ...{ XS: 76, S: 84, M: 92, L: 100, XL: 108, XXL: 116 },
  ...{ WS: 76, WM: 83, WL: 90, WXL: 97 },
};
/** Size names that are numbers are the height of the child, centimetres (JIS L 4002). */
const CHILD_SIZE = /^\d{2,3}$/;
/** Above it nobody is fitted by a child's size. */
const TALLEST_CHILD = 155;
/** How much another letter a wish is worth: half a size closer, one size looser. */
const CHEST_OF_FIT: Readonly<Record<Fit, number>> = { close: -4, usual: 0, loose: 8 };
const HEIGHT_OF_FIT: Readonly<Record<Fit, number>> = { close: -3, usual: 1, loose: 8 };
/** A letter's range is 8 cm wide; further than this from its middle nobody's size is there. */
const CHEST_STEP = 8;
const HEIGHT_STEP = 10;

/**
 * The size that is made for such a body, undefined where no size says for whom it is. Letters go by the chest, estimated from weight and
 * height; children's sizes by the height (rule catalogue-size-finder).
 */
export function sizeForBody(sizes: readonly Size[], { height, weight, fit }: Body): SizeForBody | undefined {
  const cm = height / CM;
  const chest = chestOf(cm, weight);
  const children = sizes.filter(({ name }) => CHILD_SIZE.test(name));
  const letters = sizes.filter(({ name }) => CHEST_OF_LETTER[name] !== undefined);
  const asChild = children.length > 0 && (letters.length === 0 || cm <= TALLEST_CHILD);
  const best = asChild
    ? nearest(children, ({ name }) => Number(name), cm + HEIGHT_OF_FIT[fit], HEIGHT_STEP)
    : nearest(letters, ({ name }) => CHEST_OF_LETTER[name] as number, chest + CHEST_OF_FIT[fit], CHEST_STEP);
  if (!best) return undefined;
  const width = lengthOf(best.size, "身幅") ?? best.size.width;
  const around = Math.round(chest) * CM;
  return {
    sizeId: best.size.id,
    chest: around,
    ease: 2 * width - around,
    ...(best.beyond && { beyond: best.beyond }),
  };
}

/**
 * Centimetres. A body of that weight and height as a column of even thickness; the factor fits the middle sizes of JIS L 4004 to within
 * 3 cm. Children are slimmer in the chest.
 */
function chestOf(height: number, weight: number): number {
  const factor = height <= TALLEST_CHILD - 10 ? 140 : 150;
  return factor * Math.sqrt(weight / height);
}

function nearest(sizes: readonly Size[], madeFor: (size: Size) => number, wanted: number, step: number) {
  const far = (size: Size) => Math.abs(madeFor(size) - wanted);
  // Of two as near the larger one: too wide can be worn.
  const sorted = sizes.toSorted((left, right) => far(left) - far(right) || madeFor(right) - madeFor(left));
  const [size] = sorted;
  if (!size) return undefined;
  const off = wanted - madeFor(size);
  const beyond = Math.abs(off) <= step ? undefined : off < 0 ? ("smallest" as const) : ("largest" as const);
  return { size, beyond };
}

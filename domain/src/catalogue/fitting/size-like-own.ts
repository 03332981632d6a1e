import { UM_PER_MM, type Um } from "../../kernel/index.ts";
import type { Size } from "../item.ts";
import { lengthOf } from "./measured-clothes.ts";

/** Somebody's own best shirt, laid flat. */
export interface OwnClothes {
  /** From side to side below the sleeves. */
  readonly width: Um;
  readonly length?: Um;
}

export interface SizeLikeOwn {
  readonly sizeId: number;
  /** By how much the goods are wider and longer than one's own; negative: narrower, shorter. */
  readonly wider: Um;
  readonly longer?: Um;
  /** No size comes near. */
  readonly isFar: boolean;
}

/** A width is felt all around, a length only below. */
const LENGTH_WEIGHT = 0.5;
/** Further off it is worn differently. */
const FAR = 40 * UM_PER_MM;

/** The size most like one's own clothes, undefined where the goods are not measured so; of two as near the larger one. */
export function sizeLikeOwn(sizes: readonly Size[], own: OwnClothes): SizeLikeOwn | undefined {
  const candidates = sizes.flatMap((size) => {
    const width = lengthOf(size, "身幅");
    const length = lengthOf(size, "着丈");
    if (width === undefined) return [];
    const wider = width - own.width;
    const longer = own.length !== undefined && length !== undefined ? length - own.length : undefined;
    return [{ sizeId: size.id, wider, ...(longer !== undefined && { longer }), far: farness(wider, longer) }];
  });
  const [best] = candidates.toSorted((left, right) => left.far - right.far || right.wider - left.wider);
  if (!best) return undefined;
  const { far: _, ...found } = best;
  return { ...found, isFar: Math.abs(found.wider) > FAR };
}

function farness(wider: Um, longer: Um | undefined): number {
  return Math.abs(wider) + LENGTH_WEIGHT * Math.abs(longer ?? 0);
}

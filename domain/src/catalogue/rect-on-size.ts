import type { RectUm, Um } from "../kernel/index.ts";

/** Places measured on the sleeve, by area kind. */
const ON_SLEEVE: readonly number[] = [5, 6];

/**
 * The position of an area on goods of another width than its rectangle's. It keeps its millimetres. A place on a sleeve
 * moves outwards with the sleeve; every other is measured from the centre line and the top, and stays.
 */
export function rectOnSize(areaKindId: number, rect: RectUm, width: Um, rectWidth: Um): RectUm {
  if (width === rectWidth || !ON_SLEEVE.includes(areaKindId)) return rect;
  const [middleX, middleY] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
  const share = width / rectWidth;
  return { ...rect, x: Math.round(middleX * share - rect.w / 2), y: Math.round(middleY * share - rect.h / 2) };
}

import {
  colorsOfLayer,
  inkDistance,
  inkRgb,
  MOST_SCREEN_INKS,
  type PlainLayer,
  SHOP_INKS,
} from "@surimono/domain/designs";

/** For silk screen: the shop's ink nearest to each colour of what is not drawn yet, as many as a place can have. */
export function nearestInks(layers: readonly PlainLayer[]): readonly string[] {
  const colors = new Set(layers.flatMap(colorsOfLayer));
  return [...new Set([...colors].map(nearestInk))].slice(0, MOST_SCREEN_INKS);
}

function nearestInk(color: string): string {
  const rgb = inkRgb(color);
  const distances = SHOP_INKS.map(({ id, hex }) => ({ id, distance: inkDistance(inkRgb(hex), rgb) }));
  return distances.reduce((best, one) => (one.distance < best.distance ? one : best)).id;
}

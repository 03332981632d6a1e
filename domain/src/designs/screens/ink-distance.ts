/** Red, green and blue, 0 to 255. */
export type InkRgb = readonly [red: number, green: number, blue: number];

export function inkRgb(hex: string): InkRgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as InkRgb;
}

/**
 * How unlike two colours look, whole: squares of the channels' differences, red and blue weighted by how red they are
 * (compuphase.com/cmetric.htm, "a low-cost approximation").
 */
export function inkDistance(one: InkRgb, other: InkRgb): number {
  const red = one[0] - other[0];
  const green = one[1] - other[1];
  const blue = one[2] - other[2];
  const mean = (one[0] + other[0]) >> 1;
  return (((512 + mean) * red * red) >> 8) + 4 * green * green + (((767 - mean) * blue * blue) >> 8);
}

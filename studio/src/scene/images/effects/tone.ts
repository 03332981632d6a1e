/** Each primary's share of lightness (ITU-R BT.601), in 256ths. */
const [RED, GREEN, BLUE] = [77, 150, 29];

/** Of an RGBA pixel, 0 to 255. */
export function lightness(data: Uint8ClampedArray, at: number): number {
  return lightnessOf(data[at] as number, data[at + 1] as number, data[at + 2] as number);
}

export function lightnessOf(red: number, green: number, blue: number): number {
  return (red * RED + green * GREEN + blue * BLUE) >> 8;
}

/** How much ink the pixel asks for, 0 to 255: what is clear asks for none. */
export function darkness(data: Uint8ClampedArray, at: number): number {
  return Math.trunc(((255 - lightness(data, at)) * (data[at + 3] as number)) / 255);
}

export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(hex: string): Rgb {
  const color = Number.parseInt(hex.slice(1), 16);
  return [color >> 16, (color >> 8) & 255, color & 255];
}

export function bounded(value: number): number {
  return Math.max(0, Math.min(255, value));
}

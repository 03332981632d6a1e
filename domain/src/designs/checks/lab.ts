/** CIELAB under D50, as printers use it: lightness, red against green, yellow against blue. */
export type Lab = readonly [light: number, a: number, b: number];

/** D50, and sRGB adapted to it (Bradford): the profile connection space of ICC. */
const WHITE = [0.9642, 1, 0.8249] as const;
const FROM_SRGB = [
  [0.43607, 0.38515, 0.14307],
  [0.22249, 0.71688, 0.06061],
  [0.01392, 0.09708, 0.7141],
] as const;
const TO_SRGB = [
  [3.13386, -1.61687, -0.49062],
  [-0.97877, 1.91614, 0.03345],
  [0.07194, -0.22899, 1.40524],
] as const;

/** Of `#rrggbb`. */
export function labOf(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return labOfRgb(red, green, blue);
}

/** Channels from 0 to 255. */
export function labOfRgb(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const [x, y, z] = FROM_SRGB.map((row, index) =>
    bent((row[0] * r + row[1] * g + row[2] * b) / (WHITE[index] ?? 1)),
  ) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** `#rrggbb`; clipped to what a screen can show. */
export function rgbOf([light, a, b]: Lab): string {
  const y = (light + 16) / 116;
  const [x, , z] = [y + a / 500, y, y - b / 200];
  const xyz = [x, y, z].map((value, index) => straight(value) * (WHITE[index] ?? 1));
  const channels = TO_SRGB.map((row) => row[0] * (xyz[0] ?? 0) + row[1] * (xyz[1] ?? 0) + row[2] * (xyz[2] ?? 0));
  return `#${channels.map((channel) => hexByte(curved(channel))).join("")}`;
}

/** CIE94 with the weights for textiles (kL = 2): about 1 is visible side by side, 8 from across the room. */
export function distance94(one: Lab, other: Lab): number {
  const chroma = Math.hypot(one[1], one[2]);
  const light = (one[0] - other[0]) / 2;
  const dull = chroma - Math.hypot(other[1], other[2]);
  const hue = Math.max(0, (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2 - dull ** 2);
  return Math.sqrt(light ** 2 + (dull / (1 + 0.048 * chroma)) ** 2 + hue / (1 + 0.014 * chroma) ** 2);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function curved(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function bent(ratio: number): number {
  return ratio > 216 / 24_389 ? Math.cbrt(ratio) : (ratio * (24_389 / 27) + 16) / 116;
}

function straight(value: number): number {
  return value ** 3 > 216 / 24_389 ? value ** 3 : (116 * value - 16) / (24_389 / 27);
}

function hexByte(channel: number): string {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, "0");
}

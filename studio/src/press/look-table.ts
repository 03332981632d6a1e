/**
 * The colours of screens at steps of 15 in red, green and blue, blue changing fastest; of each the red, green and blue that it comes out as,
 * and half the percentage of all inks together.
 */
const STEP = 15;
export const LOOK_SIDE = 255 / STEP + 1;
const CHANNELS = 4;
/** After them one grey: see `createPressLook`. */
export const LOOK_BYTES = LOOK_SIDE ** 3 * CHANNELS + 1;

const RED = LOOK_SIDE * LOOK_SIDE * CHANNELS;
const GREEN = LOOK_SIDE * CHANNELS;
const BLUE = CHANNELS;
const LAST = LOOK_SIDE - 2;

/** Between the four nearest of a cube's six tetrahedra, in whole numbers, so that browser and server find the same. */
export function colorAt(
  table: Uint8Array,
  red: number,
  green: number,
  blue: number,
  to: Uint8ClampedArray,
  place: number,
): void {
  const [i, j, n] = [cellOf(red), cellOf(green), cellOf(blue)];
  const [u, v, w] = [red - i * STEP, green - j * STEP, blue - n * STEP];
  const base = i * RED + j * GREEN + n * BLUE;
  let [first, second] = [RED, GREEN];
  let [a, b, c] = [u, v, w];
  if (u >= v) {
    if (v < w) {
      if (u >= w) [first, second, a, b, c] = [RED, BLUE, u, w, v];
      else [first, second, a, b, c] = [BLUE, RED, w, u, v];
    }
  } else if (u >= w) [first, second, a, b, c] = [GREEN, RED, v, u, w];
  else if (v >= w) [first, second, a, b, c] = [GREEN, BLUE, v, w, u];
  else [first, second, a, b, c] = [BLUE, GREEN, w, v, u];
  const one = base + first;
  const two = one + second;
  const all = base + RED + GREEN + BLUE;
  for (let channel = 0; channel < CHANNELS; channel++) {
    const sum =
      (table[base + channel] as number) * (STEP - a) +
      (table[one + channel] as number) * (a - b) +
      (table[two + channel] as number) * (b - c) +
      (table[all + channel] as number) * c;
    to[place + channel] = Math.trunc((sum + 7) / STEP);
  }
}

/** The last cell has both its ends. */
function cellOf(value: number): number {
  return Math.min(LAST, Math.trunc(value / STEP));
}

import { LIGHT_SIDE } from "./limits.ts";

/** Steps between two places at which the light is told. */
const STEPS = 256;
const END = (LIGHT_SIDE - 1) * STEPS;
const HALF = (STEPS * STEPS) / 2;

/**
 * The light on a ground, between the places at which it is told. Whole numbers throughout, so that every browser and the server get the same.
 */
export class GroundLight {
  /** Of each place red, green and blue. */
  readonly #told: Uint8Array;
  /** Of each column of the picture whose rows were asked for last. */
  #across = new Uint16Array();

  constructor(light: readonly string[]) {
    this.#told = Uint8Array.from(
      light.flatMap((color) => {
        const value = Number.parseInt(color.slice(1), 16);
        return [value >> 16, (value >> 8) & 255, value & 255];
      }),
    );
  }

  /** RGB of a row of pixels, of a picture of this size; `left` and `right` are its first and last column. */
  row(y: number, width: number, height: number, left = 0, right = width - 1): Uint8Array {
    const rows = this.#between(placeOf(y, height));
    const across = this.#placesAcross(width);
    const colors = new Uint8Array((right - left + 1) * 3);
    for (let x = left, at = 0; x <= right; x++) {
      const place = across[x] as number;
      const column = Math.min(place >> 8, LIGHT_SIDE - 2);
      const share = place - column * STEPS;
      for (let index = column * 3; index < column * 3 + 3; index++, at++) {
        const mixed = (rows[index] as number) * (STEPS - share) + (rows[index + 3] as number) * share;
        colors[at] = (mixed + HALF) >> 16;
      }
    }
    return colors;
  }

  #placesAcross(width: number): Uint16Array {
    if (this.#across.length !== width) this.#across = Uint16Array.from({ length: width }, (_, x) => placeOf(x, width));
    return this.#across;
  }

  /** `STEPS` times what is told above and below, mixed. */
  #between(down: number): Int32Array {
    const row = Math.min(down >> 8, LIGHT_SIDE - 2);
    const share = down - row * STEPS;
    const [above, below] = [row * LIGHT_SIDE * 3, (row + 1) * LIGHT_SIDE * 3];
    return Int32Array.from(
      { length: LIGHT_SIDE * 3 },
      (_, at) => (this.#told[above + at] as number) * (STEPS - share) + (this.#told[below + at] as number) * share,
    );
  }
}

function placeOf(at: number, length: number): number {
  return length > 1 ? Math.trunc((at * END) / (length - 1)) : 0;
}

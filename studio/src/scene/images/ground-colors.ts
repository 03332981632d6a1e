import { GroundLight, type Pixels, type RemovedGround } from "@surimono/domain/designs";

/** RGB of each pixel of a row of the ground, as it is where nothing lies on it; valid until the next row is read. */
export class GroundColors {
  readonly #light: GroundLight | undefined;
  readonly #width: number;
  readonly #height: number;
  readonly #even: Uint8Array;

  constructor(width: number, height: number, { color, light }: RemovedGround) {
    [this.#width, this.#height] = [width, height];
    this.#light = light && new GroundLight(light);
    const value = Number.parseInt(color.slice(1), 16);
    const channels = [value >> 16, (value >> 8) & 255, value & 255] as const;
    this.#even = Uint8Array.from({ length: light ? 0 : width * 3 }, (_, at) => channels[at % 3] as number);
  }

  row(y: number): Uint8Array {
    return this.#light?.row(y, this.#width, this.#height) ?? this.#even;
  }
}

/** How far the pixel at `at` is from the ground, whose colour is at `paper`: the largest difference of its channels. */
export function levelAt(data: Pixels["data"], at: number, ground: Uint8Array, paper: number): number {
  return Math.max(
    Math.abs((data[at] as number) - (ground[paper] as number)),
    Math.abs((data[at + 1] as number) - (ground[paper + 1] as number)),
    Math.abs((data[at + 2] as number) - (ground[paper + 2] as number)),
  );
}

/** Leaves `above` parts of `full` of the pixel, and takes the ground's share out of its colour, which becomes that of `ink` where `level` is seen. */
export function takeGroundOut(
  data: Uint8ClampedArray,
  at: number,
  ground: Uint8Array,
  paper: number,
  { above, full, level, ink }: { above: number; full: number; level: number; ink: number },
): void {
  for (let channel = 0; channel < 3; channel++)
    data[at + channel] = unmixed(data[at + channel] as number, ground[paper + channel] as number, level, ink);
  data[at + 3] = Math.trunc(((data[at + 3] as number) * above) / full);
}

function unmixed(value: number, ground: number, level: number, ink: number): number {
  return Math.min(255, Math.max(0, ground + Math.trunc(((value - ground) * ink) / level)));
}

import type { RemovedGround } from "@surimono/domain/designs";
import { GroundTouches, type Touched } from "./ground-touches.ts";

/** The largest difference that is told; `MAX_GROUND_REACH` lies twice below. */
const FAR = 127;
const REACHED = 128;
/** Pixels that wait for their neighbours: a front as long as the rim of the largest picture, many times. */
const WAITING = 1 << 18;

/**
 * How far each pixel of a picture is from its ground, a byte each, and which of them the flood from the rim has reached. Rows are told one
 * after the other, so that the picture's pixels are never all copied at once. Whole numbers throughout, and what is reached does not depend
 * on the order: every browser and the server get the same.
 */
export class GroundMap {
  readonly #width: number;
  readonly #height: number;
  readonly #ground: RemovedGround;
  readonly #levels: Uint8Array;
  readonly #red: number;
  readonly #green: number;
  readonly #blue: number;
  readonly #touches: GroundTouches | undefined;

  constructor(width: number, height: number, ground: RemovedGround) {
    this.#width = width;
    this.#height = height;
    this.#ground = ground;
    this.#levels = new Uint8Array(width * height);
    const color = Number.parseInt(ground.color.slice(1), 16);
    [this.#red, this.#green, this.#blue] = [color >> 16, (color >> 8) & 255, color & 255];
    this.#touches = ground.touches && new GroundTouches(width, height, ground.touches);
  }

  /** RGBA of whole rows, not premultiplied. */
  tell(data: Uint8ClampedArray, y: number): void {
    let index = y * this.#width;
    for (let at = 0; at < data.length; at += 4, index++) {
      const red = Math.abs((data[at] as number) - this.#red);
      const green = Math.abs((data[at + 1] as number) - this.#green);
      const blue = Math.abs((data[at + 2] as number) - this.#blue);
      // What is clear already lets the flood pass.
      this.#levels[index] = data[at + 3] === 0 ? 0 : Math.min(FAR, Math.max(red, green, blue));
    }
  }

  /** From the rim inwards, or from every pixel of the ground where what is enclosed goes too. A front that outgrows its room is picked up where it was dropped. */
  flood(): void {
    const front = new Uint32Array(WAITING);
    const [width, height] = [this.#width, this.#height];
    const levels = this.#levels;
    let [first, waiting, isDropped] = [0, 0, false];
    const reach = (index: number): void => {
      levels[index] = (levels[index] as number) | REACHED;
      if (waiting === WAITING) isDropped = true;
      else front[(first + waiting++) % WAITING] = index;
    };
    const spread = (index: number): void => {
      const level = (levels[index] as number) & FAR;
      const x = index % width;
      if (x > 0 && this.#goesOn(level, index - 1)) reach(index - 1);
      if (x < width - 1 && this.#goesOn(level, index + 1)) reach(index + 1);
      if (index >= width && this.#goesOn(level, index - width)) reach(index - width);
      if (index < width * (height - 1) && this.#goesOn(level, index + width)) reach(index + width);
    };
    const drain = (): void => {
      while (waiting > 0) {
        const index = front[first] as number;
        first = (first + 1) % WAITING;
        waiting--;
        spread(index);
      }
    };
    const start = (index: number): void => {
      if (!this.#goesOn(0, index)) return;
      reach(index);
      drain();
    };
    if (this.#ground.enclosed) {
      for (let index = 0; index < levels.length; index++) if (this.#isGround(index)) start(index);
    } else {
      for (let x = 0; x < width; x++) for (const y of [0, height - 1]) start(y * width + x);
      for (let y = 0; y < height; y++) for (const x of [0, width - 1]) start(y * width + x);
    }
    while (isDropped) {
      isDropped = false;
      for (let index = 0; index < levels.length; index++) {
        if ((levels[index] as number) < REACHED) continue;
        spread(index);
        drain();
      }
    }
  }

  /** Not of what was reached. */
  #isGround(index: number): boolean {
    return (this.#levels[index] as number) <= this.#ground.tolerance;
  }

  /** Ground to ground; out of it only uphill, so that a faint outline is never crossed to what it encloses. */
  #goesOn(from: number, to: number): boolean {
    const level = this.#levels[to] as number;
    const { tolerance, softness } = this.#ground;
    if (level <= tolerance) return from <= tolerance;
    return level < tolerance + softness && level >= from;
  }

  /** Clears what was reached, then lays over it what was mended by hand. */
  clear(data: Uint8ClampedArray, y: number): void {
    const length = this.#width * 4;
    for (let at = 0, row = y; at < data.length; at += length, row++) {
      const touched = this.#touches?.row(row);
      const own = data.subarray(at, at + length);
      const before = touched && own.slice();
      this.#clearReached(own, row);
      if (touched && before) mend(own, before, touched);
    }
  }

  /** Where it fades, the ground's share of the colour goes too, so that no pale rim stays on dark goods. */
  #clearReached(data: Uint8ClampedArray, y: number): void {
    const { tolerance, softness } = this.#ground;
    let index = y * this.#width;
    for (let at = 0; at < data.length; at += 4, index++) {
      const reached = this.#levels[index] as number;
      if (reached < REACHED) continue;
      const above = (reached & FAR) - tolerance;
      if (above <= 0) {
        data.fill(0, at, at + 4);
        continue;
      }
      data[at] = unmixed(data[at] as number, this.#red, above, softness);
      data[at + 1] = unmixed(data[at + 1] as number, this.#green, above, softness);
      data[at + 2] = unmixed(data[at + 2] as number, this.#blue, above, softness);
      data[at + 3] = Math.trunc(((data[at + 3] as number) * above) / softness);
    }
  }
}

/** Brought back it is the upload's own pixel; between the two it is mixed as much as it was touched. */
function mend(data: Uint8ClampedArray, before: Uint8ClampedArray, touched: Touched): void {
  for (let at = 0, x = 0; at < data.length; at += 4, x++) {
    const share = touched[x] as number;
    if (share === 0) continue;
    const alpha = data[at + 3] as number;
    if (share < 0) {
      data[at + 3] = Math.trunc((alpha * (255 + share)) / 255);
      continue;
    }
    const [mine, theirs] = [alpha * (255 - share), (before[at + 3] as number) * share];
    if (mine + theirs > 0)
      for (let channel = at; channel < at + 3; channel++)
        data[channel] = Math.trunc(
          ((data[channel] as number) * mine + (before[channel] as number) * theirs) / (mine + theirs),
        );
    data[at + 3] = Math.trunc((mine + theirs) / 255);
  }
}

function unmixed(value: number, ground: number, above: number, softness: number): number {
  return Math.min(255, Math.max(0, ground + Math.trunc(((value - ground) * softness) / above)));
}

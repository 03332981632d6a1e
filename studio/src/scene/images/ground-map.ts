import type { RemovedGround } from "@surimono/domain/designs";
import { clearLines } from "./clear-lines.ts";
import { GroundColors, levelAt, takeGroundOut } from "./ground-colors.ts";
import { GroundRim } from "./ground-rim.ts";
import { GroundTouches, type Touched } from "./ground-touches.ts";

/** Pixels that wait for their neighbours: a front as long as the rim of the largest picture, many times. */
const WAITING = 1 << 18;

/**
 * How far each pixel of a picture is from its ground, a byte each, and which of them the flood from the rim has reached, a bit each. Rows are
 * told one after the other, so that the picture's pixels are never all copied at once. Whole numbers throughout, and what is reached does not
 * depend on the order: every browser and the server get the same.
 */
export class GroundMap {
  readonly #width: number;
  readonly #height: number;
  readonly #ground: RemovedGround;
  readonly #colors: GroundColors;
  readonly #levels: Uint8Array;
  readonly #reached: Uint8Array;
  readonly #rim: GroundRim | undefined;
  readonly #touches: GroundTouches | undefined;

  constructor(width: number, height: number, ground: RemovedGround) {
    this.#width = width;
    this.#height = height;
    this.#ground = ground;
    this.#colors = new GroundColors(width, height, ground);
    // Of ink on paper each pixel is judged by itself.
    const size = ground.lines === undefined ? width * height : 0;
    this.#levels = new Uint8Array(size);
    this.#reached = new Uint8Array((size + 7) >> 3);
    const isGone = (index: number) => this.#isReached(index) && this.#isGround(index);
    this.#rim = ground.rim === undefined ? undefined : new GroundRim(width, height, ground.rim, this.#levels, isGone);
    this.#touches = ground.touches && new GroundTouches(width, height, ground.touches);
  }

  /** RGBA of whole rows, not premultiplied. */
  tell(data: Uint8ClampedArray, y: number): void {
    if (this.#levels.length === 0) return;
    let index = y * this.#width;
    for (let at = 0, row = y; at < data.length; row++) {
      const ground = this.#colors.row(row);
      for (let paper = 0; paper < ground.length; paper += 3, at += 4, index++) {
        // What is clear already lets the flood pass.
        this.#levels[index] = data[at + 3] === 0 ? 0 : levelAt(data, at, ground, paper);
      }
    }
  }

  /** From the rim inwards, or from every pixel of the ground where what is enclosed goes too. A front that outgrows its room is picked up where it was dropped. */
  flood(): void {
    const front = new Uint32Array(WAITING);
    const [width, height] = [this.#width, this.#height];
    const levels = this.#levels;
    let [first, waiting, isDropped] = [0, 0, false];
    const reach = (index: number): void => {
      this.#reached[index >> 3] = (this.#reached[index >> 3] as number) | (1 << (index & 7));
      if (waiting === WAITING) isDropped = true;
      else front[(first + waiting++) % WAITING] = index;
    };
    const spread = (index: number): void => {
      const level = levels[index] as number;
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
      for (let index = 0; index < levels.length; index++)
        if (this.#isGround(index) && !this.#isReached(index)) start(index);
    } else {
      for (let x = 0; x < width; x++) for (const y of [0, height - 1]) start(y * width + x);
      for (let y = 0; y < height; y++) for (const x of [0, width - 1]) start(y * width + x);
    }
    while (isDropped) {
      isDropped = false;
      for (let index = 0; index < levels.length; index++) {
        if (!this.#isReached(index)) continue;
        spread(index);
        drain();
      }
    }
  }

  #isReached(index: number): boolean {
    return (((this.#reached[index >> 3] as number) >> (index & 7)) & 1) === 1;
  }

  #isGround(index: number): boolean {
    return (this.#levels[index] as number) <= this.#ground.tolerance;
  }

  /** Ground to ground; out of it only uphill, so that a faint outline is never crossed to what it encloses. */
  #goesOn(from: number, to: number): boolean {
    if (this.#isReached(to)) return false;
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
      this.#clearRow(own, row);
      if (touched && before) mend(own, before, touched);
    }
  }

  #clearRow(data: Uint8ClampedArray, y: number): void {
    const { lines } = this.#ground;
    if (lines === undefined) this.#clearReached(data, y);
    else clearLines(data, this.#ground, lines, this.#colors.row(y));
  }

  /** Where it fades, and at the rim, the ground's share of the colour goes too, so that no pale rim stays on dark goods. */
  #clearReached(data: Uint8ClampedArray, y: number): void {
    const { tolerance, softness } = this.#ground;
    const ground = this.#colors.row(y);
    const near = this.#rim?.near(y);
    let index = y * this.#width;
    for (let at = 0, paper = 0; at < data.length; at += 4, paper += 3, index++) {
      const level = this.#levels[index] as number;
      const above = level - tolerance;
      const isReached = this.#isReached(index);
      if (isReached && above <= 0) data.fill(0, at, at + 4);
      else if (above > 0 && near && (near[paper / 3] as number) > 0) this.#clearRim(data, at, ground, paper, index);
      else if (isReached)
        takeGroundOut(data, at, ground, paper, { above, full: softness, level: above, ink: softness });
    }
  }

  /** What is mixed at the edge is as much ink as it lies on the way from ground to ink, which the tolerance narrows at both ends. */
  #clearRim(data: Uint8ClampedArray, at: number, ground: Uint8Array, paper: number, index: number): void {
    const { tolerance, softness } = this.#ground;
    const level = this.#levels[index] as number;
    const above = level - tolerance;
    const ink = this.#rim?.inkLevel(index) ?? level;
    const full = ink - 2 * tolerance;
    if (this.#isReached(index) && full <= softness)
      takeGroundOut(data, at, ground, paper, { above, full: softness, level, ink: tolerance + softness });
    else if (above < full) takeGroundOut(data, at, ground, paper, { above, full, level, ink });
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

/** What lies less above its neighbour is no edge any more. */
const STEP = 4;

/**
 * Where a picture's edge goes over into its ground. A pixel there holds a share of both, and looks on other goods like a pale rim; the way up from
 * it leads to the ink alone.
 */
export class GroundRim {
  readonly #width: number;
  readonly #height: number;
  readonly #reach: number;
  readonly #levels: Uint8Array;
  readonly #isGone: (index: number) => boolean;
  /** By rows, as many as are looked at and the one before: 1 where something gone is within reach across. */
  readonly #across: readonly Uint8Array[];
  /** In how many of the rows around the last one that was asked for. */
  readonly #near: Uint8Array;
  #row = Number.NaN;

  constructor(width: number, height: number, reach: number, levels: Uint8Array, isGone: (index: number) => boolean) {
    [this.#width, this.#height, this.#reach] = [width, height, reach];
    [this.#levels, this.#isGone] = [levels, isGone];
    this.#across = Array.from({ length: 2 * reach + 2 }, () => new Uint8Array(width));
    this.#near = new Uint8Array(width);
  }

  /** Above 0 where something gone is within reach; valid until the next row is read. */
  near(y: number): Uint8Array {
    const goesOn = y === this.#row + 1;
    this.#row = y;
    if (goesOn) {
      this.#count(y - this.#reach - 1, -1);
      this.#enter(y + this.#reach);
      return this.#near;
    }
    this.#near.fill(0);
    for (let row = y - this.#reach; row <= y + this.#reach; row++) this.#enter(row);
    return this.#near;
  }

  #enter(row: number): void {
    if (row < 0 || row >= this.#height) return;
    const across = this.#rowOf(row);
    across.fill(0);
    const start = row * this.#width;
    // The end of what the last gone pixel reaches: each column is written once.
    for (let x = 0, end = 0; x < this.#width; x++) {
      if (!this.#isGone(start + x)) continue;
      const from = Math.max(end, x - this.#reach, 0);
      end = Math.min(this.#width, x + this.#reach + 1);
      for (let column = from; column < end; column++) across[column] = 1;
    }
    this.#count(row, 1);
  }

  #count(row: number, by: 1 | -1): void {
    if (row < 0 || row >= this.#height) return;
    const across = this.#rowOf(row);
    const near = this.#near;
    for (let x = 0; x < near.length; x++) near[x] = (near[x] as number) + by * (across[x] as number);
  }

  #rowOf(row: number): Uint8Array {
    return this.#across[row % this.#across.length] as Uint8Array;
  }

  /** The level of the ink that the edge at this pixel leads to, by the steepest way. */
  inkLevel(index: number): number {
    let [at, level] = [index, this.#levels[index] as number];
    for (let step = 0; step < this.#reach; step++) {
      const next = this.#steepest(at);
      const above = this.#levels[next] as number;
      if (above < level + STEP) break;
      [at, level] = [next, above];
    }
    return level;
  }

  #steepest(index: number): number {
    const [x, y] = [index % this.#width, Math.floor(index / this.#width)];
    let highest = index;
    for (let row = Math.max(0, y - 1); row <= Math.min(this.#height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(this.#width - 1, x + 1); column++) {
        const at = row * this.#width + column;
        if ((this.#levels[at] as number) > (this.#levels[highest] as number)) highest = at;
      }
    return highest;
  }
}

interface Written {
  /** Milliseconds of this machine's monotonic clock, from before the position was asked for. */
  readonly at: number;
  readonly position: bigint;
}

/** Ten minutes of looks; what is farther behind is told as less, and is too far behind all the same. */
const MOST_KEPT = 600;

/**
 * How old what a replica shows can be, from positions in the log alone: it has replayed everything that the primary had written at some look of
 * ours, so it is at most as old as that look. A primary where nothing happens leaves nobody behind, and no two clocks are compared.
 */
export class Lag {
  readonly #written: Written[] = [];
  #shownAt = Number.NEGATIVE_INFINITY;

  primaryAt(position: bigint, at: number): void {
    this.#written.push({ position, at });
    if (this.#written.length > MOST_KEPT) this.#written.splice(1, 1);
  }

  replicaAt(position: bigint): void {
    for (let [first] = this.#written; first && first.position <= position; [first] = this.#written) {
      this.#shownAt = first.at;
      this.#written.shift();
    }
  }

  /** Infinity until it was seen at a known position. */
  msAt(now: number): number {
    return now - this.#shownAt;
  }
}

/** PostgreSQL writes a position as two hexadecimal halves: `16/B374D848`. */
export function readPosition(text: string): bigint {
  const [high = "", low = ""] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

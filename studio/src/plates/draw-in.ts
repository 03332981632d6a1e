/** The minimum within this many pixels of each. Not sharp's `dilate`, which joins greys bit by bit and leaves specks in soft art. */
export function drawIn(plate: Uint8Array, width: number, height: number, by: number): Uint8Array {
  const rows = plate.slice();
  for (let first = 0; first < plate.length; first += width)
    spread(plate, rows, { start: first + 1, end: first + width, step: 1, by, low: first, high: first + width });
  const both = rows.slice();
  // By rows here too: walking down a column of such a large picture misses the cache at each step.
  for (let y = 1; y < height; y++)
    spread(rows, both, { start: y * width, end: (y + 1) * width, step: width, by, low: 0, high: plate.length });
  return both;
}

/** The maximum within this many pixels of each: drawing in what is not there. */
export function grown(plate: Uint8Array, width: number, height: number, by: number): Uint8Array {
  return inverted(drawIn(inverted(plate.slice()), width, height, by));
}

/** In place: there are twenty million. */
function inverted(plate: Uint8Array): Uint8Array {
  for (let index = 0; index < plate.length; index++) plate[index] = 255 - (plate[index] as number);
  return plate;
}

/** What does not come back as the plate is grown again was thinner than twice the choke, such as a fine line. */
export function keepThin(plate: Uint8Array, under: Uint8Array, opened: Uint8Array): void {
  for (let index = 0; index < plate.length; index++) if (opened[index] === 0) plate[index] = under[index] as number;
}

interface Run {
  readonly start: number;
  readonly end: number;
  /** To the neighbour. */
  readonly step: number;
  readonly by: number;
  /** Nothing is written outside these. */
  readonly low: number;
  readonly high: number;
}

/** Where two neighbours differ, the lower one reaches into the higher one's side: even parts, most of a plate, cost one look each. */
function spread(from: Uint8Array, to: Uint8Array, { start, end, step, by, low, high }: Run): void {
  const reach = by * step;
  for (let at = start; at < end; at++) {
    const own = from[at] as number;
    const before = from[at - step] as number;
    if (own < before) {
      for (let near = at - step, last = Math.max(low, at - reach); near >= last; near -= step)
        if ((to[near] as number) > own) to[near] = own;
    } else if (before < own) {
      for (let near = at, last = Math.min(high, at + reach); near < last; near += step)
        if ((to[near] as number) > before) to[near] = before;
    }
  }
}

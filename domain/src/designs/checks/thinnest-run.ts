/** This share of the ink may be thinner: rims, dust and the tips of strokes. */
const TIPS = 0.03;
/** Nothing wider than this, in pixels, counts as thin. */
const WIDEST = 400;

/** How many pixels wide the thinnest lines of a drawing are; undefined without ink or lines. */
export function thinnestRun(mask: Uint8Array, width: number, height: number): number | undefined {
  const across = runs(mask, { lines: height, count: width, line: width, step: 1 });
  const down = runs(mask, { lines: width, count: height, line: 1, step: width });
  // By tenths of a pixel.
  const widths = new Uint32Array(WIDEST * 10 + 1);
  let ink = 0;
  for (let index = 0; index < mask.length; index++) {
    if (mask[index] === 0) continue;
    const [wide, high] = [across[index] as number, down[index] as number];
    // Of a line at any angle: its width is the height of the triangle over both runs.
    const thickness = (wide * high) / Math.sqrt(wide * wide + high * high);
    const place = Math.min(WIDEST * 10, Math.round(thickness * 10));
    widths[place] = (widths[place] as number) + 1;
    ink++;
  }
  if (ink === 0) return undefined;
  let left = ink * TIPS;
  for (let place = 0; place < WIDEST * 10; place++) {
    left -= widths[place] as number;
    if (left < 0) return place / 10;
  }
  return undefined;
}

interface Lines {
  readonly lines: number;
  readonly count: number;
  readonly line: number;
  readonly step: number;
}

/** For each pixel of ink, the length of its run of ink. */
function runs(mask: Uint8Array, { lines, count, line, step }: Lines): Uint16Array {
  const lengths = new Uint16Array(mask.length);
  for (let number = 0; number < lines; number++) {
    const first = number * line;
    let from = 0;
    for (let place = 0; place <= count; place++) {
      if (place < count && mask[first + place * step] === 1) continue;
      for (let at = from; at < place; at++) lengths[first + at * step] = place - from;
      from = place + 1;
    }
  }
  return lengths;
}

/** The filters of PNG (ISO/IEC 15948, clause 9) by their numbers. */
const NONE = 0;
const SUB = 1;
const UP = 2;
const AVERAGE = 3;
const PAETH = 4;

export interface Row {
  readonly own: Uint8Array;
  /** The row before, or zeros. */
  readonly above: Uint8Array;
  readonly channels: number;
}

/** Every n-th pixel is sampled. */
const SAMPLE = 7;

/** The filter with the smallest differences, as the standard advises, judged by a sample of the row. */
export function chooseFilter(own: Uint8Array, above: Uint8Array, channels: number): number {
  // Equal rows, most of a transparent area, become zeros.
  if (Buffer.compare(own, above) === 0) return UP;
  let [none, sub, up, average, paeth] = [0, 0, 0, 0, 0];
  for (let pixel = channels; pixel < own.length; pixel += SAMPLE * channels) {
    for (let at = pixel; at < pixel + channels; at++) {
      const value = own[at] as number;
      const left = own[at - channels] as number;
      const over = above[at] as number;
      none += distance(value);
      sub += distance(value - left);
      up += distance(value - over);
      average += distance(value - ((left + over) >> 1));
      paeth += distance(value - nearest(left, over, above[at - channels] as number));
    }
  }
  const least = Math.min(none, sub, up, average, paeth);
  if (least === up) return UP;
  if (least === none) return NONE;
  if (least === sub) return SUB;
  return least === paeth ? PAETH : AVERAGE;
}

/** Writes the filtered row; anything left of the first pixel counts as zero. */
export function filterRow(filter: number, { own, above, channels }: Row, out: Uint8Array): void {
  if (filter === NONE) return out.set(own);
  const over = filter === SUB ? NO_EFFECT : filter === AVERAGE ? HALF : WHOLE;
  for (let at = 0; at < channels; at++) out[at] = (own[at] as number) - over(above[at] as number);
  const { length } = own;
  if (filter === SUB) {
    for (let at = channels; at < length; at++) out[at] = (own[at] as number) - (own[at - channels] as number);
  } else if (filter === UP) {
    for (let at = channels; at < length; at++) out[at] = (own[at] as number) - (above[at] as number);
  } else if (filter === AVERAGE) {
    for (let at = channels; at < length; at++) {
      out[at] = (own[at] as number) - (((own[at - channels] as number) + (above[at] as number)) >> 1);
    }
  } else {
    for (let at = channels; at < length; at++) {
      const [left, up, corner] = [own[at - channels] as number, above[at] as number, above[at - channels] as number];
      out[at] = (own[at] as number) - nearest(left, up, corner);
    }
  }
}

const WHOLE = (value: number): number => value;
const HALF = (value: number): number => value >> 1;
const NO_EFFECT = (): number => 0;

/** As a signed byte, its distance from zero. */
function distance(difference: number): number {
  const byte = difference & 255;
  return byte < 128 ? byte : 256 - byte;
}

/** Paeth's predictor: whichever of the three is nearest to left + up − corner. */
function nearest(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

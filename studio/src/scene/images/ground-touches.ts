import { CROP_WHOLE, type GroundTouch } from "@surimono/domain/designs";

/** How much a pixel was touched by hand: 255 is wholly brought back, −255 wholly gone, 0 as the ground's flood left it. */
export type Touched = Int16Array;

/** Coordinates in pixels of the picture. */
interface Segment {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly square: number;
}

interface Brushed {
  readonly isGone: boolean;
  readonly radius: number;
  readonly inner: number;
  readonly top: number;
  readonly bottom: number;
  readonly segments: readonly Segment[];
}

/**
 * What was brushed over a picture, row by row. Only sums, products, quotients and square roots of numbers that every engine rounds alike, so
 * that browsers and the server get the same.
 */
export class GroundTouches {
  readonly #width: number;
  readonly #brushed: readonly Brushed[];
  readonly #stroke: Uint8Array;
  readonly #row: Touched;

  constructor(width: number, height: number, touches: readonly GroundTouch[]) {
    this.#width = width;
    this.#brushed = touches.map((touch) => brushed(touch, width, height));
    this.#stroke = new Uint8Array(width);
    this.#row = new Int16Array(width);
  }

  /** Undefined where nothing was touched; valid until the next row is read. */
  row(y: number): Touched | undefined {
    const middle = y + 0.5;
    const near = this.#brushed.filter(({ top, bottom }) => middle > top && middle < bottom);
    if (near.length === 0) return undefined;
    this.#row.fill(0);
    for (const stroke of near) this.#lay(stroke, middle);
    return this.#row;
  }

  /** A later stroke lies over an earlier one; within one of them nothing adds up. */
  #lay(stroke: Brushed, y: number): void {
    const own = this.#stroke;
    own.fill(0);
    for (const segment of stroke.segments) this.#cover(stroke, segment, y);
    const aim = stroke.isGone ? -255 : 255;
    for (let x = 0; x < this.#width; x++) {
      const share = own[x] as number;
      if (share === 0) continue;
      const before = this.#row[x] as number;
      this.#row[x] = before + Math.trunc(((aim - before) * share) / 255);
    }
  }

  #cover({ radius, inner }: Brushed, { x, y, dx, dy, square }: Segment, row: number): void {
    if (row <= Math.min(y, y + dy) - radius || row >= Math.max(y, y + dy) + radius) return;
    const first = Math.max(0, Math.floor(Math.min(x, x + dx) - radius));
    const last = Math.min(this.#width - 1, Math.ceil(Math.max(x, x + dx) + radius));
    for (let column = first; column <= last; column++) {
      const [across, down] = [column + 0.5 - x, row - y];
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, (across * dx + down * dy) / square));
      const [offX, offY] = [across - along * dx, down - along * dy];
      const distance = Math.sqrt(offX * offX + offY * offY);
      if (distance >= radius) continue;
      const share = distance <= inner ? 255 : Math.trunc((255 * (radius - distance)) / (radius - inner));
      if (share > (this.#stroke[column] as number)) this.#stroke[column] = share;
    }
  }
}

function brushed({ kind, radius: share, softness, points }: GroundTouch, width: number, height: number): Brushed {
  const radius = Math.max(0.75, (share * width) / CROP_WHOLE);
  const places = Array.from({ length: points.length / 2 }, (_, index) => ({
    x: ((points[2 * index] as number) * width) / CROP_WHOLE,
    y: ((points[2 * index + 1] as number) * height) / CROP_WHOLE,
  }));
  const segments = places.map((from, index) => {
    const to = places[index + 1] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return { ...from, dx, dy, square: dx * dx + dy * dy };
  });
  const ys = places.map(({ y }) => y);
  return {
    isGone: kind === "gone",
    radius,
    inner: (radius * (100 - softness)) / 100,
    top: Math.min(...ys) - radius,
    bottom: Math.max(...ys) + radius,
    segments,
  };
}

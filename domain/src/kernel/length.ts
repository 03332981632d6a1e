/** Integer micrometres. Pixels exist only at the edge of drawing. */
export type Um = number;

/** A rectangle in micrometres, y growing downwards. */
export interface RectUm {
  readonly x: Um;
  readonly y: Um;
  readonly w: Um;
  readonly h: Um;
}

export const UM_PER_MM = 1000;
const UM_PER_INCH = 25_400;

/** The pixels that a length takes at a resolution, rounded to whole pixels. */
export function pixelsAt(length: Um, dpi: number): number {
  return Math.round((length * dpi) / UM_PER_INCH);
}

/** The resolution that `pixels` spread over `length` give, in dots per inch, not rounded. */
export function dpiOf(pixels: number, length: Um): number {
  return (pixels * UM_PER_INCH) / length;
}

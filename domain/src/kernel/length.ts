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
export const MM_PER_INCH = 25.4;
export const UM_PER_INCH = 25_400;
/** The point of PDF and of type. */
export const POINTS_PER_INCH = 72;
export const UM_PER_POINT = UM_PER_INCH / POINTS_PER_INCH;
/** CSS takes an inch for 96 pixels, whatever the screen. */
export const CSS_PX_PER_INCH = 96;

/** The pixels that a length takes at a resolution, rounded to whole pixels. */
export function pixelsAt(length: Um, dpi: number): number {
  return Math.round((length * dpi) / UM_PER_INCH);
}

/** The resolution that `pixels` spread over `length` give, in dots per inch, not rounded. */
export function dpiOf(pixels: number, length: Um): number {
  return (pixels * UM_PER_INCH) / length;
}

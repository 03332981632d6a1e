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
/** The point of PDF and type. */
export const POINTS_PER_INCH = 72;
export const UM_PER_POINT = UM_PER_INCH / POINTS_PER_INCH;
/** CSS defines an inch as 96 pixels on any screen. */
export const CSS_PX_PER_INCH = 96;

/** A length in pixels at a resolution, rounded to whole pixels. */
export function pixelsAt(length: Um, dpi: number): number {
  return Math.round((length * dpi) / UM_PER_INCH);
}

/** The resolution of `pixels` spread over `length`, in dots per inch, not rounded. */
export function dpiOf(pixels: number, length: Um): number {
  return (pixels * UM_PER_INCH) / length;
}

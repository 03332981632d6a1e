/** A drawing as data: filled and stroked paths over each other, each in one of at most four inks. */
export interface Stamp {
  /** Stored in the design document: never renamed, never reused for another drawing. Begins with its theme. */
  readonly id: string;
  readonly name: string;
  /** More words it is found by. */
  readonly words: string;
  /** Everything the ink covers, in the drawing's own units: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** `#rrggbb`, its initial colour. */
  readonly inks: readonly string[];
  /** Painted in this order. */
  readonly shapes: readonly StampShape[];
}

export interface StampShape {
  /** Index in the stamp's inks. */
  readonly ink: number;
  /** The path syntax of SVG. */
  readonly d: string;
  /** A line of this width with round ends instead of a filled shape. */
  readonly line?: number;
  /** Repeated, mirrored on the vertical through this x. */
  readonly mirror?: number;
  /** This many times around a point, in equal steps of a full turn. */
  readonly spin?: readonly [x: number, y: number, times: number];
  /** Paths inside paths are holes that show the goods. */
  readonly hollow?: true;
}

/** Height at width 1. */
export function stampRatio({ box }: Stamp): number {
  return box[3] / box[2];
}

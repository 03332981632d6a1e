/** A drawing as data: filled and drawn paths over each other, each in one of at most four inks. */
export interface Stamp {
  /** Stored in the design document: never renamed, never given to another drawing. Its theme leads. */
  readonly id: string;
  readonly name: string;
  /** What it is also searched by. */
  readonly words: string;
  /** All that the ink covers, in the drawing's own units: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** `#rrggbb`, as it is first put down. */
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
  /** The same once more, mirrored on the upright through this x. */
  readonly mirror?: number;
  /** So many times around a point, in equal steps of a full turn. */
  readonly spin?: readonly [x: number, y: number, times: number];
  /** Paths inside of paths are holes through which the goods show. */
  readonly hollow?: true;
}

/** Height for a width of 1. */
export function stampRatio({ box }: Stamp): number {
  return box[3] / box[2];
}

import type { FreePath, Hole } from "../../catalogue/index.ts";
import type { Um } from "../../kernel/index.ts";

/** Where goods are cut that follow what is drawn on them, as it was found; micrometres from the place's corner, seen from the front. */
export interface TracedCut {
  readonly edge: FreePath;
  readonly openings: readonly FreePath[];
  /** Of the ear. */
  readonly hole?: Hole;
  /** Parts of the drawing that clear material holds together. */
  readonly bridges: number;
  /** Parts that are too far from all the rest, with the gap to the nearest. They are pieces of their own. */
  readonly apart?: { readonly gap: Um; readonly from: readonly [Um, Um]; readonly to: readonly [Um, Um] };
  readonly others?: readonly FreePath[];
  /** Width of the thinnest part, if it may break. */
  readonly thin?: Um;
  /** Of the margin, where the goods end before it does. */
  readonly left?: Um;
}

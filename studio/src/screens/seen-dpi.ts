import { PRINT_DPI } from "@surimono/domain/designs";
import { UM_PER_INCH, type Um } from "@surimono/domain/kernel";

/** A phone holds the drawing and its inks at once. */
const MOST_PIXELS = 6_000_000;

/**
 * At which resolution a place is separated for pictures, whatever their size: hard edges are then shrunk like everything else, and browser and
 * server separate the same pixels.
 */
export function seenDpi({ width, height }: { readonly width: Um; readonly height: Um }): number {
  return Math.min(PRINT_DPI, Math.floor(Math.sqrt(MOST_PIXELS / ((width / UM_PER_INCH) * (height / UM_PER_INCH)))));
}

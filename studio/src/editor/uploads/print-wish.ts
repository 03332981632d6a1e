import { PRINT_DPI } from "@surimono/domain/designs";
import { UM_PER_INCH } from "@surimono/domain/kernel";
import type { PictureWish } from "../../pictures/index.ts";
import type { EditorArea } from "../model/editor-area.ts";

/** What the server takes (rule designs-picture-size). */
const MOST_BYTES = 5_242_880;
/** Larger ones are scaled down by the server. */
const MOST_SIDE = 7000;
const MOST_PIXELS = 36_000_000;

/** A picture may go into any area of the goods, and these are larger on larger sizes. */
export function printWish(areas: readonly EditorArea[]): PictureWish {
  return {
    maxBytes: MOST_BYTES,
    maxSide: MOST_SIDE,
    maxPixels: MOST_PIXELS,
    places: areas.map(({ width, height, scales }) => {
      const perUm = (PRINT_DPI / UM_PER_INCH) * Math.max(1, ...scales.map(({ value }) => value));
      return { width: Math.ceil(width * perUm), height: Math.ceil(height * perUm) };
    }),
  };
}

import { CSS_PX_PER_INCH, MM_PER_INCH } from "@surimono/domain/kernel";

/** CSS pixels per millimetre of this screen: browsers cannot tell, so the customer calibrates once with a card (rule frame-true-size). */
export const CARD = { width: 85.6, height: 53.98 };

/** What CSS assumes of any screen. */
export const ASSUMED_PX_PER_MM = CSS_PX_PER_INCH / MM_PER_INCH;

export const LEAST_PX_PER_MM = 2;
export const MOST_PX_PER_MM = 7.5;

const KEY = "surimono:screen-px-per-mm";

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Undefined before calibration, and where storage is blocked. */
export function fittedScale(shelf: () => Shelf): number | undefined {
  try {
    const kept = Number(shelf().getItem(KEY));
    return kept >= LEAST_PX_PER_MM && kept <= MOST_PX_PER_MM ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined clears it. Where storage is blocked it lasts until the page is left. */
export function keepScale(shelf: () => Shelf, pxPerMm: number | undefined): void {
  try {
    if (pxPerMm === undefined) shelf().removeItem(KEY);
    else shelf().setItem(KEY, String(pxPerMm));
  } catch {
    // Storage full or blocked: the preview continues with the calibrated value.
  }
}

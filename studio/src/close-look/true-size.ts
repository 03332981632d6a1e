import { CSS_PX_PER_INCH, MM_PER_INCH } from "@surimono/domain/kernel";

/** What the customer holds to the screen: browsers cannot tell how large a pixel is there, so it is calibrated once (rule frame-true-size). Millimetres. */
export interface Gauge {
  readonly id: "card" | "coin-10" | "coin-100" | "coin-500";
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isRound: boolean;
}

/** A card by ISO/IEC 7810 ID-1; coins by the Mint of Japan. The longest first: it is the most exact. */
export const GAUGES: readonly [Gauge, ...Gauge[]] = [
  { id: "card", name: "カード", width: 85.6, height: 53.98, isRound: false },
  coin("coin-500", "500円玉", 26.5),
  coin("coin-100", "100円玉", 22.6),
  coin("coin-10", "10円玉", 23.5),
];

function coin(id: Gauge["id"], name: string, across: number): Gauge {
  return { id, name, width: across, height: across, isRound: true };
}

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

import { INK_JET, type MethodId, SILK_SCREEN, TRANSFER, WHITE_INK_JET } from "../../catalogue/index.ts";
import { UM_PER_POINT, type Um } from "../../kernel/index.ts";

/** What a print method can hold. Data: a factory's own measurements belong here. */
export interface MethodLimits {
  /** The thinnest line that stays whole. */
  readonly minLine: Um;
  /** The smallest em at which the counters of kanji stay open. */
  readonly minText: Um;
  /** How much of the chroma of offset solids the inks reach on these goods, in basis points: see `color-reach.ts`. */
  readonly chroma: number;
}

export const METHOD_LIMITS: Readonly<Record<MethodId, MethodLimits>> = {
  // Transfer film: strokes of 0.75–1.0 pt on cotton hold (bestpricedtf.com, "transparency, knockouts and strokes in DTF artwork"); 5 pt is the
  // smallest type the shop has always allowed. Film has the inks' full chroma.
  [TRANSFER]: { minLine: Math.round(UM_PER_POINT * 0.75), minText: Math.round(UM_PER_POINT * 5), chroma: 10_000 },
  // Ink in bare cloth spreads by about a dot either side, so lines need 1 pt and type 6 pt, and colours lose about a sixth of their chroma. Our
  // estimate, until the factory has printed its own step wedge.
  [INK_JET]: { minLine: Math.round(UM_PER_POINT), minText: Math.round(UM_PER_POINT * 6), chroma: 8_500 },
  // The white below is drawn in by 0.17 mm from both sides (`choke`); too little of it would be left under a line below 0.5 mm. Type as on bare
  // cloth.
  [WHITE_INK_JET]: { minLine: 500, minText: Math.round(UM_PER_POINT * 6), chroma: 9_200 },
  // A mesh of 120 threads an inch holds lines of 0.3 mm, positive and negative; type as on bare cloth. Colours are the shop's own inks, so
  // that none is out of reach.
  [SILK_SCREEN]: { minLine: 300, minText: Math.round(UM_PER_POINT * 6), chroma: 10_000 },
};

/** Under 150 dpi a print looks soft (minimum of Printful and Artist 360), under 50 pixels are visible ("bad" of Customer's Canvas). */
export const FAIR_DPI = 150;
export const BAD_DPI = 50;

/** Thousandths: less can hardly be seen on any goods. */
export const LEAST_OPACITY = 50;

/** Basis points of a picture's ink: less is the soft rim of every cut-out. */
export const SEE_THROUGH_SHARE = 200;
/** Basis points of a picture's ink that would change visibly: less is a highlight nobody notices. */
export const UNREACHABLE_SHARE = 1500;

/** Phones read 20 mm on cloth from a hand's distance; modules of less than 0.5 mm run into each other there. */
export const LEAST_QR_SIDE = 20_000;
export const LEAST_QR_MODULE = 500;
/** Of CIELAB's lightness. */
export const LEAST_QR_CONTRAST = 40;

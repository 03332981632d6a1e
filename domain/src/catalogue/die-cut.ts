import type { RectUm, Um } from "../kernel/index.ts";

/** That goods may be cut along what is drawn on them instead of in their own shape (rule designs-die-cut). */
export interface DieCut {
  /** From the ink to the cut, as long as the customer asks for no other. */
  readonly margin: Um;
  readonly least: Um;
  readonly widest: Um;
  /** In garment coordinates: the goods, without foot or ear, never pass it. */
  readonly limit: RectUm;
  /** What is thinner breaks or tears. */
  readonly thinnest: Um;
  readonly fitting?: CutFitting;
}

/** What the goods need besides the drawing: a foot that is put into a base, or an ear that hangs on a ring. */
export type CutFitting =
  | { readonly kind: "foot"; readonly width: Um; readonly height: Um }
  /** `above` is from the edge to the middle of the hole. */
  | { readonly kind: "ear"; readonly radius: Um; readonly hole: Um; readonly above: Um };

/** Of a margin that the customer asks for. */
export const MARGIN_STEP: Um = 500;

/** A place while the design on it is cut along itself: neither the shape of the place nor its safe margin count. */
export function asCut<P extends { readonly safe: Um; readonly outline?: unknown; readonly dieCut?: DieCut }>(
  place: P,
  document: { readonly dieCut?: unknown },
): P {
  if (!document.dieCut || !place.dieCut) return place;
  const { outline: _, ...free } = place;
  return { ...free, safe: 0 } as P;
}

/** The goods are one piece, so all of their places have the same rules. */
export function dieCutOf(places: readonly { readonly dieCut?: DieCut }[]): DieCut | undefined {
  return places.find(({ dieCut }) => dieCut)?.dieCut;
}

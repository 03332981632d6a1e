/** How a picture of goods lies in its window: how large, and where the middle of the goods is, from the middle of the window in CSS pixels. */
export interface PictureView {
  /** CSS pixels for a millimetre of the real goods. */
  readonly pxPerMm: number;
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Kept free around goods that are seen whole. */
const MARGIN = 16;
const NEAREST = 8;

/** The largest scale at which goods of so many millimetres are seen whole. */
export function wholeScale(goods: Extent, window: Extent): number {
  const width = Math.max(40, window.width - 2 * MARGIN);
  const height = Math.max(40, window.height - 2 * MARGIN);
  return Math.min(width / goods.width, height / goods.height);
}

/** Larger or smaller by `factor` about a point of the window, given from its middle: what lies under that point stays there. */
export function zoomAbout(view: PictureView, factor: number, at: Point, whole: number, trueScale: number): PictureView {
  const least = Math.min(whole, trueScale);
  const most = Math.max(whole * NEAREST, trueScale * 2);
  const pxPerMm = Math.min(most, Math.max(least, view.pxPerMm * factor));
  const share = pxPerMm / view.pxPerMm;
  return { pxPerMm, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

/** Keeps the goods in the window: in its middle while they fit, else moved no further than until an edge of theirs is seen. */
export function keptInside(view: PictureView, goods: Extent, window: Extent): PictureView {
  const held = (offset: number, size: number, room: number) => {
    const reach = size + 2 * MARGIN > room ? Math.max(0, (size - room) / 2 + MARGIN) : 0;
    return Math.min(reach, Math.max(-reach, offset));
  };
  return {
    pxPerMm: view.pxPerMm,
    x: held(view.x, goods.width * view.pxPerMm, window.width),
    y: held(view.y, goods.height * view.pxPerMm, window.height),
  };
}

/** A picture of five megapixels and its working copies fit into the memory of a phone. */
const MOST_PIXELS = 5_000_000;

/**
 * How many pixels wide a picture is drawn that is shown `needed` device pixels wide. In steps, so that a small zoom draws
 * nothing anew; `ratio` is its height for a width of one.
 */
export function drawnWidth(needed: number, ratio: number): number {
  const most = Math.floor(Math.sqrt(MOST_PIXELS / ratio));
  let width = 600;
  while (width < needed && width < most) width = Math.ceil(width * 1.4);
  return Math.min(width, most);
}

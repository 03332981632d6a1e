/**
 * How a picture is placed in its window: the scale, and the centre of the goods relative to the centre of the window in CSS pixels.
 */
export interface PictureView {
  /** CSS pixels for each unit that the picture is measured in: a millimetre of the goods, or its own width. */
  readonly scale: number;
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

/** Margin around goods shown whole. */
const MARGIN = 16;
const NEAREST = 8;

/** The largest scale at which goods of this size are shown whole. */
export function wholeScale(goods: Extent, window: Extent): number {
  const width = Math.max(40, window.width - 2 * MARGIN);
  const height = Math.max(40, window.height - 2 * MARGIN);
  return Math.min(width / goods.width, height / goods.height);
}

/** Scales by `factor` about a point of the window, given from its centre: what is under that point stays there. */
export function zoomAbout(view: PictureView, factor: number, at: Point, whole: number, trueScale: number): PictureView {
  const least = Math.min(whole, trueScale);
  const most = Math.max(whole * NEAREST, trueScale * 2);
  const scale = Math.min(most, Math.max(least, view.scale * factor));
  const share = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

/** Keeps the goods in the window: centred while they fit, otherwise moved no further than their edge. */
export function keptInside(view: PictureView, goods: Extent, window: Extent): PictureView {
  const held = (offset: number, size: number, room: number) => {
    const reach = size + 2 * MARGIN > room ? Math.max(0, (size - room) / 2 + MARGIN) : 0;
    return Math.min(reach, Math.max(-reach, offset));
  };
  return {
    scale: view.scale,
    x: held(view.x, goods.width * view.scale, window.width),
    y: held(view.y, goods.height * view.scale, window.height),
  };
}

/** A five-megapixel picture and its working copies fit into a phone's memory. */
const MOST_PIXELS = 5_000_000;

/**
 * The width in pixels to draw for a picture shown `needed` device pixels wide. In steps, so that a small zoom redraws nothing; `ratio` is its
 * height at width 1.
 */
export function drawnWidth(needed: number, ratio: number): number {
  const most = Math.floor(Math.sqrt(MOST_PIXELS / ratio));
  let width = 600;
  while (width < needed && width < most) width = Math.ceil(width * 1.4);
  return Math.min(width, most);
}

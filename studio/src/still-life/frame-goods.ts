import type { Box } from "../mockup/canvas.ts";
import type { PointPx } from "../mockup/index.ts";
import { PLACE_FRAME, type Place } from "./places.ts";

/** The goods as they are drawn: a picture with transparent margins. */
export interface GoodsPicture {
  /** Of the whole picture, mm. */
  readonly width: number;
  readonly height: number;
  /** Where the goods are in it, as shares of width and height. */
  readonly extent: Box;
}

/** What part of the place is seen, and where the goods' picture lies in it; both in pixels of the place. */
export interface Framing {
  readonly seen: Box;
  readonly goods: Box;
  /** Where its silhouette falls as a shadow. */
  readonly fall?: Box;
}

/** How much of the frame's width or height goods take: there is to be room around them. */
const SHARE = 0.66;
/** Nearer, the photograph of the place would be seen to be unsharp. */
const NEAREST = 1.6;
/** As the sun of `studio/bake/blender/rooms.py` falls. */
const FALL = { x: 0.86, y: 0.69 } as const;
const HELD = { middle: 0.5, top: 0, foot: 1 } as const;

/** Of the goods' larger side, when cloth and print are looked at from near by. */
const NEAR_SHARE = 2.1;

/** Goods in their true size, seen as near as suits them; or from near by, about `near`: shares of their picture's width and height. */
export function frameGoods(place: Place, goods: GoodsPicture, near?: PointPx): Framing {
  const pxPerMm = PLACE_FRAME.width / place.wide;
  const { extent } = goods;
  const [w, h] = [goods.width * pxPerMm, goods.height * pxPerMm];
  const middle = { x: extent.x + extent.w / 2, y: extent.y + extent.h / 2 };
  const box = {
    x: PLACE_FRAME.width / 2 + place.at.x * pxPerMm - w * middle.x,
    y: PLACE_FRAME.height / 2 + place.at.y * pxPerMm - h * (extent.y + extent.h * HELD[place.by]),
    w,
    h,
  };
  const share = Math.max((extent.w * w) / PLACE_FRAME.width, (extent.h * h) / PLACE_FRAME.height);
  const zoom = near ? NEAR_SHARE / share : Math.min(NEAREST, Math.max(1, SHARE / share));
  const size = { w: PLACE_FRAME.width / zoom, h: PLACE_FRAME.height / zoom };
  const about = near ?? middle;
  const fall = { ...box, x: box.x + place.lift * FALL.x * pxPerMm, y: box.y + place.lift * FALL.y * pxPerMm };
  return {
    goods: box,
    ...(place.lift > 0 && { fall }),
    seen: {
      x: within(box.x + w * about.x - size.w / 2, PLACE_FRAME.width - size.w),
      y: within(box.y + h * about.y - size.h / 2, PLACE_FRAME.height - size.h),
      ...size,
    },
  };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

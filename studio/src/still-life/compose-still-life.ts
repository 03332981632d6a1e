import { type Box, type CreateSurface, drawPicture, type MockupContext, type Picture } from "../mockup/canvas.ts";
import type { PlacePictures } from "./fetch-place.ts";
import type { Framing } from "./frame-goods.ts";
import type { Silhouette } from "./goods-silhouette.ts";
import { PLACE_FRAME } from "./places.ts";

export interface StillLifeOptions {
  readonly context: MockupContext;
  /** The picture is drawn over the whole of 0, 0 – width, height. Keep the ratio of the place. */
  readonly width: number;
  readonly height: number;
  readonly place: PlacePictures;
  /** The goods with their shadow on a transparent ground, from `composeMockup`. */
  readonly goods: Picture;
  readonly silhouette: Pick<Silhouette, "shadow">;
  readonly framing: Framing;
  readonly createSurface: CreateSurface;
}

/** Of a shadow in the sun; the sky lights the rest. */
const DARK = 0.45;

/** Goods in a place: its ground, their shadow, the goods in the light that falls there, and what is before them. */
export function composeStillLife(options: StillLifeOptions): void {
  const { context, width, height, place, framing } = options;
  const scale = width / framing.seen.w;
  const shown = (box: Box): Box => ({
    x: (box.x - framing.seen.x) * scale,
    y: (box.y - framing.seen.y) * scale,
    w: box.w * scale,
    h: box.h * scale,
  });
  const whole = shown({ x: 0, y: 0, w: PLACE_FRAME.width, h: PLACE_FRAME.height });
  context.imageSmoothingQuality = "high";
  drawPicture(context, place.ground, whole);
  const goods = shown(framing.goods);
  if (framing.fall) {
    context.globalAlpha = DARK;
    drawPicture(context, options.silhouette.shadow, shown(framing.fall));
    context.globalAlpha = 1;
  }
  if (place.light)
    drawPicture(context, inLight(options, place.light, goods, whole), { x: 0, y: 0, w: width, h: height });
  else drawPicture(context, options.goods, goods);
  if (place.over) drawPicture(context, place.over, whole);
}

/** The goods alone, darker where the window's bars and leaves keep the sun off. */
function inLight(
  { width, height, goods, createSurface }: StillLifeOptions,
  light: Picture,
  at: Box,
  whole: Box,
): Picture {
  const { context, picture } = createSurface(width, height);
  context.imageSmoothingQuality = "high";
  drawPicture(context, goods, at);
  context.globalCompositeOperation = "multiply";
  drawPicture(context, light, whole);
  context.globalCompositeOperation = "destination-in";
  drawPicture(context, goods, at);
  return picture;
}

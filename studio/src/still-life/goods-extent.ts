import { type Box, type CreateSurface, drawPicture, type Picture } from "../mockup/canvas.ts";

/** Fine enough: the goods are placed by it, not cut. */
const ACROSS = 150;
const SEEN = 128;

/** The part of a picture that is not transparent, as shares of its width and height; undefined when all is. */
export function goodsExtent(goods: Picture, createSurface: CreateSurface): Box | undefined {
  const down = Math.round((ACROSS * goods.height) / goods.width);
  const { context } = createSurface(ACROSS, down);
  drawPicture(context, goods, { x: 0, y: 0, w: ACROSS, h: down });
  const { data } = context.getImageData(0, 0, ACROSS, down);
  let [left, top, right, bottom] = [ACROSS, down, -1, -1];
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < ACROSS; x++) {
      if ((data[(y * ACROSS + x) * 4 + 3] as number) < SEEN) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  if (right < 0) return undefined;
  return {
    x: left / ACROSS,
    y: top / down,
    w: (right + 1 - left) / ACROSS,
    h: (bottom + 1 - top) / down,
  };
}

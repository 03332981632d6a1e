import { type Box, type CreateSurface, drawPicture, type Picture } from "../mockup/canvas.ts";

/** Fine enough to place the goods by it, and as coarse as a shadow's edge is soft. */
const ACROSS = 360;
/** Of 255: goods that are seen through count, the baked shadow beside the goods does not. */
const SEEN = 128;
const FAINTEST = 150;
/** What sunlight leaves in a shadow is warm. */
const SHADOW = [62, 42, 26] as const;

export interface Silhouette {
  /** The part of the picture where goods are, as shares of its width and height. */
  readonly extent: Box;
  /** Of the same ratio as the picture: the colour of a shadow where the goods let no light through. */
  readonly shadow: Picture;
}

/** Undefined where nothing is drawn. */
export function goodsSilhouette(goods: Picture, createSurface: CreateSurface): Silhouette | undefined {
  const down = Math.round((ACROSS * goods.height) / goods.width);
  const { context, picture } = createSurface(ACROSS, down);
  drawPicture(context, goods, { x: 0, y: 0, w: ACROSS, h: down });
  const { data } = context.getImageData(0, 0, ACROSS, down);
  const shadow = context.createImageData(ACROSS, down);
  let [left, top, right, bottom] = [ACROSS, down, -1, -1];
  for (let i = 0; i < ACROSS * down; i++) {
    const alpha = data[i * 4 + 3] as number;
    if (alpha > FAINTEST) shadow.data.set([...SHADOW, ((alpha - FAINTEST) * 255) / (255 - FAINTEST)], i * 4);
    if (alpha < SEEN) continue;
    const [x, y] = [i % ACROSS, Math.floor(i / ACROSS)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return undefined;
  context.putImageData(shadow as never, 0, 0);
  const extent = {
    x: left / ACROSS,
    y: top / down,
    w: (right + 1 - left) / ACROSS,
    h: (bottom + 1 - top) / down,
  };
  return { extent, shadow: picture };
}

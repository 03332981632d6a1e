import { type CreateSurface, drawPicture, type Picture, type PixelData } from "./canvas.ts";

/** The pixels of a displacement layer, read once per view. */
export function readDisplacement(layer: Picture, createSurface: CreateSurface): PixelData {
  const { width, height } = layer;
  const { context } = createSurface(width, height);
  drawPicture(context, layer, { x: 0, y: 0, w: width, h: height });
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

import type { ArtView, LayerName, ViewArt } from "./art.ts";
import { type CreateSurface, drawPicture, type Picture, type PixelData } from "./canvas.ts";

/** A view with its decoded layers. Those that are measures rather than pictures are read once. */
export function viewArtOf(
  view: ArtView,
  layers: Partial<Record<LayerName, Picture>>,
  createSurface: CreateSurface,
): ViewArt {
  const { displacement, edge, ...pictures } = layers;
  return {
    view,
    pictures,
    ...(displacement && { displacement: pixelsOf(displacement, createSurface) }),
    ...(edge && { edge: pixelsOf(edge, createSurface) }),
  };
}

function pixelsOf(layer: Picture, createSurface: CreateSurface): PixelData {
  const { width, height } = layer;
  const { context } = createSurface(width, height);
  drawPicture(context, layer, { x: 0, y: 0, w: width, h: height });
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

export {
  type ArtBend,
  type ArtFile,
  type ArtLayers,
  type ArtLine,
  type ArtSurface,
  type ArtView,
  type CutGoods,
  type LayerName,
  OWN_SIZE,
  type PointPx,
  type ViewArt,
} from "./art.ts";
export { type CreateSurface, createBrowserSurface, type MockupContext, type PixelData } from "./canvas.ts";
export { composeMockup } from "./compose-mockup.ts";
export { cutGoods } from "./draw-cut-goods.ts";
export { DARK_GLASS, EDGE_REACH } from "./draw-edge-light.ts";
export { RING_HOLE } from "./draw-key-ring.ts";
export { STAND } from "./draw-stand-base.ts";
export { fetchArt, fetchViewArt } from "./fetch-art.ts";
export type { Print } from "./mockup-options.ts";
export { areaToPixels, boxOfPoints, pictureWidthMm } from "./place-area.ts";
export { bendOf, seenWhere } from "./shift.ts";
export { viewArtOf } from "./view-art-of.ts";

export type { ArtFile, ArtLayers, ArtLine, ArtSurface, ArtView, LayerName, PointPx, ViewArt } from "./art.ts";
export {
  type Box,
  type CreateSurface,
  createBrowserSurface,
  type MockupContext,
  type Picture,
  type PixelData,
  type Surface,
} from "./canvas.ts";
export { composeMockup, type MockupOptions } from "./compose-mockup.ts";
export { fetchArt, fetchViewArt } from "./fetch-art.ts";
export { type AreaOnPicture, areaToPixels } from "./place-area.ts";
export { readDisplacement } from "./read-displacement.ts";
export type { Print } from "./warp-print.ts";

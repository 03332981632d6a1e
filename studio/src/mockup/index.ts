export type { ArtFile, ArtLayers, ArtLine, ArtSurface, ArtView, CutGoods, LayerName, PointPx, ViewArt } from "./art.ts";
export { type CreateSurface, createBrowserSurface, type MockupContext, type PixelData } from "./canvas.ts";
export { composeMockup } from "./compose-mockup.ts";
export { cutGoods } from "./draw-cut-goods.ts";
export { fetchArt, fetchViewArt } from "./fetch-art.ts";
export type { Print } from "./mockup-options.ts";
export { areaToPixels, pictureWidthMm } from "./place-area.ts";
export { readDisplacement } from "./read-displacement.ts";

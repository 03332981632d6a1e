export { createNodeSurface, loadArt, loadViewArt } from "./load-art.ts";
export {
  composedWidth,
  encodeMockup,
  type MockupFormat,
  type MockupPixels,
  type MockupRequest,
  renderMockup,
} from "./render-mockup.ts";

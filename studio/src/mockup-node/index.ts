export { createNodeSurface, loadViewArt } from "./load-view-art.ts";
export {
  composedWidth,
  encodeMockup,
  type MockupFormat,
  type MockupPixels,
  type MockupRequest,
  renderMockup,
} from "./render-mockup.ts";

export { createNodeSurface, loadArt, loadViewArt } from "./load-art.ts";
export {
  encodeMockup,
  type MockupFormat,
  type MockupPixels,
  type MockupRequest,
  renderMockup,
} from "./render-mockup.ts";

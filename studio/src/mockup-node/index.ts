export { createNodeSurface, loadViewArt } from "./load-view-art.ts";
export { composedWidth, encodeMockup, type MockupPixels, type MockupRequest, renderMockup } from "./render-mockup.ts";

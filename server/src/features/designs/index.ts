export { decodePicture } from "./decode-picture.ts";
export { designsRoutes } from "./designs.routes.ts";
export { copyDesigns, findUncleared, findVersion } from "./designs.store.ts";
export type { DesignVersion } from "./designs.tables.ts";
export { isCleared } from "./is-cleared.ts";
export { enqueuePrints } from "./print-order.ts";
export { printVersionJob } from "./print-version.ts";
export { startItem } from "./start-design.ts";
export { drawMockup, versionImage } from "./version-image.ts";

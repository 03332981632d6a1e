export { designsRoutes } from "./designs.routes.ts";
export { findVersion } from "./designs.store.ts";
export type { DesignVersion } from "./designs.tables.ts";
export { enqueuePrints } from "./print-order.ts";
export { printVersionJob } from "./print-version.ts";
export { versionImage } from "./version-image.ts";

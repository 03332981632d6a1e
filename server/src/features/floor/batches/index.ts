export { batchRoutes } from "./batches.routes.ts";
export { reopenBatch } from "./batches.store.ts";

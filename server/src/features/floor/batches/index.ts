export { batchRoutes } from "./batches.routes.ts";
export { reopenBatch } from "./batches.store.ts";
export { closeBatch } from "./change-batch.ts";
export { makeBatch, makeBatches } from "./make-batches.ts";
export { getBatch, listBatches, readBatch } from "./read-batches.ts";

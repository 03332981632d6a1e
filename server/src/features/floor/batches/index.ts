export { addToBatch } from "./add-to-batch.ts";
export { batchRoutes } from "./batches.routes.ts";
export { IS_HELD, inNumbers, reopenBatch } from "./batches.store.ts";
export { closeBatch, takeOutOfBatch } from "./change-batch.ts";
export { makeBatch, makeBatches } from "./make-batches.ts";
export { listNotPacked } from "./not-packed.ts";
export { getBatch, listBatches, readBatch } from "./read-batches.ts";

export { batchCode, readBatchCode } from "./batch-code.ts";
export {
  type Batchable,
  type BatchRule,
  batchKey,
  defaultBatchRule,
  MOST_IN_BATCH,
  splitBatches,
} from "./batch-rules.ts";
export { BATCH_STATE_NAMES, BATCH_STATES, type BatchState } from "./batch-state.ts";

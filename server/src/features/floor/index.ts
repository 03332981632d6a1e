export { closeBatch, getBatch, listBatches, makeBatch, makeBatches } from "./batches/index.ts";
export { readBlanks } from "./blanks/read-blanks.ts";
export { cancelRefundedUnits } from "./cancel-refunded.ts";
export { floorRoutes } from "./floor.routes.ts";
export { followUnits } from "./follow-units.ts";
export { makePlacedUnits } from "./make-units.ts";
export { listUnits } from "./read-floor.ts";
export { splitUnits } from "./split-units.ts";

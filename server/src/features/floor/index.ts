export {
  addToBatch,
  closeBatch,
  getBatch,
  listBatches,
  makeBatch,
  makeBatches,
  takeOutOfBatch,
} from "./batches/index.ts";
export { readBlanks } from "./blanks/read-blanks.ts";
export { cancelRefundedUnits } from "./cancel-refunded.ts";
export { countRejected } from "./count-rejected.ts";
export { floorRoutes } from "./floor.routes.ts";
export { followUnits } from "./follow-units.ts";
export { makePlacedUnits } from "./make-units.ts";
export { codeOfPackage, findPackageByCode, listMadePackages } from "./press/find-package.ts";
export { askForLaying, layPackage } from "./press/hot-folder.ts";
export { makePackage } from "./press/make-package.ts";
export { listUnits } from "./read-floor.ts";
export { splitUnits } from "./split-units.ts";

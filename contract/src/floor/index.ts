export {
  addToBatch,
  closeBatch,
  getBatch,
  listBatches,
  listBatchGroups,
  makeBatch,
  makeBatches,
  takeOutOfBatch,
  type WireBatch,
} from "./batches.ts";
export {
  countBlank,
  exportPurchases,
  listBlanks,
  printPickList,
  saveBlankSource,
  type WireBlank,
} from "./blanks.ts";
export { exportShipments, listShipments, previewCourierResults, takeCourierResults } from "./couriers.ts";
export { listFloorMethods, saveBatchRule, savePressSetting } from "./methods.ts";
export { openPaper } from "./open-paper.ts";
export { MAX_PACKING_PAPERS, PACKING_PAPERS, printPackingPapers } from "./packing.ts";
export { getPiecePhoto, listPiecePhotos, photographUnit } from "./photographs.ts";
export {
  downloadPressPackage,
  getPressPackage,
  layPressPackage,
  listPressPackages,
  MAX_LINK_DAYS,
  MAX_PRESS_UNITS,
  makePressPackage,
  type WirePressPackage,
} from "./press.ts";
export { closePressLink, listPressLinks, makePressLink } from "./press-links.ts";
export {
  downloadPressSheet,
  getPressSheets,
  layPressSheets,
  makePressSheets,
} from "./press-sheets.ts";
export { holdUnit, rejectUnit, releaseUnit, scanUnit, undoScan } from "./scan.ts";
export { MAX_TICKETS, printTickets } from "./tickets.ts";
export type { WireUnit } from "./unit.ts";
export { getFloor, getUnit, getUnitPhoto, listStuck, listUnits } from "./units.ts";

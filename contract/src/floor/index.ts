export { exportShipments, listShipments, previewCourierResults, takeCourierResults } from "./couriers.ts";
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
  makePressSheets,
} from "./press-sheets.ts";
export { holdUnit, rejectUnit, releaseUnit, scanUnit, undoScan } from "./scan.ts";
export { MAX_TICKETS, printTickets } from "./tickets.ts";
export type { WireUnit } from "./unit.ts";
export { getFloor, getUnit, listUnits } from "./units.ts";

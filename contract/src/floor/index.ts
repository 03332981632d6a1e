export { exportShipments, listShipments, previewCourierResults, takeCourierResults } from "./couriers.ts";
export { holdUnit, rejectUnit, releaseUnit, scanUnit, undoScan } from "./scan.ts";
export { MAX_TICKETS, printTickets } from "./tickets.ts";
export type { WireUnit } from "./unit.ts";
export { getFloor, getUnit, listUnits } from "./units.ts";

export { holdUnit, rejectUnit, releaseUnit, scanUnit, undoScan } from "./scan.ts";
export { getFloor, getUnit, listUnits } from "./units.ts";

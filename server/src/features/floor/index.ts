export { floorRoutes } from "./floor.routes.ts";
export { followUnits } from "./follow-units.ts";
export { makePlacedUnits } from "./make-units.ts";
export { splitUnits } from "./split-units.ts";

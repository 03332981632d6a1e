export { followOrder } from "./follow-order.ts";
export { deleteReturnAddress } from "./return-address.ts";
export { holdStock } from "./settle-stock.ts";
export { findStoredObstacles } from "./stored-obstacle.ts";
export { warehouseRoutes } from "./warehouse.routes.ts";

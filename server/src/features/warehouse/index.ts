export { adjustStock } from "./adjust-stock.ts";
export { followOrder } from "./follow-order.ts";
export { hasStored, putDemoPieces } from "./put-demo-pieces.ts";
export { listFreeTimes, listStored } from "./read-stock.store.ts";
export { deleteReturnAddress, findReturnAddress } from "./return-address.ts";
export { returnStockJob } from "./return-stored.ts";
export { holdStock } from "./settle-stock.ts";
export { findStoredObstacles } from "./stored-obstacle.ts";
export { warehouseRoutes } from "./warehouse.routes.ts";

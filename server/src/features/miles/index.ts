export { settleMiles } from "./earn-miles.ts";
export { giveDemoMiles } from "./give-demo-miles.ts";
export { dropCancelledMiles, lowerRefundedMiles, promisePaidMiles } from "./hear-of-orders.ts";
export { milesRoutes } from "./miles.routes.ts";
export { countMiles, findBalance, type HeldMiles, hasRank, listOfRanks, selectMiles } from "./miles.store.ts";
export { mileBalances } from "./miles.tables.ts";
export { finishMiles, holdMiles, releaseMiles, returnMiles } from "./spend-miles.ts";

export { keepMiles, promiseMiles, settleMiles } from "./earn-miles.ts";
export { milesRoutes } from "./miles.routes.ts";
export { countMiles } from "./miles.store.ts";

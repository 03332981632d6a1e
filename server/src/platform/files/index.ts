export { type Files, openFiles } from "./files.ts";
export { NEAR_GOODS, NEAR_SHOWN, type NearFiles, openNearFiles } from "./near-files.ts";
export { StoreAway } from "./store-away.ts";

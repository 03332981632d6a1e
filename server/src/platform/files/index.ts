export { type Files, openFiles } from "./files.ts";
export { type NearFiles, openNearFiles } from "./near-files.ts";
export { StoreAway } from "./store-away.ts";

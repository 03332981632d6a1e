export { type Files, openFiles } from "./files.ts";
export { NEAR_GOODS, NEAR_SHOWN, type NearFiles, openNearFiles } from "./near-files.ts";
export { handleRemoveFilesJob, removeFilesJob } from "./remove-files-job.ts";
export { StoreAway } from "./store-away.ts";

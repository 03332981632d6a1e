import { serveJobs } from "@surimono/studio/print";
import { measureLayers } from "./measure-layers.ts";

// A child process: fonts are megabytes each, and the shop's own memory stays small.
serveJobs(measureLayers);

import { serveJobs } from "@surimono/studio/print";
import { makeThumbnail } from "./make-thumbnail.ts";

// A child process, as for every native decoder.
serveJobs(makeThumbnail);

import { serveJobs } from "@surimono/studio/print";
import { makeThumbnail } from "./make-thumbnail.ts";

// A child process, like every native decoder.
serveJobs(makeThumbnail);

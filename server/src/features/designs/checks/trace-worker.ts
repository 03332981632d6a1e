import { serveJobs } from "@surimono/studio/print";
import { traceJob } from "@surimono/studio/print-node";

// A child process: it draws the design.
serveJobs(traceJob);

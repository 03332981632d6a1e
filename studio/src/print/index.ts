export { addFace, createNodeShaper, fontLicencePath, fontPath } from "./font-files.ts";
export { createJobRunner, type JobRunner, type JobRunnerOptions } from "./job-runner.ts";
export type { PrintFiles, PrintJob } from "./print-job.ts";
export { runPrintJob } from "./run-print-job.ts";
export { serveJobs } from "./serve-jobs.ts";

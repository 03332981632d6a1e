export { drawingMemory } from "./drawing-memory.ts";
export { addEmoji, emojiLicencePath, emojiPath } from "./emoji-files.ts";
export { fontLicencePath, fontPath, fontSamplePath, nodeShaper } from "./font-files.ts";
export {
  createJobRunner,
  type JobRunner,
  type JobRunnerOptions,
  JobTookTooLong,
  JobTookTooMuchMemory,
} from "./job-runner.ts";
export type { PrintFiles, PrintJob } from "./print-job.ts";
export { runPrintJob } from "./run-print-job.ts";
export { serveJobs } from "./serve-jobs.ts";

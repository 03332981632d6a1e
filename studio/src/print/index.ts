export { drawingMemory } from "./drawing-memory.ts";
export { addEmoji, emojiLicencePath, emojiPath } from "./emoji-files.ts";
export { fontLicencePath, fontPath, fontSamplePath, nodeShaper } from "./font-files.ts";
export type { GangFileKind, GangJob, MadeGang } from "./gang-job.ts";
export { GANG_FILE_KINDS } from "./gang-job.ts";
export {
  createJobRunner,
  type JobRunner,
  type JobRunnerOptions,
  JobTookTooLong,
  JobTookTooMuchMemory,
} from "./job-runner.ts";
export type { PrintFiles, PrintJob } from "./print-job.ts";
export { runGangJob } from "./run-gang-job.ts";
export { runPrintJob } from "./run-print-job.ts";
export { serveJobs } from "./serve-jobs.ts";

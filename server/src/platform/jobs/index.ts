export {
  aboutJob,
  countGivenUp,
  countJobs,
  type GivenUpJob,
  hasQueue,
  IS_GIVEN_UP,
  type JobCount,
  listGivenUp,
  tryAgain,
} from "./given-up.ts";
export { type JobHandling, type JobTry, jobKind } from "./job-kind.ts";
export { type Jobs, type JobsOptions, openJobs } from "./jobs.ts";
export { findLastRun, listLastRuns } from "./last-runs.ts";
export { openQueue, type Queue } from "./open-queue.ts";
export { migrateQueue } from "./queue-version.ts";
export { TIMETABLE, timedJob, timeOfDay } from "./timetable.ts";
export { hasWork, listRetried } from "./waiting.ts";

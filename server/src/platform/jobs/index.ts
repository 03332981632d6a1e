export { jobKind, openJobs, type EnqueueOptions, type JobHandling, type JobKind, type Jobs } from "./jobs.ts";

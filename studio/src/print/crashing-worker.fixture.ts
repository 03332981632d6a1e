import { serveJobs } from "./serve-jobs.ts";

/** Says who it is, fails, dies or hangs, as it is told. */
serveJobs(async (job: string) => {
  if (job === "fail") throw new Error("failed as told");
  if (job === "die") process.exit(7);
  if (job === "hang") await new Promise(() => undefined);
  if (job === "slow") await new Promise((resolve) => setTimeout(resolve, 150));
  return process.pid;
});

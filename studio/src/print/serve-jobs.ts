import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { readWatch } from "./watch.ts";

export type JobAnswer<Output> = { readonly output: Output } | { readonly problem: string };
/** Sent once, when everything is loaded and the first job can start. */
export const READY = "ready";

/** Turns this process into the other end of `createJobRunner`. It ends with its parent. */
export function serveJobs<Job, Output>(handle: (job: Job) => Promise<Output>): void {
  offerFirst();
  const watch = readWatch(process.argv.slice(2));
  if (watch) new Worker(new URL("./watch-process.ts", import.meta.url), { workerData: watch, execArgv: [] }).unref();
  process.on("message", (job) => {
    void answer(handle, job as Job).then((message) => process.send?.(message, () => globalThis.gc?.()));
  });
  process.send?.(READY);
  process.on("disconnect", () => process.exit());
  // Ctrl+C in a terminal reaches every process of it; the parent finishes its jobs first and then ends this one.
  process.on("SIGINT", () => {});
}

async function answer<Job, Output>(handle: (job: Job) => Promise<Output>, job: Job): Promise<JobAnswer<Output>> {
  try {
    return { output: await handle(job) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Out of memory, the system should kill this process rather than the shop, which can repeat the job. */
function offerFirst(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "700");
  } catch {
    // Not Linux, or it is forbidden.
  }
}

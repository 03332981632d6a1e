import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { readWatch } from "./watch.ts";

export type JobAnswer<Output> = { readonly output: Output } | { readonly problem: string };
/** Sent once, when everything is loaded and the first job can start. */
export const READY = "ready";
/** Sent by a process that holds much memory after a job: the next one is better done by a fresh one. */
export const HEAVY = "heavy";
/**
 * Of resident memory, with nothing left to collect. A process begins with 120, and goods leave some 400; the rasteriser holds 600 after
 * six of the largest areas, and 1,000 after twenty.
 */
const HEAVY_MB = 500;

/** Turns this process into the other end of `createJobRunner`. It ends with its parent. */
export function serveJobs<Job, Output>(handle: (job: Job) => Promise<Output>): void {
  offerFirst();
  const watch = readWatch(process.argv.slice(2));
  if (watch) new Worker(new URL("./watch-process.ts", import.meta.url), { workerData: watch, execArgv: [] }).unref();
  process.on("message", (job) => {
    void answer(handle, job as Job).then((message) => process.send?.(message, rest));
  });
  process.send?.(READY);
  process.on("disconnect", () => process.exit());
  // Ctrl+C in a terminal reaches every process of it; the parent finishes its jobs first and then ends this one.
  process.on("SIGINT", () => {});
}

/** The answer is on its way meanwhile. */
function rest(): void {
  globalThis.gc?.();
  if (process.memoryUsage.rss() > HEAVY_MB * 1_000_000) process.send?.(HEAVY);
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

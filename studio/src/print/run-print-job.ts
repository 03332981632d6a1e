import { createJobRunner } from "./job-runner.ts";
import type { PrintFiles, PrintJob } from "./print-job.ts";

/** Effects of a whole place take minutes on a busy machine (rule designs-effect-amount); the job that waits for it has 900 seconds. */
const TIMEOUT_MS = 300_000;

const runner = createJobRunner<PrintJob, PrintFiles>(new URL("./print-worker.ts", import.meta.url), {
  isBackground: true,
  // A photograph of 20 million pixels without its ground, in two inks, worn and cut to a shape takes 1,200 on 350 × 400 mm.
  memoryMb: 1400,
  timeoutMs: TIMEOUT_MS,
});

/** Makes an area's print files in a separate process, one job after the other, so that the app's memory stays small. */
export function runPrintJob(job: PrintJob): Promise<PrintFiles> {
  return runner.run(job);
}

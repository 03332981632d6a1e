import { createJobRunner } from "./job-runner.ts";
import type { PrintFiles, PrintJob } from "./print-job.ts";

const runner = createJobRunner<PrintJob, PrintFiles>(new URL("./print-worker.ts", import.meta.url), {
  isBackground: true,
});

/** Makes an area's print files in a separate process, one job after the other, so that the app's memory stays small. */
export function runPrintJob(job: PrintJob): Promise<PrintFiles> {
  return runner.run(job);
}

import { readFileSync } from "node:fs";
import { type PrintFiles, type PrintJob, serveJobs } from "../src/print/index.ts";
import { printArea } from "../src/print-node/index.ts";

export interface MeasuredPrint extends PrintFiles {
  /** The highest resident memory of the drawing process so far. */
  readonly peakMb: number;
}

serveJobs(async (job: PrintJob): Promise<MeasuredPrint> => ({ ...(await printArea(job)), peakMb: peakMemory() }));

/** In MB; Linux only. */
function peakMemory(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

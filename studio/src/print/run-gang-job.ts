import type { GangJob, MadeGang } from "./gang-job.ts";
import { createJobRunner } from "./job-runner.ts";

/** A sheet of a metre takes some ten seconds; a package may need dozens. */
const TIMEOUT_MS = 30 * 60_000;

const runner = createJobRunner<GangJob, MadeGang>(new URL("./gang-worker.ts", import.meta.url), {
  timeoutMs: TIMEOUT_MS,
  isBackground: true,
  // A package of film is large on any machine, and one at a time is enough.
  slowMs: TIMEOUT_MS,
});

/** Lays prints on sheets of film and draws these, in a process of its own. */
export function runGangJob(job: GangJob): Promise<MadeGang> {
  return runner.run(job);
}

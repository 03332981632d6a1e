import { createJobRunner } from "@surimono/studio/print";

/** Square pictures to lay side by side on one card of 1200 × 630, as networks show it. */
export interface SheetJob {
  readonly pictures: readonly Uint8Array[];
}

const runner = createJobRunner<SheetJob, Uint8Array>(new URL("./draw-sheet-worker.ts", import.meta.url), {
  timeoutMs: 20_000,
});

/** A PNG. */
export function drawSheet(job: SheetJob): Promise<Uint8Array> {
  return runner.run(job);
}

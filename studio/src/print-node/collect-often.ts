import { setImmediate } from "node:timers/promises";

/** Bytes of pixels after which garbage is collected. */
const OFTEN = 48_000_000;
let since = 0;

/**
 * Counts pixel bytes handed out by the canvas library, which allocates them outside the engine: a gigabyte could pile up before it collects.
 * Does nothing in a process started without `--expose-gc`; all of `createJobRunner`'s have it.
 */
export function collectOften(bytes: number): void {
  since += bytes;
  if (since < OFTEN) return;
  since = 0;
  globalThis.gc?.();
}

/** Collected memory returns to the system only at the engine's next task. */
export async function nextTask(): Promise<void> {
  await setImmediate();
}

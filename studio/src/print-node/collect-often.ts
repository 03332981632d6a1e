import { setImmediate } from "node:timers/promises";

/** Bytes of pixels after which the collector is called. */
const OFTEN = 48_000_000;
let since = 0;

/**
 * Says that so many bytes of pixels were handed out by the canvas library, which keeps them outside of the engine: it would let a gigabyte pile up
 * before it collects. Does nothing in a process that was not started with `--expose-gc`, as all of `createJobRunner` are.
 */
export function collectOften(bytes: number): void {
  since += bytes;
  if (since < OFTEN) return;
  since = 0;
  globalThis.gc?.();
}

/** What was collected is given back to the system when the engine comes to its next task, and not before. */
export async function nextTask(): Promise<void> {
  await setImmediate();
}

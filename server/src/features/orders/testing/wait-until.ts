import { setTimeout as sleep } from "node:timers/promises";

/** Waits for something that a job does. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>, milliseconds = 15_000): Promise<void> {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await sleep(50)) if (await isTrue()) return;
  throw new Error(`${what} did not happen`);
}

import { setTimeout as sleep } from "node:timers/promises";

/** Waits for the result of a job. The limit prevents hanging, and leaves a test time to say what it waited for. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>, milliseconds = 45_000): Promise<void> {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await sleep(50)) if (await isTrue()) return;
  throw new Error(`${what} did not happen`);
}

import { setTimeout as sleep } from "node:timers/promises";

/** Prevents hanging, and leaves a test time to say what it waited for. */
const LIMIT_MS = 180_000;

/** Waits for the result of a job. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(50)) if (await isTrue()) return;
  throw new Error(`${what} did not happen`);
}

import { setTimeout as sleep } from "node:timers/promises";
import { databaseTrouble } from "../database/index.ts";

const PAUSE_MS = 1_000;
/** Longer than a fail-over takes. */
const LONGEST_MS = 60_000;

/**
 * Asks again while the database is away. That work was done is noted after it: if that got lost, the work would be done again, and a letter
 * would go out twice. Each statement of the queue may be repeated.
 */
export async function untilAnswered<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (const end = performance.now() + LONGEST_MS; ; await sleep(PAUSE_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (databaseTrouble(error) !== "outage" || performance.now() > end) throw error;
    }
  }
}

import { setTimeout as sleep } from "node:timers/promises";

const JAPAN_AHEAD_MS = 9 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Longer than what is counted by days takes on a slow machine. */
const CLOSE_MS = 30_000;

/** For what is counted by days of the database's own clock: when the next day in Japan is about to begin, it is waited for. */
export async function awayFromMidnight(): Promise<void> {
  const left = DAY_MS - ((Date.now() + JAPAN_AHEAD_MS) % DAY_MS);
  if (left < CLOSE_MS) await sleep(left);
}

import { setTimeout as sleep } from "node:timers/promises";
import { addDays, dayInJapan, startOfDay } from "@surimono/domain/kernel";

/** Longer than what is counted by days takes on a slow machine. */
const CLOSE_MS = 30_000;

/** For what is counted by days of the database's own clock: when the next day in Japan is about to begin, it is waited for. */
export async function awayFromMidnight(): Promise<void> {
  const now = new Date();
  const left = startOfDay(addDays(dayInJapan(now), 1)).getTime() - now.getTime();
  if (left < CLOSE_MS) await sleep(left);
}

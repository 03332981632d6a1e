import { createJobRunner, JobTookTooLong } from "@surimono/studio/print";
import type { ReadMail } from "./read-mail.ts";

/** The largest that people send have 340,000, as files are written by 76 letters; the parser takes each by itself. */
const MOST_LINES = 500_000;

/** A process of its own: a letter of short lines takes a minute and much memory to be taken apart, and nobody else shall wait. */
const runner = createJobRunner<Uint8Array, ReadMail | undefined>(new URL("./mail-worker.ts", import.meta.url), {
  ...{ timeoutMs: 60_000, heapMb: 512, memoryMb: 800, isBackground: true },
});

/** As `readMail`; undefined also for what cannot be read in a minute (rule support-letters-aside). */
export async function readMailAside(raw: Uint8Array): Promise<ReadMail | undefined> {
  if (hasMoreLines(raw, MOST_LINES)) return undefined;
  try {
    return await runner.run(raw);
  } catch (error) {
    if (error instanceof JobTookTooLong) return undefined;
    throw error;
  }
}

function hasMoreLines(raw: Uint8Array, most: number): boolean {
  let lines = 0;
  for (let at = raw.indexOf(10); at >= 0; at = raw.indexOf(10, at + 1)) if (++lines > most) return true;
  return false;
}

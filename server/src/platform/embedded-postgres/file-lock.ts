import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

const isBusy = (error: unknown) => error instanceof Error && "errcode" in error && error.errcode === 5;

/**
 * Runs `work` while this process alone holds the file. SQLite takes an operating system lock, released with a killed
 * process, so it is never stale; Node itself has no such lock.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>, waitMs = 180_000): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    await acquire(lock, file, Date.now() + waitMs);
    return await work();
  } finally {
    lock.close();
  }
}

async function acquire(lock: DatabaseSync, file: string, deadline: number) {
  for (;;) {
    try {
      lock.exec("BEGIN EXCLUSIVE");
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) throw new Error(`Another process has held ${file} for too long`, { cause: error });
      await sleep(50);
    }
  }
}

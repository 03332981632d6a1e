import { type Jobs, jobKind } from "../jobs/index.ts";
import type { Files } from "./files.ts";

interface Gone {
  readonly keys?: readonly string[];
  readonly folders?: readonly string[];
}

/** Enqueued in the transaction that deletes the rows of these files: whatever the store does then, they go, and never before their rows. */
export const removeFilesJob = jobKind<Gone>("remove-files");

export function handleRemoveFilesJob(jobs: Jobs, files: Pick<Files, "remove" | "removeAll">): void {
  jobs.handle(
    removeFilesJob,
    async ({ keys = [], folders = [] }) => {
      for (const key of keys) await files.remove(key);
      for (const folder of folders) await files.removeAll(folder);
    },
    { forDays: true, expireSeconds: 900 },
  );
}

import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DAY_MS } from "@surimono/domain/kernel";

/** Below the root of the files, so that a rename stays on one disk; no key can begin with a dot. */
const DRAFTS = ".drafts";
const ABANDONED_MS = DAY_MS;

/** The file appears complete or not at all, to concurrent readers and after a crash. */
export async function writeWhole(root: string, key: string, bytes: Uint8Array): Promise<void> {
  await placeWhole(root, key, (draft) => writeFile(draft, bytes));
}

/** The same for what is written otherwise. */
export async function placeWhole(root: string, key: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(root, DRAFTS, randomUUID());
  const target = join(root, key);
  await Promise.all([mkdir(dirname(draft), { recursive: true }), mkdir(dirname(target), { recursive: true })]);
  try {
    await fill(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes what killed processes left. Younger drafts may belong to a write in another process. */
export async function sweepDrafts(root: string, now: number): Promise<void> {
  const folder = join(root, DRAFTS);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const draft = join(folder, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > ABANDONED_MS) await rm(draft, { force: true });
  }
}

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SETTING = "JOURNEYS_FOLDER";

/** Playwright's global set-up: a folder for what the workers of one run share. Answers how to remove it. */
export default function openSharedFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "surimono-journeys-"));
  process.env[SETTING] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A folder in it that all workers use; undefined outside a run of journeys, as in a bench. */
export function sharedFolder(name: string): string | undefined {
  const shared = process.env[SETTING];
  if (shared === undefined) return undefined;
  const folder = join(shared, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

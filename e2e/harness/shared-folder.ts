import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { quickFolder } from "../../server/src/platform/embedded-postgres/quick-folder.ts";

const SETTING = "JOURNEYS_FOLDER";

/** Playwright's global set-up: a folder for what the workers of one run share, on the disk of their shops, which link to it. Answers how to remove it. */
export default function openSharedFolder(): () => void {
  const folder = quickFolder("surimono-journeys-");
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

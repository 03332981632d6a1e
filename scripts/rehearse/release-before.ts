import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asSelf } from "./as-user.ts";

/**
 * The release before, as far as the database knows: the last commit without the newest migration. Whatever is between two migrations may
 * run beside each other by itself.
 */
export function commitBefore(root: string): string {
  const { entries } = JSON.parse(readFileSync(join(root, "server/migrations/meta/_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  const newest = `server/migrations/${entries.at(-1)?.tag}.sql`;
  const added = execFileSync("git", ["log", "--diff-filter=A", "--format=%H", "-1", "--", newest], {
    ...{ cwd: root, encoding: "utf8" },
  }).trim();
  if (!added) throw new Error(`${newest} is in no commit`);
  return execFileSync("git", ["rev-parse", `${added}^`], { cwd: root, encoding: "utf8" }).trim();
}

/** A release in a folder below this one, with what it needs from npm; answers where. */
export async function installRelease(root: string, folder: string, commit: string): Promise<string> {
  const checkout = join(folder, "before");
  execFileSync("git", ["clone", "--quiet", "--shared", "--no-checkout", root, checkout]);
  execFileSync("git", ["checkout", "--quiet", "--detach", commit], { cwd: checkout });
  await asSelf(process.env["HOME"] ?? folder).run(`cd ${checkout}; npm ci --prefer-offline`);
  return checkout;
}

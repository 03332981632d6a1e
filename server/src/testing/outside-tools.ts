import { execFileSync, spawnSync } from "node:child_process";

/** Whether an outside program is installed; `npm test` tries to install the ones it names. */
export function hasTool(name: string): boolean {
  return spawnSync("which", [name]).status === 0;
}

/** A program's standard output; throws when it reports an error. */
export function runTool(name: string, ...args: string[]): string {
  return execFileSync(name, args, { encoding: "utf8", maxBuffer: 1 << 26 });
}

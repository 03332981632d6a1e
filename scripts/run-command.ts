import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

export type Outcome = { ok: boolean; output: string; seconds: number };

/** Runs a command in the repository's root and keeps its output. With `show` it is also printed at once; `aside`, it takes what others leave of the cores. */
export function runCommand(
  command: string,
  args: string[],
  { show = false, aside = false, cwd = root, env = {} } = {},
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(binary(command), args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (aside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (show) process.stdout.write(chunk);
      });
    }
    const finish = (ok: boolean, more = "") =>
      resolve({ ok, output: Buffer.concat(chunks).toString() + more, seconds: (performance.now() - started) / 1000 });
    child.once("error", (error) => finish(false, error.message));
    child.once("close", (code) => finish(code === 0));
  });
}

// Scripts also run without npm, which would have put this folder on the PATH.
function binary(command: string): string {
  const path = join(root, "node_modules/.bin", command);
  return existsSync(path) ? path : command;
}

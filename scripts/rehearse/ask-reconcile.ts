import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

export interface Difference {
  readonly check: string;
  readonly about: string;
  readonly expected: string;
  readonly found: string;
}

interface Reconciled {
  readonly checks: number;
  readonly files: number;
  readonly differences: readonly Difference[];
}

/** What `npm run operator -- reconcile` finds in the shop of these settings. */
export async function askReconcile(
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Reconciled> {
  const child = spawn("npm", ["run", "--silent", "operator", "--", "reconcile", "--json", ...words], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) child[name].on("data", (chunk) => (said[name] += String(chunk)));
  const [status] = await once(child, "close");
  // It ends with 1 for a difference, and where it could not compare.
  if (!said.stdout) throw new Error(`reconcile ended with ${status}: ${said.stderr}`);
  return JSON.parse(said.stdout) as Reconciled;
}

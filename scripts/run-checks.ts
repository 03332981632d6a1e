import { join } from "node:path";
import { type Outcome, root, runCommand } from "./run-command.ts";

type Check = { name: string; commands: string[][]; cwd?: string };

const types = (folder: string): Check => ({ name: `types of ${folder}`, commands: [["tsc", "-p", folder]] });

const checks: Check[] = [
  { name: "format", commands: [["biome", "format", "."]] },
  {
    name: "lint",
    commands: [["biome", "check", "--formatter-enabled=false", "--error-on-warnings", "--max-diagnostics=200", "."]],
  },
  { name: "boundaries", commands: [["node", "scripts/check-boundaries.ts"]] },
  types("domain"),
  types("contract"),
  types("ui"),
  types("studio"),
  types("server"),
  {
    name: "types of web",
    commands: [
      ["react-router", "typegen"],
      ["tsc", "-p", "."],
    ],
    cwd: join(root, "web"),
  },
  types("operator"),
  types("scripts"),
  types("e2e"),
  { name: "unused code", commands: [["knip", "--no-progress"]] },
];

/** Runs every check, two at a time, and reports each. Returns how many passed, and the name and reason of each failure. `aside`: other work goes first. */
export async function runChecks(
  say: (text: string) => void,
  aside = false,
): Promise<{ passed: number; failed: number; failures: string[] }> {
  const waiting = [...checks];
  const failures: string[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, output, seconds } = await runOne(check, aside);
      say(`${ok ? "ok    " : "FAILED"} ${check.name} (${seconds.toFixed(1)} s)\n`);
      if (!ok) failures.push(`${check.name}\n${output.trim()}`);
    }
  };
  await Promise.all([work(), work()]);
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}

async function runOne({ commands, cwd = root }: Check, aside: boolean): Promise<Outcome> {
  const total: Outcome = { ok: true, output: "", seconds: 0 };
  for (const [command = "", ...args] of commands) {
    const { ok, output, seconds } = await runCommand(command, args, { cwd, aside });
    total.output += output;
    total.seconds += seconds;
    total.ok = ok;
    if (!ok) break;
  }
  return total;
}

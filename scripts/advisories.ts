import { readFileSync } from "node:fs";
import { join } from "node:path";
import { askAdvisories, lockedVersions } from "./ask-advisories.ts";
import { judgeAdvisories, type Kept } from "./judge-advisories.ts";
import { root } from "./run-command.ts";

const registry = process.env["npm_config_registry"] ?? "https://registry.npmjs.org/";
const versions = lockedVersions(readFileSync(join(root, "package-lock.json"), "utf8"));
const answer = await askAdvisories(registry, versions);
if (answer.answered) {
  const kept = JSON.parse(readFileSync(join(root, "scripts/advisories-kept.json"), "utf8")) as Kept[];
  const { faults, notes } = judgeAdvisories(answer.advisories, kept, new Date().toISOString().slice(0, 10));
  for (const text of [...notes, ...faults]) process.stdout.write(`${text}\n`);
  process.stdout.write(`${Object.keys(versions).length} packages asked about, ${faults.length} advisories to act on\n`);
  if (faults.length > 0) process.exitCode = 1;
} else {
  process.stdout.write(`SKIPPED: advisories were not looked at, as ${answer.why} (${registry})\n`);
  // A release gate needs an answer; an offline workbench does not.
  if (process.argv.includes("--must-answer")) process.exitCode = 1;
}

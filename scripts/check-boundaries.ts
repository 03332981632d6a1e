import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";

// Run in the root of the repository, or of a copy of it with planted violations.
const root = process.cwd();
const workspaces = ["domain", "contract", "ui", "studio", "server", "web", "operator"].filter((folder) =>
  existsSync(join(root, folder)),
);

const { default: config } = await import(pathToFileURL(join(root, ".dependency-cruiser.mjs")).href);
const { output } = await cruise(
  workspaces,
  { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } },
  config.options.enhancedResolveOptions,
);
const { summary, modules } = output as ICruiseResult;

const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
for (const workspace of workspaces) {
  // Without a TypeScript parser the tool reads nothing and reports nothing.
  const read = modules.filter(({ source }) => source.startsWith(`${workspace}/`));
  if (!read.some(({ dependencies }) => dependencies.length > 0)) problems.push(`nothing was read in ${workspace}/`);
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${modules.length} modules, ${summary.totalDependenciesCruised} imports, ${problems.length} problems\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

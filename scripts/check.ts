import { runChecks } from "./run-checks.ts";

const { passed, failed } = await runChecks((text) => process.stdout.write(text));
process.stdout.write(`\n${passed} checks passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

import { runChecks } from "./run-checks.ts";

const { passed, failed, failures } = await runChecks((text) => process.stdout.write(text));
for (const failure of failures) process.stdout.write(`\n--- ${failure}\n`);
process.stdout.write(`\n${passed} checks passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

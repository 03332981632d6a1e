import { createInterface } from "node:readline/promises";
import { runOperator } from "./run-operator.ts";

process.exitCode = await runOperator({
  args: process.argv.slice(2),
  variables: process.env,
  now: () => new Date(),
  say: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  async confirm(question) {
    if (!process.stdin.isTTY) {
      process.stderr.write("Nobody can be asked here: give --yes to go ahead.\n");
      return false;
    }
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question}? [y/N] `);
    terminal.close();
    return /^y(es)?$/i.test(answer.trim());
  },
});

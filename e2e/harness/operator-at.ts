import { runOperator } from "../../server/src/operator/index.ts";

const [moment = "", ...args] = process.argv.slice(2);

/** The operator's command as if it were given at that moment. */
process.exitCode = await runOperator({
  args,
  variables: process.env,
  now: () => new Date(moment),
  say: (line) => process.stdout.write(`${line}\n`),
  note: () => undefined,
  complain: (line) => process.stderr.write(`${line}\n`),
  confirm: async () => true,
});

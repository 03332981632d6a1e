import { openFiles } from "../platform/files/index.ts";
import { always, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { reconcile } from "./reconcile/reconcile.ts";

export const RECONCILE_HELP = `  npm run operator -- reconcile [--files all|none]
      Whether payments, orders, units, stock, miles, coupons, bills, documents, designs, letters and their files agree, to the yen: names each
      difference, and ends with 1 if there is one. After a restore, and whenever something seems wrong.`;

export const RECONCILE_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  reconcile: { words: 0, options: ["files"], reads: always, run: compare },
};

async function compare(work: OperatorWork): Promise<number> {
  const { files: which = "all" } = work.options;
  if (which !== "all" && which !== "none") throw new Error("--files is all or none.");
  const files = which === "all" ? await openFiles(work.env) : undefined;
  const hasGateway = work.env.stripe === undefined;
  const found = await reconcile(work.database.db, { files, hasGateway });
  work.tell(found, [
    ...found.differences.map(({ check, about, expected, found: is }) => `${check}: ${about} is ${is}, not ${expected}`),
    `${found.checks} checks, ${found.files} files, ${found.differences.length} differences`,
  ]);
  return found.differences.length === 0 ? 0 : 1;
}

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { formatYen } from "@surimono/domain/kernel";
import {
  confirmMatch,
  importStatement,
  listProposals,
  saveMapping,
  type UnmatchedLine,
  undoMatch,
} from "../features/billing/index.ts";
import { UUID_PATTERN } from "../platform/uuid-pattern.ts";
import { billingDesk, readDay, readNote } from "./billing-commands.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const BANK_HELP = `  npm run operator -- import-bank-statement <file> [--mapping <name>] [--yes]
      Takes over the money that came: 全銀 of 200 bytes (振込入金通知, 入出金取引明細), or a bank's CSV by a saved mapping. The same file, or a
      line that another file has brought, adds nothing.
  npm run operator -- save-bank-mapping <name> --columns <day,amount,payer> [--encoding utf-8|shift_jis] [--yes]
      Which columns of a bank's CSV hold the day, the money that came and the payer: names of its head line, or numbers from 1 without one.
  npm run operator -- bank-lines
      What came and pays for nothing yet, with the bills that it may be for.
  npm run operator -- confirm-match <line id> <bill number> [--yes]
      The line pays for the bill; what is over goes to other bills or is kept.
  npm run operator -- undo-match <line id> --note <text> [--yes]
      It was for another one: the line is listed again.`;

export const BANK_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "import-bank-statement": { words: 1, options: ["mapping"], run: importFile },
  "save-bank-mapping": { words: 1, options: ["columns", "encoding"], run: save },
  "bank-lines": { words: 0, options: [], run: list },
  "confirm-match": { words: 2, options: [], run: confirm },
  "undo-match": { words: 1, options: ["note"], run: undo },
};

async function importFile(work: OperatorWork, path: string | undefined): Promise<number> {
  if (!path) throw new Error(`Which file?\n\n${BANK_HELP}`);
  const bytes = await readFile(path);
  const { mapping } = work.options;
  await confirmOrStop(work, `Take over what came by ${basename(path)}`);
  const imported = await importStatement(billingDesk(work), { name: basename(path), bytes, mapping });
  if (!imported.ok)
    switch (imported.failure.code) {
      case "billing/no-such-mapping":
        throw new Error(`There is no mapping ${mapping}. \`save-bank-mapping\` makes one.`);
      case "billing/other-account":
        throw new Error(`It is of another account than that of the bills: ${imported.failure.account}.`);
      default:
        throw new Error(`Nothing was taken over: ${imported.failure.why}.`);
    }
  work.say(`Done: ${imported.value.added} of ${imported.value.lines} lines are new.`);
  return list(work);
}

async function save(work: OperatorWork, name: string | undefined): Promise<number> {
  const { columns = "", encoding = "utf-8" } = work.options;
  const [day, amount, payer, ...more] = columns.split(",").map((column) => column.trim());
  if (!name || !day || !amount || !payer || more.length > 0)
    throw new Error(`A name, and three columns: day, amount, payer.\n\n${BANK_HELP}`);
  if (encoding !== "utf-8" && encoding !== "shift_jis") throw new Error("--encoding is utf-8 or shift_jis.");
  await confirmOrStop(work, `The CSV of ${name}: day in ${day}, amount in ${amount}, payer in ${payer}, ${encoding}`);
  await work.database.inTransaction((tx) => saveMapping(tx, name, { encoding, day, amount, payer }));
  work.say("Done.");
  return 0;
}

async function list(work: OperatorWork): Promise<number> {
  const lines = await listProposals(billingDesk(work));
  for (const line of lines) for (const text of textOf(line)) work.say(text);
  work.say(`${lines.length} lines pay for nothing yet.`);
  return 0;
}

const REASONS = { number: "its number", amount: "the amount", total: "all that is open", name: "the payer" } as const;

function textOf({ id, day, amount, payer, isCancelled, proposals }: UnmatchedLine): string[] {
  const head = `${id}  ${day}  ${formatYen(amount)}  ${payer}${isCancelled ? "  taken back by the bank" : ""}`;
  return [
    head,
    ...proposals.map(
      ({ number, reasons }) => `    ${number}?  by ${reasons.map((reason) => REASONS[reason]).join(", ")}`,
    ),
  ];
}

function readLine(lineId: string | undefined): string {
  if (!lineId || !new RegExp(`^${UUID_PATTERN}$`).test(lineId))
    throw new Error(`Which line? \`bank-lines\` has their ids.`);
  return lineId;
}

async function confirm(work: OperatorWork, id: string | undefined, number: string | undefined): Promise<number> {
  const lineId = readLine(id);
  if (!number) throw new Error(`For which bill?\n\n${BANK_HELP}`);
  const line = (await listProposals(billingDesk(work))).find((one) => one.id === lineId);
  if (!line || line.isCancelled) throw new Error("There is no such line that pays for nothing.");
  await confirmOrStop(work, `The ${formatYen(line.amount)} of ${line.payer} are for ${number}`);
  const matched = await confirmMatch(billingDesk(work), { lineId, number });
  if (!matched.ok)
    switch (matched.failure.code) {
      case "billing/matched-before":
        throw new Error("Somebody has matched this line meanwhile. Nothing was changed.");
      case "billing/no-such-line":
        throw new Error("There is no such line.");
      default:
        throw new Error(`${number} is no bill that money can be for.`);
    }
  const { billId, bills, credit } = matched.value;
  const open = bills.find((bill) => bill.id === billId)?.open ?? 0;
  const kept = credit > 0 ? ` ${formatYen(credit)} are kept for the next bill.` : "";
  work.say(`Done: ${number} is ${open === 0 ? "paid" : `short of ${formatYen(open)}`}.${kept}`);
  return 0;
}

async function undo(work: OperatorWork, id: string | undefined): Promise<number> {
  const lineId = readLine(id);
  const note = readNote(work);
  if (note === "") throw new Error("--note is missing: why is it taken back?");
  await confirmOrStop(work, "The line is for another bill");
  const undone = await undoMatch(billingDesk(work), { lineId, day: readDay(work), note });
  if (!undone.ok) throw new Error("The line pays for nothing.");
  work.say(`Done: ${formatYen(undone.value.amount)} wait to be matched again.`);
  return 0;
}

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { formatYen } from "@surimono/domain/kernel";
import {
  confirmMatch,
  findOpenLine,
  importStatement,
  listProposals,
  type MatchPart,
  type OpenLine,
  type ProposedLine,
  saveMapping,
  setAside,
  takeUp,
  undoMatch,
  ZENGIN_LAYOUT_NAMES,
} from "../features/billing/index.ts";
import { UUID_PATTERN } from "../platform/uuid-pattern.ts";
import { billingDesk, readDay, readNote } from "./billing-commands.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const BANK_HELP = `  npm run operator -- import-bank-statement <file> [--mapping <name>] [--layout <${ZENGIN_LAYOUT_NAMES.join("|")}>] [--yes]
      Takes over the money that came: 全銀 of 200 bytes (振込入金通知, 入出金取引明細), or a bank's CSV by a saved mapping. The layout that fits is taken unless one is named. The same file, or a
      line that another file of its kind has brought, adds nothing.
  npm run operator -- save-bank-mapping <name> --columns <day,amount,payer> [--encoding utf-8|shift_jis] [--yes]
      Which columns of a bank's CSV hold the day, the money that came and the payer: names of its head line, or numbers from 1 without one.
  npm run operator -- bank-lines [waiting|aside] [--after <line id>]
      What came and pays for nothing yet, with the bills that it may be for; or what was set aside. --after goes on behind a line.
  npm run operator -- confirm-match <line id> <bill number>[:<yen>]… [--yes]
      The line pays for the bill; what is over goes to other bills or is kept. Or parts of it for several, of one business or of more:
      S-2026-000012:30000 S-2026-000015:12800. What the parts leave stays listed.
  npm run operator -- undo-match <line id> --note <text> [--yes]
      It was for another one: every part of it is taken back, and the line is listed again.
  npm run operator -- set-line-aside <line id> --note <text> [--yes]
      It is no payment for a bill, such as interest.
  npm run operator -- take-line-up <line id> [--yes]
      It waits for a bill again.`;

/** Of one page. */
const MOST_LINES = 50;
const MOST_PARTS = 30;

export const BANK_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "import-bank-statement": { words: 1, options: ["mapping", "layout"], run: importFile },
  "save-bank-mapping": { words: 1, options: ["columns", "encoding"], run: save },
  "bank-lines": { words: 1, options: ["after"], reads: always, run: list },
  "confirm-match": { words: 1 + MOST_PARTS, options: [], run: confirm },
  "undo-match": { words: 1, options: ["note"], run: undo },
  "set-line-aside": { words: 1, options: ["note"], run: putAside },
  "take-line-up": { words: 1, options: [], run: takeBack },
};

async function importFile(work: OperatorWork, path: string | undefined): Promise<number> {
  if (!path) throw new Error(`Which file?\n\n${BANK_HELP}`);
  const bytes = await readFile(path);
  const { mapping } = work.options;
  const layout = ZENGIN_LAYOUT_NAMES.find((name) => name === work.options["layout"]);
  if (work.options["layout"] !== undefined && !layout)
    throw new Error(`--layout is ${ZENGIN_LAYOUT_NAMES.join(" or ")}.`);
  await confirmOrStop(work, `Take over what came by ${basename(path)}`);
  const imported = await importStatement(billingDesk(work), { name: basename(path), bytes, mapping, layout });
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

async function list(work: OperatorWork, which = "waiting"): Promise<number> {
  if (which !== "waiting" && which !== "aside")
    throw new Error(`bank-lines waiting, or bank-lines aside.\n\n${BANK_HELP}`);
  const id = work.options["after"];
  const after = id === undefined ? undefined : await getLine(work, id);
  const search = { aside: which === "aside", after, most: MOST_LINES };
  const { lines, next } = await listProposals(billingDesk(work), search);
  const end = next
    ? `There are more: --after ${next.id}`
    : `${lines.length} lines ${which === "aside" ? "are set aside" : "pay for nothing yet"}.`;
  work.tell({ lines, next: next?.id ?? null }, [...lines.flatMap(textOf), end]);
  return 0;
}

const REASONS = { number: "its number", amount: "the amount", total: "all that is open", name: "the payer" } as const;

function textOf({ id, day, amount, rest, payer, note, isCancelled, hasTwin, proposals }: ProposedLine): string[] {
  const left = rest < amount ? `${formatYen(rest)} of ` : "";
  const twin = hasTwin ? "  of the day and amount of a line that another kind of file brought" : "";
  const marks = `${twin}${isCancelled ? "  taken back by the bank" : ""}${note === "" ? "" : `  ${note}`}`;
  return [
    `${id}  ${day}  ${left}${formatYen(amount)}  ${payer}${marks}`,
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

async function getLine(work: OperatorWork, id: string | undefined): Promise<OpenLine> {
  const line = await findOpenLine(work.database.db, readLine(id));
  if (!line) throw new Error("There is no such line that pays for nothing.");
  return line;
}

/** `S-2026-000012` or `S-2026-000012:30000`. */
function readPart(word: string): MatchPart {
  const [number = "", yen, more] = word.split(":");
  const amount = yen === undefined ? undefined : Number(yen.replaceAll(",", ""));
  if (more !== undefined || (amount !== undefined && !(Number.isInteger(amount) && amount > 0)))
    throw new Error(`${word} is no bill number with yen, such as S-2026-000012:30000.`);
  return { number, amount };
}

async function confirm(work: OperatorWork, id?: string, ...words: readonly (string | undefined)[]): Promise<number> {
  const parts = words.filter((word) => word !== undefined).map(readPart);
  if (parts.length === 0) throw new Error(`For which bill?\n\n${BANK_HELP}`);
  if (parts.length > 1 && parts.some(({ amount }) => amount === undefined))
    throw new Error("How much is for which? Each of several bills is named with its yen.");
  const line = await getLine(work, id);
  if (line.isCancelled) throw new Error("The bank took this line back: it pays for nothing.");
  const told = parts.map(({ number, amount = line.rest }) => `${formatYen(amount)} of ${line.payer} are for ${number}`);
  await confirmOrStop(work, told.join(", "));
  const matched = await confirmMatch(billingDesk(work), { lineId: line.id, parts });
  if (!matched.ok) throw refusalOf(matched.failure);
  for (const { number, open, credit } of matched.value.parts) {
    const kept = credit > 0 ? ` ${formatYen(credit)} are kept for the next bill.` : "";
    work.say(`Done: ${number} is ${open === 0 ? "paid" : `short of ${formatYen(open)}`}.${kept}`);
  }
  if (matched.value.rest > 0) work.say(`${formatYen(matched.value.rest)} of the line pay for nothing yet.`);
  return 0;
}

function refusalOf(failure: { readonly code: string; readonly number?: string; readonly rest?: number }): Error {
  switch (failure.code) {
    case "billing/matched-before":
      return new Error("Somebody has matched this line meanwhile. Nothing was changed.");
    case "billing/more-than-line":
      return new Error(`${formatYen(failure.rest ?? 0)} are left for the last of them. Nothing was changed.`);
    case "billing/still-cancellable":
      return new Error(`The buyer of ${failure.number} can still cancel. Nothing was changed.`);
    case "billing/no-such-line":
      return new Error("There is no such line.");
    default:
      return new Error(`${failure.number} is no bill that money can be for.`);
  }
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

async function putAside(work: OperatorWork, id: string | undefined): Promise<number> {
  const line = await getLine(work, id);
  const note = readNote(work);
  if (note === "") throw new Error("--note is missing: what is it?");
  await confirmOrStop(work, `The ${formatYen(line.rest)} of ${line.payer} are no payment for a bill`);
  const set = await setAside(billingDesk(work), { lineId: line.id, note });
  if (!set.ok) throw new Error("Somebody has matched this line meanwhile.");
  work.say("Done.");
  return 0;
}

async function takeBack(work: OperatorWork, id: string | undefined): Promise<number> {
  const line = await getLine(work, id);
  await confirmOrStop(work, `The ${formatYen(line.rest)} of ${line.payer} wait for a bill again`);
  const taken = await takeUp(billingDesk(work), { lineId: line.id });
  if (!taken.ok) throw new Error("Somebody has matched this line meanwhile.");
  work.say("Done.");
  return 0;
}

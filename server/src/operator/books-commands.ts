import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { DAY_WAYS, type WaySum } from "@surimono/domain/books";
import { formatYen, isDay } from "@surimono/domain/kernel";
import {
  closeDay,
  findBroken,
  type JudgedDifference,
  noteDifference,
  readDay,
  saveReportMapping,
  takeReport,
} from "../features/books/index.ts";
import { readNote } from "./billing-commands.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const BOOKS_HELP = `  npm run operator -- import-gateway-report <file> [--mapping <name>] [--yes]
      Takes over what the payment gateway says that it moved: Stripe's itemised balance report (CSV), or another service's by a saved mapping. Once.
  npm run operator -- save-report-mapping <name> --method card|paypay --columns <reference,day,amount[,fee]> [--refunds <column=word>] [--encoding utf-8|shift_jis] [--yes]
      Which columns of another service's CSV say what; a refund has that word in that column, or an amount below nothing.
  npm run operator -- book-day <day>
      What was taken and given back on a day in Japan, what ledger and gateway do not say alike, and how it was closed.
  npm run operator -- settle-difference <day> <key> --note <text> [--as settled|open] [--yes]
      What became of a difference, by its key in quotes.
  npm run operator -- close-day <day> [--note <text>] [--yes]
      Closes the books of a day, or adds what changed since as a correction. What was closed is never changed.
  npm run operator -- check-closings
      Whether every closing still is what was closed.`;

export const BOOKS_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "import-gateway-report": { words: 1, options: ["mapping"], run: importReport },
  "save-report-mapping": { words: 1, options: ["method", "columns", "refunds", "encoding"], run: saveMapping },
  "book-day": { words: 1, options: [], reads: always, run: show },
  "settle-difference": { words: 2, options: ["note", "as"], run: settle },
  "close-day": { words: 1, options: ["note"], run: close },
  "check-closings": { words: 0, options: [], reads: always, run: check },
};

async function importReport(work: OperatorWork, path: string | undefined): Promise<number> {
  if (!path) throw new Error(`Which file?\n\n${BOOKS_HELP}`);
  const { mapping } = work.options;
  const bytes = await readFile(path);
  await confirmOrStop(work, `Take over what the gateway says in ${basename(path)}`);
  const taken = await takeReport(work, { name: basename(path), bytes, mapping });
  if (!taken.ok)
    throw new Error(
      taken.failure.code === "books/no-such-mapping"
        ? `There is no mapping ${mapping}. \`save-report-mapping\` makes one.`
        : `Nothing was taken over: ${taken.failure.why}.`,
    );
  work.say(`Done: ${taken.value.added} of ${taken.value.lines} lines are new.`);
  return 0;
}

async function saveMapping(work: OperatorWork, name: string | undefined): Promise<number> {
  const { method, columns = "", refunds = "", encoding = "utf-8" } = work.options;
  const [reference, day, amount, fee = "", ...more] = columns.split(",").map((column) => column.trim());
  const [kind = "", refundWord = ""] = refunds.split("=").map((word) => word.trim());
  if (!name || !reference || !day || !amount || more.length > 0)
    throw new Error(`A name, and three or four columns: reference, day, amount, fee.\n\n${BOOKS_HELP}`);
  if (method !== "card" && method !== "paypay") throw new Error("--method is card or paypay.");
  if (encoding !== "utf-8" && encoding !== "shift_jis") throw new Error("--encoding is utf-8 or shift_jis.");
  if (Boolean(kind) !== Boolean(refundWord)) throw new Error("--refunds is a column and a word: 状態=返金.");
  await confirmOrStop(work, `The CSV of ${name}: ${columns}${refunds && `, a refund where ${refunds}`}, ${encoding}`);
  const mapping = { encoding, method, reference, day, amount, fee, kind, refundWord } as const;
  await work.database.inTransaction((tx) => saveReportMapping(tx, name, mapping));
  work.say("Done.");
  return 0;
}

function readDayWord(word: string | undefined): string {
  if (!word || !isDay(word)) throw new Error("Which day? Such as 2026-12-31.");
  return word;
}

async function show(work: OperatorWork, word: string | undefined): Promise<number> {
  const found = await readDay(work.database.db, readDayWord(word), work.now);
  const { sums, differences, parts, change } = found;
  work.tell(found, [
    ...sums.map(lineOf),
    ...differences.map(differenceLine),
    ...parts.map(({ part, by, at, note, sha256 }) =>
      [part === 0 ? "closed" : `correction ${part}`, by, at.toISOString(), sha256.slice(0, 16), note].join("  "),
    ),
    ...(change.length > 0 ? ["Changed since it was closed:", ...change.map(lineOf)] : []),
    ...(parts.length === 0 ? [found.isOver ? "It is not closed." : "It is not over."] : []),
  ]);
  return 0;
}

function lineOf({ way, count, taken, refunds, refunded, fee }: WaySum): string {
  const kept = fee === null ? "" : `  fee ${formatYen(fee)}`;
  return `${DAY_WAYS[way]}  ${formatYen(taken)} (${count})  back ${formatYen(refunded)} (${refunds})${kept}`;
}

function differenceLine({ key, ours, theirs, isSettled, note, orderNumber }: JudgedDifference): string {
  const sums = `ours ${ours === null ? "-" : formatYen(ours)}, theirs ${theirs === null ? "-" : formatYen(theirs)}`;
  return `${isSettled ? "settled" : "open"}  "${key}"  ${orderNumber ?? ""}  ${sums}${note && `  ${note}`}`;
}

/** As a day's closing and its notes name whoever gave a command. */
const BY = "コマンド";

async function settle(work: OperatorWork, word: string | undefined, key: string | undefined): Promise<number> {
  const day = readDayWord(word);
  const note = readNote(work);
  const { as = "settled" } = work.options;
  if (!key) throw new Error("Which difference? `book-day` has their keys.");
  if (note === "") throw new Error("--note is missing: what became of it?");
  if (as !== "settled" && as !== "open") throw new Error("--as is settled or open.");
  await confirmOrStop(work, `The difference ${key} of ${day} is ${as}`);
  const isSettled = as === "settled";
  const noted = await noteDifference(work, { day, key, isSettled, note, by: BY });
  if (!noted.ok) throw new Error("There is no such difference on that day.");
  work.say("Done.");
  return 0;
}

async function close(work: OperatorWork, word: string | undefined): Promise<number> {
  const day = readDayWord(word);
  const note = readNote(work);
  const { parts, seen } = await readDay(work.database.db, day, work.now);
  if (parts.length > 0 && note === "") throw new Error("--note is missing: why is the closed day corrected?");
  await confirmOrStop(work, parts.length === 0 ? `Close the books of ${day}` : `Add what changed on ${day} since`);
  const closed = await closeDay(work, { day, parts: parts.length, seen, note, by: BY });
  if (!closed.ok)
    switch (closed.failure.code) {
      case "books/day-not-over":
        throw new Error("The day is not over in Japan.");
      case "books/differences-open":
        throw new Error(`${closed.failure.open} differences are open: settle them first. \`book-day\` has them.`);
      case "books/nothing-changed":
        throw new Error("It is as it was closed.");
      default:
        throw new Error("Somebody else closed or changed it meanwhile. Nothing was changed.");
    }
  work.say(`Done: ${closed.value.part === 0 ? "closed" : `correction ${closed.value.part}`}.`);
  return 0;
}

async function check(work: OperatorWork): Promise<number> {
  const broken = await findBroken(work.database.db);
  work.tell({ broken }, [
    ...broken.map(({ day, part }) => `${day} part ${part} is not as it was closed.`),
    broken.length === 0 ? "Every closing is as it was closed." : "Somebody changed the database by hand.",
  ]);
  return broken.length === 0 ? 0 : 1;
}

import { writeFile } from "node:fs/promises";
import {
  JOURNAL_ACCOUNT_IDS,
  JOURNAL_ACCOUNTS,
  JOURNAL_SOFTWARE_IDS,
  MOST_ACCOUNT_WIDTH,
  widthOf,
} from "@surimono/domain/books";
import { formatYen } from "@surimono/domain/kernel";
import { exportJournal, findJournalSettings, previewJournal, saveJournalSettings } from "../features/books/index.ts";
import { unknownInCp932 } from "../platform/csv/index.ts";
import { readDay } from "./billing-commands.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const JOURNAL_HELP = `  npm run operator -- journal --from <day> --until <day>
      What the journal of these days in Japan moves in each account.
  npm run operator -- journal ${JOURNAL_SOFTWARE_IDS.join("|")} --from <day> --until <day> --to <file> [--per each|day] [--yes]
      Writes it as the program takes it: a row for each thing that happened, or one for all of a day.
  npm run operator -- journal-accounts [<account> --name <name> [--sub <name>] [--yes]]
      What accounts are called in the books, or another name for one.`;

export const JOURNAL_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  journal: {
    words: 1,
    options: ["from", "until", "to", "per"],
    reads: (_, options) => options["to"] === undefined,
    run: journal,
  },
  "journal-accounts": {
    words: 1,
    options: ["name", "sub"],
    reads: ([account]) => account === undefined,
    run: accounts,
  },
};

async function journal(work: OperatorWork, word: string | undefined): Promise<number> {
  const days = { from: readDay(work, "from"), until: readDay(work, "until") };
  const { to, per = "each" } = work.options;
  if (to === undefined) return preview(work, days);
  const software = JOURNAL_SOFTWARE_IDS.find((id) => id === word);
  if (!software) throw new Error(`Which program? ${JOURNAL_SOFTWARE_IDS.join(", ")}.`);
  if (per !== "each" && per !== "day") throw new Error("--per is each or day.");
  await confirmOrStop(work, `Write the journal from ${days.from} until ${days.until} to ${to}`);
  const made = await exportJournal(work, { software, ...days, isPerDay: per === "day" }, "コマンド");
  if (!made.ok)
    throw new Error(
      made.failure.code === "books/letters-unknown"
        ? `Nothing was written: 弥生 has no ${made.failure.letters.join(" ")} in “${made.failure.where}”.`
        : NOT_POSSIBLE,
    );
  await writeFile(to, made.value.bytes);
  work.say(`Done: ${made.value.rows} rows, SHA-256 ${made.value.sha256}.`);
  return 0;
}

const NOT_POSSIBLE = "--from and --until are days, at most 92 of them.";

async function preview(work: OperatorWork, days: { readonly from: string; readonly until: string }): Promise<number> {
  const found = await previewJournal({ booked: work.database.db, kept: work.database.db }, days);
  if (!found.ok) throw new Error(NOT_POSSIBLE);
  const { rows, lacks, accounts: moved } = found.value;
  work.tell(found.value, [
    ...moved.map(
      ({ account, debit, credit }) =>
        `${account}  ${JOURNAL_ACCOUNTS[account]}  借方 ${formatYen(debit)}  貸方 ${formatYen(credit)}`,
    ),
    ...(lacks ? [`弥生 has no ${lacks}`] : []),
    `${rows} rows.`,
  ]);
  return 0;
}

async function accounts(work: OperatorWork, word: string | undefined): Promise<number> {
  const settings = await findJournalSettings(work.database.db);
  if (word === undefined) {
    work.tell(
      settings,
      JOURNAL_ACCOUNT_IDS.map((id) => {
        const { name, sub } = settings.accounts[id];
        return [id, name, sub, JOURNAL_ACCOUNTS[id]].filter(Boolean).join("  ");
      }),
    );
    return 0;
  }
  const account = JOURNAL_ACCOUNT_IDS.find((id) => id === word);
  if (!account) throw new Error(`Which account? ${JOURNAL_ACCOUNT_IDS.join(", ")}.`);
  const { name, sub = "" } = work.options;
  if (!name) throw new Error("--name is missing: what is it called?");
  if ([name, sub].some((one) => widthOf(one) > MOST_ACCOUNT_WIDTH || unknownInCp932(one).length > 0))
    throw new Error("A name has at most 24 half-width letters, all of them in Windows' Japanese encoding.");
  await confirmOrStop(work, `${JOURNAL_ACCOUNTS[account]} is ${name}${sub && ` / ${sub}`}`);
  const changed = { ...settings, accounts: { ...settings.accounts, [account]: { name, sub } } };
  await work.database.inTransaction((tx) => saveJournalSettings(tx, changed));
  work.say("Done.");
  return 0;
}

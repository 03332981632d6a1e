import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { type Taken, takeMail } from "../features/support/index.ts";
import { openFiles } from "../platform/files/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const SUPPORT_HELP = `  npm run operator -- take-mail <file|-> [--yes]
      A letter to the shop as the mail server has it (RFC 5322), from a file or the input: part of its ticket, or a new one. The same letter
      comes once.`;

export const SUPPORT_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "take-mail": { words: 1, options: [], run: take },
};

const WORDS: Readonly<Record<Exclude<Taken, "unreadable">, string>> = {
  threaded: "it is part of a ticket",
  opened: "it is a new ticket",
  known: "it was there before",
};

async function take(work: OperatorWork, path: string | undefined): Promise<number> {
  if (!path) throw new Error(`Which file?\n\n${SUPPORT_HELP}`);
  const raw = path === "-" ? await buffer(process.stdin) : await readFile(path);
  await confirmOrStop(work, "Take the letter over");
  const files = await openFiles(work.env);
  const taken = await takeMail({ database: work.database, files, now: work.now }, raw);
  if (taken === "unreadable") throw new Error("It is no letter that somebody sent. Nothing was changed.");
  work.say(`Done: ${WORDS[taken]}.`);
  return 0;
}

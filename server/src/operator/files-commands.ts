import { HOUR_MS } from "@surimono/domain/kernel";
import { openFiles } from "../platform/files/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { unnamedFiles } from "./unnamed-files.ts";

/** A call may still write the row of a file of the last hours. */
const YOUNG_MS = 6 * HOUR_MS;

export const FILES_HELP = `  npm run operator -- files
      Files whose row is not there any more: of what was deleted before a restore brought its file back.
  npm run operator -- files erase [--yes]
      Erases them.`;

export const FILES_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  files: {
    words: 1,
    options: [],
    reads: ([verb]) => verb === undefined,
    run: (work, verb) => {
      if (verb === undefined) return show(work);
      if (verb === "erase") return erase(work);
      throw new Error("files, or files erase?");
    },
  },
};

const found = async (work: OperatorWork) => {
  const files = await openFiles(work.env);
  return { files, portions: unnamedFiles(work.database.db, files, new Date(work.now().getTime() - YOUNG_MS)) };
};

async function show(work: OperatorWork): Promise<number> {
  const keys: string[] = [];
  for await (const portion of (await found(work)).portions) keys.push(...portion);
  work.tell(keys, [...keys, `${keys.length} files without a row`]);
  return 0;
}

async function erase(work: OperatorWork): Promise<number> {
  await confirmOrStop(work, "Files whose row is not there are erased for good");
  // Its entry comes first: what is erased cannot be taken back.
  await work.database.inTransaction(async () => undefined);
  const { files, portions } = await found(work);
  let erased = 0;
  for await (const portion of portions) {
    for (const key of portion) await files.remove(key);
    erased += portion.length;
  }
  work.say(`Erased: ${erased}.`);
  return 0;
}

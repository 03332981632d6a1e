import { mkdir } from "node:fs/promises";
import { v7 as newId } from "uuid";
import {
  askForLaying,
  codeOfPackage,
  findPackageByCode,
  layPackage,
  listMadePackages,
  makePackage,
} from "../features/floor/index.ts";
import { openFiles } from "../platform/files/index.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const PRESS_HELP = `  npm run operator -- packages
      Print packages, the newest fifty, with what is missing and the SHA-256 of each ZIP.
  npm run operator -- make-package <order number> [--yes]
      Has the print files of the order's pieces put together. The running shop does it.
  npm run operator -- save-package <package> --to <folder>
      A folder with the files of a package, which appears there when it is whole. One that is there already stays.
  npm run operator -- lay-package <package> [--yes]
      Once more into the folder that the press watches (HOT_FOLDER). The running shop does it within a minute.`;

export const PRESS_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  packages: { words: 0, options: [], reads: always, run: list },
  "make-package": { words: 1, options: [], run: make },
  "save-package": { words: 1, options: ["to"], reads: always, run: save },
  "lay-package": { words: 1, options: [], run: lay },
};

async function list(work: OperatorWork): Promise<number> {
  const packages = await listMadePackages(work.database.db);
  const lines = packages.map(({ code, source_name, units, state, files, missing, sha256 }) =>
    [`  ${code}`, source_name, `${units} pieces`, state, `${files} files`, `${missing} missing`, sha256]
      .filter(Boolean)
      .join(", "),
  );
  work.tell(packages, lines.length > 0 ? lines : ["There is no print package."]);
  return 0;
}

const REFUSALS: Readonly<Record<string, string>> = {
  "floor/nothing-to-print": "There is nothing to print of this order.",
  "floor/too-many-to-print": "These are more pieces than one package holds.",
  "floor/print-too-early": "Some pieces are not ready: their buyer can still cancel, or their files are not made.",
  "floor/no-hot-folder": "HOT_FOLDER is not set.",
};
const refused = (code: string) => new Error(`${REFUSALS[code] ?? code} Nothing was changed.`);

async function make(work: OperatorWork, number: string | undefined): Promise<number> {
  if (!number) throw new Error(`Of which order?\n\n${PRESS_HELP}`);
  await confirmOrStop(work, `The print files of order ${number} are put together`);
  const packageId = newId();
  const wanted = { packageId, order_number: number, operatorId: null };
  const made = await makePackage(work, work.database, wanted, work.now());
  if (!made.ok) throw refused(made.failure.code);
  const code = await codeOfPackage(work.database.db, packageId);
  work.say(`Done: the running shop makes ${code}, or the next one that starts.`);
  return 0;
}

async function getMade(work: OperatorWork, code: string | undefined) {
  const found = code ? await findPackageByCode(work.database.db, code) : undefined;
  if (!found) throw new Error(code ? `There is no package ${code}.` : `Which package?\n\n${PRESS_HELP}`);
  if (!found.made.plan) throw new Error(`${found.code} is not made yet.`);
  return found;
}

async function save(work: OperatorWork, code: string | undefined): Promise<number> {
  const found = await getMade(work, code);
  const { to } = work.options;
  if (!to) throw new Error(`Into which folder?\n\n${PRESS_HELP}`);
  await mkdir(to, { recursive: true });
  await layPackage({ files: await openFiles(work.env) }, found.made, to);
  work.say(`${to}/${found.code}: ${found.made.files} print files, ${found.made.missing} missing.`);
  return found.made.missing > 0 ? 1 : 0;
}

async function lay(work: OperatorWork, code: string | undefined): Promise<number> {
  const found = await getMade(work, code);
  await confirmOrStop(work, `${found.code} is laid into the folder of the press`);
  const asked = await askForLaying(work, work.database, found.made.id);
  if (!asked.ok) throw refused(asked.failure.code);
  work.say("Done: the running shop lays it within a minute.");
  return 0;
}

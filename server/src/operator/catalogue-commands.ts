import { readFile, writeFile } from "node:fs/promises";
import {
  catalogueOfZip,
  filesOfTexts,
  importFolder,
  openCatalogueFiles,
  pictureOfFolder,
  previewChanges,
  readStoredCatalogue,
  readTexts,
  takeInPictures,
  tellFeeMove,
  tellItemChange,
  zipCatalogue,
} from "../features/catalogue/index.ts";
import { keepGoods } from "../features/designs/index.ts";
import { openFiles } from "../platform/files/index.ts";
import { countTouched } from "../wiring/around-catalogue.ts";
import { DRAFT_VERBS, type DraftVerb, isReadingVerb } from "./catalogue-draft-commands.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { machine } from "./recorded-command.ts";

export const CATALOGUE_HELP = `  npm run operator -- catalogue check [<folder or zip>]
      Whether the files of catalogue/ can be sold, and what an import would change: prices by table, then items. Names file, line
      and field of what is wrong.
  npm run operator -- catalogue import [<folder or zip>] [--reason <text>] [--yes]
      Takes them over; running shops sell by them within seconds. What is no longer there is withdrawn from sale, not deleted. From
      then on a start of the shop no longer takes its own catalogue/ over.
  npm run operator -- catalogue export <zip>
      What is sold, as a ZIP of the folder catalogue/.
  npm run operator -- catalogue list | drafts | history [<path>]
      The items with their state; what is worked on, with what is wrong with it or what it would change; what was published.
  npm run operator -- catalogue draft <path> <file> | discard <path>
      Keeps a file as the draft of a path such as items/1001-organic-cotton-tee.json, in place of one that is there; throws it away.
  npm run operator -- catalogue publish <path,path,…> --reason <text> [--at <moment>] [--yes]
      Puts drafts on sale together, at once or at a moment in Japan such as 2026-12-01T00:00.
  npm run operator -- catalogue withdraw <item> --reason <text> [--at <moment>] [--yes]
      Takes an item off sale. Carts, my items and orders keep it.
  npm run operator -- catalogue undo <edition> --reason <text> [--yes]
      Publishes what an edition changed as it was before.`;

export const CATALOGUE_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  catalogue: {
    words: 3,
    options: ["reason", "at"],
    reads: ([verb]) => verb === "check" || verb === "export" || isReadingVerb(verb),
    run: async (work, verb, first, second) => {
      if (verb === "check" || verb === "import") return takeOver(work, verb, first);
      if (verb === "export") return exportTo(work, first);
      const draftVerb = verb && Object.hasOwn(DRAFT_VERBS, verb) ? DRAFT_VERBS[verb as DraftVerb] : undefined;
      if (!draftVerb) throw new Error("catalogue check, import, export, list, drafts, history, draft, …? See --help.");
      return draftVerb(work, first, second);
    },
  },
};

async function takeOver(work: OperatorWork, verb: "check" | "import", from?: string): Promise<number> {
  const { database, say, tell, now, options } = work;
  const { files, picture } = await openFrom(from);
  const stored = await readStoredCatalogue(database);
  if (stored.contentHash === files.contentHash) {
    files.read();
    tell({ same: true, fees: [], items: [] }, ["Just this catalogue is on sale already."]);
    return 0;
  }
  const { fees, items } = await previewChanges(database.db, stored, files, countTouched);
  const end =
    items.length === 0 ? "No item changes, only lists that items point into." : `Items that change: ${items.length}.`;
  tell({ same: false, fees, items }, [...fees.map(tellFeeMove), ...items.map(tellItemChange), end]);
  if (verb === "check") return 0;
  await confirmOrStop(work, "Take it over");
  const storage = await openFiles(work.env);
  await takeInPictures({ database, files: storage, by: machine().name, at: now() }, files.texts, picture);
  const edition = { at: now(), cause: "import", by: machine().name, reason: options["reason"] ?? "" } as const;
  await importFolder(database, files, edition, keepGoods);
  say("Done: running shops sell by it within seconds, and the next start leaves it on sale.");
  return 0;
}

/** Whoever exported it may have left a table that no item names any more; the checkout's own folder is kept tidy. */
async function openFrom(from: string | undefined) {
  if (from === undefined) return { files: await openCatalogueFiles(), picture: pictureOfFolder() };
  if (!from.endsWith(".zip"))
    return { files: await openCatalogueFiles(from, { tidy: false }), picture: pictureOfFolder(from) };
  const opened = catalogueOfZip(await readFile(from));
  if (!opened.ok) throw new Error(`${from} is no ZIP of a whole catalogue, as catalogue export writes one.`);
  return { files: filesOfTexts(opened.value.texts), picture: opened.value.picture };
}

async function exportTo({ database, env, tell, now }: OperatorWork, to: string | undefined): Promise<number> {
  if (!to?.endsWith(".zip")) throw new Error("catalogue export takes the name of a .zip to write.");
  const texts = await readTexts(database.db);
  await writeFile(to, await zipCatalogue({ database, now, files: await openFiles(env) }, texts), { flag: "wx" });
  tell({ file: to, files: texts.size }, [`${texts.size} files in ${to}.`]);
  return 0;
}

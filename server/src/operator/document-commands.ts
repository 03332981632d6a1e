import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { DOCUMENT_KIND_IDS } from "@surimono/domain/documents";
import { formatYen, isDay } from "@surimono/domain/kernel";
import { type DocumentSearch, exportDocuments, searchDocuments } from "../features/documents/index.ts";
import { openFiles } from "../platform/files/index.ts";
import type { OperatorCommand, OperatorWork } from "./operator-command.ts";

export const DOCUMENTS_HELP = `  npm run operator -- documents [--kind <${DOCUMENT_KIND_IDS.join("|")}>] [--from <day>] [--to <day>] [--least <yen>] [--most <yen>]
                                [--partner <part of the name>] [--export <file.zip>]
      Documents of all members by day, amount and partner, the newest first; with --export as a ZIP of their PDF with an index as CSV.`;

export const DOCUMENTS_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  documents: {
    words: 0,
    options: ["kind", "from", "to", "least", "most", "partner", "export"],
    // An export draws what was never drawn, and keeps it.
    reads: (_, options) => options["export"] === undefined,
    run: documents,
  },
};

/** More than this is read in the export. */
const SHOWN = 100;

async function documents(work: OperatorWork): Promise<number> {
  const search = readSearch(work.options);
  const path = work.options["export"];
  if (path !== undefined) return save(work, search, path);
  const found = await searchDocuments(work.database.db, search, SHOWN + 1);
  const shown = found.slice(0, SHOWN);
  work.tell({ documents: shown, more: found.length > SHOWN }, [
    ...shown.map(
      ({ number, day, amount, sheet }) => `${number}  ${day}  ${formatYen(amount)}  ${sheet.title}  ${sheet.recipient}`,
    ),
    found.length > SHOWN ? "And more: narrow the search, or --export." : `${found.length} documents.`,
  ]);
  return 0;
}

async function save(work: OperatorWork, search: DocumentSearch, path: string): Promise<number> {
  const files = await openFiles(work.env);
  const exported = await exportDocuments({ database: work.database, files, now: work.now }, search);
  if (!exported.ok) throw new Error("More than 2,000 documents: export them month by month.");
  // A file that is there is never written over.
  await pipeline(exported.value.stream, createWriteStream(path, { flags: "wx" }));
  work.say(`Done: ${path}`);
  return 0;
}

function readSearch({ kind, from, to, least, most, partner }: OperatorWork["options"]): DocumentSearch {
  const kindId = DOCUMENT_KIND_IDS.find((id) => id === kind);
  if (kind !== undefined && !kindId) throw new Error(`--kind is one of ${DOCUMENT_KIND_IDS.join(", ")}.`);
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day)) throw new Error(`--${name} is a day, such as 2026-12-31.`);
  return { kind: kindId, from, to, least: yenOf("least", least), most: yenOf("most", most), partner };
}

function yenOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a number of yen, such as 12800.`);
  return Number(text);
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueData, SharedTables } from "@surimono/domain/catalogue";
import { LOOKUP_FILES, TABLE_FILES } from "./catalogue-file.ts";
import { type ReadCatalogue, understandFiles } from "./understand-files.ts";

/** `catalogue/` of the checkout. A function, because drizzle-kit loads tables, and this file with them, as CommonJS without `dirname`. */
export function catalogueFolder(): string {
  return join(import.meta.dirname, "../../../../catalogue");
}

export interface CatalogueFiles {
  readonly contentHash: string;
  /** Checks every file; throws one error that names every wrong file, line and field. */
  read(): CatalogueData;
  /** What items refer to by name; checked as above. */
  readTables(): SharedTables;
}

/** The text of all files and its hash, not yet parsed: an unchanged catalogue needs no more. */
export async function openCatalogueFiles(folder = catalogueFolder()): Promise<CatalogueFiles> {
  const paths = [
    ...(await filesOf(folder, "items")),
    ...(await filesOf(folder, "areas")),
    ...Object.values(TABLE_FILES).map(([path]) => path),
    ...Object.values(LOOKUP_FILES).map(([file]) => `lookups/${file}.json`),
  ];
  const texts = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")] as const)),
  );
  const hash = createHash("sha256");
  for (const [path, text] of texts) hash.update(`${path}\n${text}\n`);
  let understood: ReadCatalogue | undefined;
  const understand = () => {
    understood ??= understandFiles(folder, texts);
    return understood;
  };
  return { contentHash: hash.digest("hex"), read: () => understand().data, readTables: () => understand().tables };
}

async function filesOf(folder: string, room: string): Promise<string[]> {
  const files = await readdir(join(folder, room));
  return files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => `${room}/${file}`);
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueData, SharedTables } from "@surimono/domain/catalogue";
import { LOOKUP_FILES, TABLE_FILES } from "./catalogue-file.ts";
import { type ReadCatalogue, understandFiles } from "./understand-files.ts";

/** `catalogue/` of the checkout. A function, because drizzle-kit loads tables, and this file with them, as CommonJS without `dirname`. */
export function catalogueFolder(): string {
  return join(import.meta.dirname, "../../../../catalogue");
}

/** The photographs that items of a folder name, prepared by a shop. */
export function pictureOfFolder(folder = catalogueFolder()) {
  return async (id: string): Promise<Uint8Array | undefined> => {
    const path = join(folder, "pictures", `${id}.webp`);
    return existsSync(path) ? readFile(path) : undefined;
  };
}

/** Texts by path below `catalogue/`. */
export type CatalogueTexts = ReadonlyMap<string, string>;

export interface CatalogueFiles {
  readonly contentHash: string;
  readonly texts: CatalogueTexts;
  /** Checks every file; throws one error that names every wrong file, line and field. */
  read(): CatalogueData;
  /** What items refer to by name; checked as above. */
  readTables(): SharedTables;
}

/** What is on sale may name less than its tables have; a folder that is kept by hand is to be tidy, with nothing that no item names. */
interface Strictness {
  readonly tidy: boolean;
}

/** The text of all files and its hash, not yet parsed: an unchanged catalogue needs no more. */
export async function openCatalogueFiles(
  folder = catalogueFolder(),
  strictness: Strictness = { tidy: true },
): Promise<CatalogueFiles> {
  const paths = [...(await filesOf(folder, "items")), ...(await filesOf(folder, "areas")), ...FIXED_PATHS];
  const read = async (path: string) => [path, await readFile(join(folder, path), "utf8")] as const;
  return filesOfTexts(new Map(await Promise.all(paths.map(read))), folder, strictness);
}

/** The same of texts from elsewhere; the drawings are always those of a folder. */
export function filesOfTexts(
  all: CatalogueTexts,
  folder = catalogueFolder(),
  { tidy }: Strictness = { tidy: false },
): CatalogueFiles {
  const texts = new Map(orderOf(all).map((path) => [path, all.get(path) ?? ""]));
  const hash = createHash("sha256");
  for (const [path, text] of texts) hash.update(`${path}\n${text}\n`);
  let understood: ReadCatalogue | undefined;
  const understand = () => {
    understood ??= understandFiles(folder, texts, tidy);
    return understood;
  };
  return {
    ...{ contentHash: hash.digest("hex"), texts },
    read: () => understand().data,
    readTables: () => understand().tables,
  };
}

/** The tables and lists that every catalogue has. */
export const FIXED_PATHS: readonly string[] = [
  ...Object.values(TABLE_FILES).map(([path]) => path),
  ...Object.values(LOOKUP_FILES).map(([file]) => `lookups/${file}.json`),
];

/** Items and places are as many as the shop likes. A path is short and plain: it becomes a file's name again. */
export function isCataloguePath(path: string): boolean {
  return FIXED_PATHS.includes(path) || /^(?:items|areas)\/[a-z0-9][a-z0-9-]{0,80}\.json$/.test(path);
}

/** Always the same order, so that equal texts have equal hashes. */
function orderOf(texts: CatalogueTexts): string[] {
  const inRoom = (room: string) => [...texts.keys()].filter((path) => path.startsWith(`${room}/`)).sort();
  return [...inRoom("items"), ...inRoom("areas"), ...FIXED_PATHS];
}

async function filesOf(folder: string, room: string): Promise<string[]> {
  const files = await readdir(join(folder, room));
  return files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => `${room}/${file}`);
}

import { basename, join } from "node:path";
import {
  type CatalogueData,
  type CatalogueItem,
  checkSharedTables,
  type ItemFile,
  resolveItem,
  type SharedTables,
  validateCatalogue,
} from "@surimono/domain/catalogue";
import type * as z from "zod/mini";
import { CatalogueFailure } from "./catalogue-failure.ts";
import { areasFile, itemFile, LOOKUP_FILES, TABLE_FILES } from "./catalogue-file.ts";
import { pathOfField, problemLine } from "./catalogue-problems.ts";
import { findMissingArt } from "./missing-art.ts";
import { type FileText, parseFile } from "./parse-file.ts";
import { originOf } from "./problem-origin.ts";

export interface ReadCatalogue {
  readonly data: CatalogueData;
  readonly tables: SharedTables;
}

interface ReadItem {
  readonly path: string;
  readonly file: ItemFile;
  readonly item: CatalogueItem;
}

/** Turns texts by path into goods. Checks shapes first, then names, then meaning, since each needs the one before. */
export function understandFiles(folder: string, texts: ReadonlyMap<string, string>): ReadCatalogue {
  const problems: string[] = [];
  const fileAt = (path: string): FileText => ({ path, text: texts.get(path) ?? "" });
  const parse = <Value>(path: string, schema: z.ZodMiniType<Value>) => parseFile(fileAt(path), schema, problems);
  const inRoom = (room: string) => [...texts.keys()].filter((path) => path.startsWith(`${room}/`));
  const files = inRoom("items").flatMap((path) => {
    const file = parse(path, itemFile);
    return file ? [{ path, file }] : [];
  });
  const areas = inRoom("areas").map((path) => [basename(path, ".json"), parse(path, areasFile)] as const);
  const shared = Object.entries(TABLE_FILES).map(
    ([name, [path, schema]]) => [name, parse(path, schema as z.ZodMiniType)] as const,
  );
  const lookups = Object.entries(LOOKUP_FILES).map(
    ([name, [file, schema]]) => [name, parse(`lookups/${file}.json`, schema as z.ZodMiniType)] as const,
  );
  failOn(problems);

  const tables = { areas: Object.fromEntries(areas), ...Object.fromEntries(shared) } as unknown as SharedTables;
  const lists = Object.fromEntries(lookups) as unknown as Omit<CatalogueData, "items">;
  const place = (path: string, field: string, problem: string) =>
    problemLine(fileAt(path), pathOfField(JSON.parse(fileAt(path).text), field), `${problem} (${field})`);
  const items = files.map(({ path, file }): ReadItem => {
    const report = (field: string, problem: string) => problems.push(place(path, field, problem));
    return { path, file, item: resolveItem(file, tables, lists.printMethods, report) };
  });
  failOn(problems);

  const data = { items: items.map(({ item }) => item), ...lists };
  const unshared = checkSharedTables(
    tables,
    items.map(({ file }) => file),
  );
  failOn([
    ...sharedNumbers(items, fileAt),
    ...unshared.map(({ file, field, problem }) => place(`${file}.json`, field, problem)),
    ...meaningProblems(folder, { data, tables }, items, place),
  ]);
  return { data, tables };
}

/** Two files with one id or pku: both are named. */
function sharedNumbers(items: readonly ReadItem[], fileAt: (path: string) => FileText): string[] {
  return (["id", "pku"] as const).flatMap((field) =>
    items.flatMap(({ path, item }, index) => {
      const first = items.findIndex((other) => other.item[field] === item[field]);
      const other = items[first];
      return other && first < index
        ? [problemLine(fileAt(path), [field], `${item[field]} is that of ${other.path} too`)]
        : [];
    }),
  );
}

/** A problem in a table is reported once, where it is written, however many items name it. */
function meaningProblems(
  folder: string,
  { data, tables }: ReadCatalogue,
  items: readonly ReadItem[],
  place: (path: string, field: string, problem: string) => string,
): string[] {
  const found = new Map<string, Set<string>>();
  const add = (read: ReadItem, field: string, problem: string) => {
    const origin = originOf(read.file, tables, field) ?? { path: read.path, field };
    const line = place(origin.path, origin.field, problem);
    const users = found.get(line) ?? new Set();
    found.set(line, origin.path === read.path ? users : users.add(read.path));
  };
  for (const read of items)
    for (const { field, problem } of findMissingArt(join(folder, "art"), read.item)) add(read, field, problem);
  for (const { file, field, problem } of validateCatalogue(data)) {
    const read = items.find(({ item }) => file === `items/${item.id}`);
    if (read) add(read, field, problem);
    else found.set(place(`${file}.json`, field, problem), new Set());
  }
  return [...found].map(([line, [first, ...more]]) => {
    if (first === undefined) return line;
    return `${line}, for ${first}${more.length > 0 ? ` and ${more.length} more` : ""}`;
  });
}

function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw new CatalogueFailure(problems);
}

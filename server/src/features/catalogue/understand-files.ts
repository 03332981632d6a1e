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
import { type CatalogueProblem, pathOfField, problemAt, tellProblem } from "./catalogue-problems.ts";
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
export function understandFiles(folder: string, texts: ReadonlyMap<string, string>, tidy: boolean): ReadCatalogue {
  const problems: CatalogueProblem[] = [];
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
  const place: Place = (path, field, problem) => {
    const at = pathOfField(JSON.parse(fileAt(path).text), field);
    return { ...problemAt(fileAt(path), at, problem), named: field };
  };
  const items = files.map(({ path, file }): ReadItem => {
    const report = (field: string, problem: string) => problems.push(place(path, field, problem));
    return { path, file, item: resolveItem(file, tables, lists.printMethods, report) };
  });
  failOn(problems);

  const data = { items: items.map(({ item }) => item), ...lists };
  const unshared = tidy
    ? checkSharedTables(
        tables,
        files.map(({ file }) => file),
      )
    : [];
  failOn([
    ...sharedNumbers(items, fileAt),
    ...unshared.map(({ file, field, problem }) => place(`${file}.json`, field, problem)),
    ...meaningProblems(folder, { data, tables }, items, place),
  ]);
  return { data, tables };
}

type Place = (path: string, field: string, problem: string) => CatalogueProblem;

/** Two files with one id or pku: both are named. */
function sharedNumbers(items: readonly ReadItem[], fileAt: (path: string) => FileText): CatalogueProblem[] {
  return (["id", "pku"] as const).flatMap((field) =>
    items.flatMap(({ path, item }, index) => {
      const first = items.findIndex((other) => other.item[field] === item[field]);
      const other = items[first];
      return other && first < index
        ? [problemAt(fileAt(path), [field], `${item[field]} is that of ${other.path} too`)]
        : [];
    }),
  );
}

/** A problem in a table is reported once, where it is written, however many items name it. */
function meaningProblems(
  folder: string,
  { data, tables }: ReadCatalogue,
  items: readonly ReadItem[],
  place: Place,
): CatalogueProblem[] {
  const found = new Map<string, { readonly problem: CatalogueProblem; readonly users: Set<string> }>();
  const add = (read: ReadItem, field: string, problem: string) => {
    const origin = originOf(read.file, tables, field) ?? { path: read.path, field };
    const { users } = keep(place(origin.path, origin.field, problem));
    if (origin.path !== read.path) users.add(read.path);
  };
  const keep = (problem: CatalogueProblem) => {
    const known = found.get(tellProblem(problem)) ?? { problem, users: new Set() };
    found.set(tellProblem(problem), known);
    return known;
  };
  for (const read of items)
    for (const { field, problem } of findMissingArt(join(folder, "art"), read.item)) add(read, field, problem);
  for (const { file, field, problem } of validateCatalogue(data)) {
    const read = items.find(({ item }) => file === `items/${item.id}`);
    if (read) add(read, field, problem);
    else keep(place(`${file}.json`, field, problem));
  }
  return [...found.values()].map(({ problem, users }) =>
    users.size === 0 ? problem : { ...problem, users: [...users] },
  );
}

function failOn(problems: readonly CatalogueProblem[]): void {
  if (problems.length > 0) throw new CatalogueFailure(problems);
}

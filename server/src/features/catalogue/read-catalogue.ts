import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type CatalogueData, type CatalogueItem, validateCatalogue } from "@surimono/domain/catalogue";
import * as z from "zod/mini";
import { CatalogueFailure } from "./catalogue-failure.ts";
import { itemFile, LOOKUP_FILES } from "./catalogue-file.ts";
import { pathOfField, problemLine, shapeLine, syntaxLine } from "./catalogue-problems.ts";
import { findMissingArt } from "./missing-art.ts";

/** `catalogue/` of the checkout. A function, because drizzle-kit loads tables, and this with them, as CommonJS without `dirname`. */
export function catalogueFolder(): string {
  return join(import.meta.dirname, "../../../../catalogue");
}

export interface CatalogueFiles {
  readonly contentHash: string;
  /** Checks every file; throws one error that names each file, line and field that is wrong. */
  read(): CatalogueData;
}

/** The text of all files and its hash, read but not yet understood, since an unchanged catalogue needs no more than that. */
export async function openCatalogueFiles(folder = catalogueFolder()): Promise<CatalogueFiles> {
  const itemNames = (await readdir(join(folder, "items"))).filter((file) => file.endsWith(".json")).sort();
  const paths = [
    ...itemNames.map((file) => `items/${file}`),
    ...Object.values(LOOKUP_FILES).map(([file]) => lookupPath(file)),
  ];
  const texts = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")] as const)),
  );
  const hash = createHash("sha256");
  for (const [path, text] of texts) hash.update(`${path}\n${text}\n`);
  return { contentHash: hash.digest("hex"), read: () => readFiles(folder, texts) };
}

interface ItemFile {
  readonly file: { readonly path: string; readonly text: string };
  readonly item: CatalogueItem;
}

function readFiles(folder: string, texts: ReadonlyMap<string, string>): CatalogueData {
  const problems: string[] = [];
  const parse = <Value>(path: string, schema: z.ZodMiniType<Value>): Value | undefined => {
    const text = texts.get(path) ?? "";
    const json = parseJson(path, text, problems);
    if (json === undefined) return undefined;
    const parsed = z.safeParse(schema, json);
    if (parsed.success) return parsed.data;
    problems.push(...parsed.error.issues.map((issue) => shapeLine({ path, text }, json, issue)));
    return undefined;
  };
  const files = [...texts.keys()].filter((path) => path.startsWith("items/"));
  const items = files.flatMap((path): ItemFile[] => {
    const item = parse<CatalogueItem>(path, itemFile);
    return item ? [{ file: { path, text: texts.get(path) ?? "" }, item }] : [];
  });
  const lookups = Object.entries(LOOKUP_FILES).map(
    ([name, [file, schema]]) => [name, parse(lookupPath(file), schema as z.ZodMiniType)] as const,
  );
  // What files mean together cannot be judged while one of them cannot be read.
  failOn(problems);
  const data = { items: items.map(({ item }) => item), ...Object.fromEntries(lookups) } as unknown as CatalogueData;
  failOn([...sharedNumbers(items), ...missingArt(folder, items), ...meaningProblems(data, items, texts)]);
  return data;
}

/** Two files with one id or pku: both are named. */
function sharedNumbers(items: readonly ItemFile[]): string[] {
  return (["id", "pku"] as const).flatMap((field) =>
    items.flatMap(({ file, item }, index) => {
      const first = items.findIndex((other) => other.item[field] === item[field]);
      const other = items[first];
      return other && first < index
        ? [problemLine(file, [field], `${item[field]} is that of ${other.file.path} too`)]
        : [];
    }),
  );
}

function missingArt(folder: string, items: readonly ItemFile[]): string[] {
  return items.flatMap(({ file, item }) =>
    findMissingArt(join(folder, "art"), item).map(({ field, problem }) =>
      problemLine(file, pathOfField(item, field), problem),
    ),
  );
}

function meaningProblems(
  data: CatalogueData,
  items: readonly ItemFile[],
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  return validateCatalogue(data).map(({ file, field, problem }) => {
    const found = items.find(({ item }) => file === `items/${item.id}`);
    if (found) return problemLine(found.file, pathOfField(found.item, field), `${problem} (${field})`);
    const path = `${file}.json`;
    const text = texts.get(path) ?? "";
    return problemLine({ path, text }, pathOfField(JSON.parse(text), field), `${problem} (${field})`);
  });
}

function parseJson(path: string, text: string, problems: string[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    problems.push(syntaxLine(path, text, error));
    return undefined;
  }
}

function lookupPath(file: string): string {
  return `lookups/${file}.json`;
}

function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw new CatalogueFailure(problems);
}

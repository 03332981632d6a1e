import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type CatalogueData, type CatalogueItem, validateCatalogue } from "@surimono/domain/catalogue";
import * as z from "zod/mini";
import { itemFile, LOOKUP_FILES } from "./catalogue-file.ts";

/** `catalogue/` of the checkout. A function, because drizzle-kit loads tables, and this with them, as CommonJS without `dirname`. */
export function catalogueFolder(): string {
  return join(import.meta.dirname, "../../../../catalogue");
}

export interface CatalogueFiles {
  readonly contentHash: string;
  /** Checks every file; throws one error that names each file and field that is wrong. */
  read(): CatalogueData;
}

/** The text of all files and its hash, read but not yet understood, since an unchanged catalogue needs no more than that. */
export async function openCatalogueFiles(folder = catalogueFolder()): Promise<CatalogueFiles> {
  const itemNames = (await readdir(join(folder, "items"))).filter((file) => file.endsWith(".json")).sort();
  const paths = [
    ...itemNames.map((file) => `items/${file}`),
    ...Object.values(LOOKUP_FILES).map(([file]) => `lookups/${file}.json`),
  ];
  const texts = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")] as const)),
  );
  const hash = createHash("sha256");
  for (const [path, text] of texts) hash.update(`${path}\n${text}\n`);
  return { contentHash: hash.digest("hex"), read: () => readFiles(texts, itemNames) };
}

function readFiles(texts: ReadonlyMap<string, string>, itemNames: readonly string[]): CatalogueData {
  const problems: string[] = [];
  const parse = <Value>(path: string, schema: z.ZodMiniType<Value>): Value | undefined => {
    const parsed = z.safeParse(schema, parseJson(texts.get(path) ?? "", problems, path));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) problems.push(`${path} ${issue.path.join(".")}: ${issue.message}`);
    return undefined;
  };
  const items = itemNames.map((file) => parse<CatalogueItem>(`items/${file}`, itemFile));
  const lookups = Object.entries(LOOKUP_FILES).map(
    ([name, [file, schema]]) => [name, parse(`lookups/${file}.json`, schema as z.ZodMiniType)] as const,
  );
  failOn(problems);
  const data = { items, ...Object.fromEntries(lookups) } as unknown as CatalogueData;
  failOn(validateCatalogue(data).map(({ file, field, problem }) => `${file} ${field}: ${problem}`));
  return data;
}

function parseJson(text: string, problems: string[], path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    problems.push(`${path}: is no JSON`);
    return undefined;
  }
}

function failOn(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`The catalogue cannot be sold:\n${problems.map((line) => `- ${line}`).join("\n")}`);
}

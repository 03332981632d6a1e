import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import { openZip, writeZip } from "../../../platform/zip/index.ts";
import { type CatalogueTexts, FIXED_PATHS, isCataloguePath } from "../read-catalogue.ts";
import { readTexts } from "./editions.store.ts";
import { type NewDraft, saveDrafts } from "./save-draft.ts";

/** Thousands of items with all their tables. */
const LIMITS = { entries: 20_000, bytes: 64 * 1024 * 1024 };
/** What programs of other systems put into every ZIP, and what a folder has beside the goods. */
const BESIDE = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db|README\.md|art)(?:\/|$)/;

/** The catalogue as a ZIP that `catalogue/` would be as a folder. */
export async function zipTexts(texts: CatalogueTexts, modified: Date): Promise<Buffer> {
  async function* entries() {
    for (const [path, text] of texts) yield { name: path, bytes: Buffer.from(text), modified };
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries())) parts.push(part);
  return Buffer.concat(parts);
}

/** The texts of such a ZIP, packed with its folder or without. */
export function textsOfZip(bytes: Buffer): Result<CatalogueTexts, Failure<"catalogue/no-catalogue">> {
  const files = openZip(bytes, LIMITS);
  const named = [...(files ?? [])].filter(([name]) => !BESIDE.test(name));
  const [first = ""] = named.map(([name]) => /^(.*?)(?:items|areas|fees|lookups)\//.exec(name)?.[1] ?? "");
  const texts = new Map(named.map(([name, content]) => [name.slice(first.length), content.toString("utf8")]));
  const isWhole = FIXED_PATHS.every((path) => texts.has(path)) && [...texts.keys()].every(isCataloguePath);
  return isWhole ? ok(texts) : fail("catalogue/no-catalogue");
}

/** Makes drafts of everything that differs from what is sold; an item that is not there is to be withdrawn. Nothing of it is sold yet. */
export async function draftTexts(
  tx: Transaction,
  texts: CatalogueTexts,
  who: Pick<NewDraft, "by" | "at">,
): Promise<
  Result<
    readonly string[],
    Failure<"catalogue/drafts-in-the-way" | "catalogue/no-such-file" | "catalogue/nothing-changed">
  >
> {
  const sold = await readTexts(tx);
  const changed = [...texts].filter(([path, text]) => sold.get(path) !== text).map(([path, text]) => ({ path, text }));
  const gone = [...sold.keys()].filter((path) => !texts.has(path)).map((path) => ({ path, text: null }));
  const files = [...changed, ...gone];
  return files.length === 0 ? fail("catalogue/nothing-changed") : saveDrafts(tx, files, who);
}

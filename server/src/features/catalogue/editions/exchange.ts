import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { openZip, writeZip } from "../../../platform/zip/index.ts";
import { findItemPicture } from "../item-pictures/item-pictures.store.ts";
import { preparedKey } from "../item-pictures/keep-picture.ts";
import { namedPictures } from "../item-pictures/named-pictures.ts";
import type { PictureSource } from "../item-pictures/take-in-pictures.ts";
import { type CatalogueTexts, FIXED_PATHS, isCataloguePath } from "../read-catalogue.ts";
import { readTexts } from "./editions.store.ts";
import { type NewDraft, saveDrafts } from "./save-draft.ts";

/** Thousands of items with all their tables. */
const LIMITS = { entries: 20_000, bytes: 256 * 1024 * 1024 };
/** What programs of other systems put into every ZIP, and what a folder has beside the goods. */
const BESIDE = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db|README\.md|art)(?:\/|$)/;

const PICTURE = /^pictures\/([0-9a-f]{32})\.webp$/;

/** The catalogue as a ZIP that `catalogue/` would be as a folder, with the photographs of its items. */
export async function zipCatalogue(
  { database: { db }, files, now }: Pick<Shop, "database" | "files" | "now">,
  texts: CatalogueTexts,
): Promise<Buffer> {
  const modified = now();
  async function* entries() {
    for (const [path, text] of texts) yield { name: path, bytes: Buffer.from(text), modified };
    for (const id of new Set(namedPictures(texts).map((named) => named.id))) {
      const row = await findItemPicture(db, id);
      const bytes = row && (await files.read(preparedKey(row)));
      if (!bytes) throw new Error(`the picture ${id} of an item is missing`);
      yield { name: `pictures/${id}.webp`, bytes, modified };
    }
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries())) parts.push(part);
  return Buffer.concat(parts);
}

interface OpenedCatalogue {
  readonly texts: CatalogueTexts;
  readonly picture: PictureSource;
}

/** What such a ZIP has, packed with its folder or without. */
export function catalogueOfZip(bytes: Buffer): Result<OpenedCatalogue, Failure<"catalogue/no-catalogue">> {
  const files = openZip(bytes, LIMITS);
  const named = [...(files ?? [])].filter(([name]) => !BESIDE.test(name));
  const [first = ""] = named.map(([name]) => /^(.*?)(?:items|areas|fees|lookups)\//.exec(name)?.[1] ?? "");
  const texts = new Map<string, string>();
  const pictures = new Map<string, Buffer>();
  for (const [name, content] of named) {
    const path = name.slice(first.length);
    const [, id] = PICTURE.exec(path) ?? [];
    if (id) pictures.set(id, content);
    else texts.set(path, content.toString("utf8"));
  }
  const isWhole = FIXED_PATHS.every((path) => texts.has(path)) && [...texts.keys()].every(isCataloguePath);
  return isWhole ? ok({ texts, picture: async (id) => pictures.get(id) }) : fail("catalogue/no-catalogue");
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

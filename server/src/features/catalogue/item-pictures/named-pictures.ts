import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { CatalogueFailure } from "../catalogue-failure.ts";
import { type CatalogueProblem, problemAt } from "../catalogue-problems.ts";
import type { CatalogueTexts } from "../read-catalogue.ts";
import { listKnownPictures, markPublished } from "./item-pictures.store.ts";

interface NamedPicture {
  readonly id: string;
  readonly path: string;
  /** In the list of its file. */
  readonly at: number;
}

/** The pictures that items name; none of a text that is no item yet. */
export function namedPictures(texts: CatalogueTexts): NamedPicture[] {
  return [...texts].flatMap(([path, text]) =>
    path.startsWith("items/") && text.includes('"pictures"')
      ? idsIn(text).flatMap((id, at) => (typeof id === "string" ? [{ id, path, at }] : []))
      : [],
  );
}

function idsIn(text: string): readonly unknown[] {
  try {
    const { pictures } = JSON.parse(text) as { pictures?: unknown };
    return Array.isArray(pictures) ? pictures.map((picture: { id?: unknown } | null) => picture?.id) : [];
  } catch {
    return [];
  }
}

/** What cannot be shown, since it was never uploaded here or is gone. */
export async function missingPictures(queries: Queries, texts: CatalogueTexts): Promise<CatalogueProblem[]> {
  const named = namedPictures(texts);
  const known = await listKnownPictures(
    queries,
    named.map(({ id }) => id),
  );
  return named
    .filter(({ id }) => !known.has(id))
    .map(({ id, path, at }) =>
      problemAt({ path, text: texts.get(path) ?? "" }, ["pictures", at, "id"], `there is no picture ${id} here`),
    );
}

/** Under the lock of the import: from now on the edition's pictures stay. */
export async function keepPublishedPictures(tx: Transaction, texts: CatalogueTexts, edition: number): Promise<void> {
  const missing = await missingPictures(tx, texts);
  if (missing.length > 0) throw new CatalogueFailure(missing);
  const ids = namedPictures(texts).map(({ id }) => id);
  await markPublished(tx, [...new Set(ids)], edition);
}

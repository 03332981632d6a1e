import { type CatalogueData, keepSoldParts, type SubsidiaryTag } from "@surimono/domain/catalogue";
import type { Database, Queries, Transaction } from "../../platform/database/index.ts";
import { findTakenPkus, lockImport, readContentHash, readLookups, replaceCatalogue } from "./catalogue.store.ts";
import { CatalogueFailure } from "./catalogue-failure.ts";
import { readStored, readStoredCatalogue } from "./read-stored.ts";
import type { StoredCatalogue } from "./snapshot.ts";

/** Keeps what must not change with the catalogue, while the stored one can still be read. */
export type BeforeImport = (queries: Queries, read: () => Promise<StoredCatalogue>) => Promise<unknown>;

/**
 * Imports a catalogue in one transaction, unless it is already the stored one. A second process waits for the first and finds nothing left
 * to do. `before` first works in portions, then, under the lock, on what was written meanwhile.
 */
export async function importCatalogue(
  database: Pick<Database, "db" | "inTransaction">,
  catalogue: { readonly contentHash: string; read(): CatalogueData },
  now: Date,
  before: BeforeImport = async () => undefined,
): Promise<"imported" | "unchanged"> {
  await before(database.db, () => readStoredCatalogue(database));
  if ((await readContentHash(database.db)) === catalogue.contentHash) return "unchanged";
  const data = catalogue.read();
  return database.inTransaction(async (tx) => {
    await lockImport(tx);
    if ((await readContentHash(tx)) === catalogue.contentHash) return "unchanged";
    const problems = [...(await takenPkus(tx, data)), ...lostTags((await readLookups(tx)).subsidiaryTags ?? [], data)];
    if (problems.length > 0) throw new CatalogueFailure(problems);
    await before(tx, () => readStored(tx));
    await replaceCatalogue(tx, data, catalogue.contentHash, now);
    return "imported";
  });
}

async function takenPkus(tx: Transaction, { items }: CatalogueData): Promise<string[]> {
  const taken = await findTakenPkus(tx, items);
  return taken.map(
    ({ pku, id, name }) => `items pku: ${pku} is that of item ${id} (${name}), which my items and orders name`,
  );
}

/** No part of a tag can be withdrawn by itself: tags stay whole as long as designs name them. */
function lostTags(stored: readonly SubsidiaryTag[], { subsidiaryTags }: CatalogueData): string[] {
  return stored.flatMap((tag) => {
    const now = subsidiaryTags.find(({ id }) => id === tag.id);
    const isWhole = now && keepSoldParts(tag, now) === now;
    return isWhole
      ? []
      : [
          `lookups/subsidiary-tags.json ${tag.id}: lacks a size, colour, method or place that designs of it are made with`,
        ];
  });
}

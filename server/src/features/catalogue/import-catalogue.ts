import { type CatalogueData, keepSoldParts, type SubsidiaryTag } from "@surimono/domain/catalogue";
import type { Database, Queries, Transaction } from "../../platform/database/index.ts";
import { findTakenPkus, lockImport, readContentHash, readLookups, replaceCatalogue } from "./catalogue.store.ts";
import { CatalogueFailure } from "./catalogue-failure.ts";
import { readStored, readStoredCatalogue } from "./read-stored.ts";
import type { StoredCatalogue } from "./snapshot.ts";

/** Keeps what must not change with the catalogue, while the stored one is still there to be read. */
export type BeforeImport = (queries: Queries, read: () => Promise<StoredCatalogue>) => Promise<unknown>;

/**
 * Takes a catalogue over in one transaction, unless just this one is stored already. Whoever comes second waits for the
 * first and finds nothing left to do. What `before` has to keep it keeps in portions at first, then whatever was written meanwhile under the lock.
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

/** Tags have no place of their own on a shelf from which a part could be withdrawn: they stay whole as long as designs name them. */
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

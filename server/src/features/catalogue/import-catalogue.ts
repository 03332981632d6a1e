import { type CatalogueData, keepSoldParts, type SubsidiaryTag } from "@surimono/domain/catalogue";
import type { Database, Queries, Transaction } from "../../platform/database/index.ts";
import {
  findTakenPkus,
  listSizesOfThinned,
  readContentHash,
  readLookups,
  replaceCatalogue,
} from "./catalogue.store.ts";
import { CatalogueFailure } from "./catalogue-failure.ts";
import type { CatalogueProblem } from "./catalogue-problems.ts";
import { lockImport } from "./lock-import.ts";
import { readStored, readStoredCatalogue } from "./read-stored.ts";
import type { StoredCatalogue } from "./snapshot.ts";

/** Keeps what must not change with the catalogue, while the stored one can still be read. */
export type BeforeImport = (queries: Queries, read: () => Promise<StoredCatalogue>) => Promise<unknown>;

/** A whole catalogue, which is read only where it differs from the stored one. */
export interface WholeCatalogue {
  readonly contentHash: string;
  read(): CatalogueData;
}

/**
 * Imports a catalogue in one transaction, unless it is already the stored one. A second process waits for the first and finds nothing left
 * to do. `before` first works in portions, then, under the lock, on what was written meanwhile. `then`
 * belongs to the same transaction.
 */
export async function importCatalogue(
  database: Pick<Database, "db" | "inTransaction">,
  catalogue: WholeCatalogue,
  now: Date,
  before: BeforeImport = async () => undefined,
  then: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<"imported" | "unchanged"> {
  await before(database.db, () => readStoredCatalogue(database));
  if ((await readContentHash(database.db)) === catalogue.contentHash) return "unchanged";
  catalogue.read();
  return database.inTransaction(async (tx) => {
    await lockImport(tx);
    if ((await readContentHash(tx)) === catalogue.contentHash) return "unchanged";
    await takeOver(tx, catalogue, now, before);
    await then(tx);
    return "imported";
  });
}

/** Under the lock of the import: refuses what may not be sold, then replaces what is stored. */
export async function takeOver(
  tx: Transaction,
  catalogue: WholeCatalogue,
  now: Date,
  before: BeforeImport,
): Promise<void> {
  const data = catalogue.read();
  const problems = await refusals(tx, data);
  if (problems.length > 0) throw new CatalogueFailure(problems);
  await before(tx, () => readStored(tx));
  await replaceCatalogue(tx, data, catalogue.contentHash, now);
}

/** Why a sound catalogue may not follow what was sold here. */
export async function refusals(queries: Queries, data: CatalogueData): Promise<CatalogueProblem[]> {
  return [
    ...(await takenPkus(queries, data)),
    ...(await takenSizes(queries, data)),
    ...lostTags((await readLookups(queries)).subsidiaryTags ?? [], data),
  ];
}

async function takenPkus(queries: Queries, { items }: CatalogueData): Promise<CatalogueProblem[]> {
  const taken = await findTakenPkus(queries, items);
  return taken.map(({ pku, id, name }) => ({
    ...{ path: "items", line: undefined, field: "pku" },
    problem: `${pku} is that of item ${id} (${name}), which my items and orders name`,
  }));
}

/** A size on sale may be renamed. One that is gone keeps its id and name: carts, orders and stored goods name it by that id. */
async function takenSizes(queries: Queries, { items }: CatalogueData): Promise<CatalogueProblem[]> {
  const thinned = new Map((await listSizesOfThinned(queries)).map((row) => [row.id, row]));
  return items.flatMap((item) => {
    const { sold = [], everSold = [] } = thinned.get(item.id) ?? {};
    return item.sizes.flatMap((size): CatalogueProblem[] => {
      const gone = everSold.find(({ id }) => id === size.id && sold.every((one) => one.id !== id));
      if (!gone || gone.name === size.name) return [];
      const problem = `${size.id} is that of size ${gone.name}, which item ${item.id} (${item.name}) was sold with`;
      return [{ path: "items", line: undefined, field: `${item.id}.sizes.${size.id}`, problem }];
    });
  });
}

/** No part of a tag can be withdrawn by itself: tags stay whole as long as designs name them. */
function lostTags(stored: readonly SubsidiaryTag[], { subsidiaryTags }: CatalogueData): CatalogueProblem[] {
  return stored.flatMap((tag): CatalogueProblem[] => {
    const now = subsidiaryTags.find(({ id }) => id === tag.id);
    if (now && keepSoldParts(tag, now) === now) return [];
    const problem = "lacks a size, colour, method or place that designs of it are made with";
    return [{ path: "lookups/subsidiary-tags.json", line: undefined, field: `${tag.id}`, problem }];
  });
}

import type { Database, Queries } from "../../platform/database/index.ts";
import { readContentHash, readItems, readLookups, readSales } from "./catalogue.store.ts";
import type { StoredCatalogue } from "./snapshot.ts";

/** All that is stored; an empty hash before anything was imported. */
export async function readStoredCatalogue({ db }: Pick<Database, "db">): Promise<StoredCatalogue> {
  // One transaction, so that an import in between cannot mix two catalogues.
  return db.transaction(readStored, { isolationLevel: "repeatable read", accessMode: "read only" });
}

/** The same in a transaction during which the catalogue cannot change. */
export async function readStored(queries: Queries): Promise<StoredCatalogue> {
  return {
    contentHash: (await readContentHash(queries)) ?? "",
    items: await readItems(queries),
    lookups: await readLookups(queries),
    sales: await readSales(queries),
  };
}

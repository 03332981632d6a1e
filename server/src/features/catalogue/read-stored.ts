import type { Database, Queries } from "../../platform/database/index.ts";
import { readContentHash, readItems, readLookups, readSales } from "./catalogue.store.ts";
import { listItemPictures } from "./item-pictures/item-pictures.store.ts";
import type { StoredCatalogue } from "./snapshot.ts";

/** All that is stored; an empty hash before anything was imported. */
export async function readStoredCatalogue({ db }: Pick<Database, "db">): Promise<StoredCatalogue> {
  // One transaction, so that an import in between cannot mix two catalogues.
  return db.transaction(readStored, { isolationLevel: "repeatable read", accessMode: "read only" });
}

/** The same in a transaction during which the catalogue cannot change. */
export async function readStored(queries: Queries): Promise<StoredCatalogue> {
  const contentHash = (await readContentHash(queries)) ?? "";
  const items = await readItems(queries);
  const ids = items.flatMap(({ item }) => (item.pictures ?? []).map(({ id }) => id));
  const pictures = await listItemPictures(queries, [...new Set(ids)]);
  return {
    ...{ contentHash, items },
    pictures: new Map(pictures.map((row) => [row.id, row])),
    lookups: await readLookups(queries),
    sales: await readSales(queries),
  };
}

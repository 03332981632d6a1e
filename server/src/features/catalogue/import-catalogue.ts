import type { CatalogueData } from "@surimono/domain/catalogue";
import type { Database } from "../../platform/database/index.ts";
import { lockImport, readContentHash, replaceCatalogue } from "./catalogue.store.ts";

/**
 * Takes a catalogue over in one transaction, unless just this one is stored already. Whoever comes second waits for the
 * first and finds nothing left to do.
 */
export async function importCatalogue(
  database: Pick<Database, "db" | "inTransaction">,
  catalogue: { readonly contentHash: string; read(): CatalogueData },
  now: Date,
): Promise<"imported" | "unchanged"> {
  if ((await readContentHash(database.db)) === catalogue.contentHash) return "unchanged";
  const data = catalogue.read();
  return database.inTransaction(async (tx) => {
    await lockImport(tx);
    if ((await readContentHash(tx)) === catalogue.contentHash) return "unchanged";
    await replaceCatalogue(tx, data, catalogue.contentHash, now);
    return "imported";
  });
}

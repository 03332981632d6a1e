import type { CatalogueData } from "@surimono/domain/catalogue";
import type { Database } from "../../platform/database/index.ts";
import { findTakenPkus, lockImport, readContentHash, replaceCatalogue } from "./catalogue.store.ts";
import { CatalogueFailure } from "./catalogue-failure.ts";

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
    const taken = await findTakenPkus(tx, data.items);
    if (taken.length > 0)
      throw new CatalogueFailure(
        taken.map(
          ({ pku, id, name }) => `items pku: ${pku} is that of item ${id} (${name}), which my items and orders name`,
        ),
      );
    await replaceCatalogue(tx, data, catalogue.contentHash, now);
    return "imported";
  });
}

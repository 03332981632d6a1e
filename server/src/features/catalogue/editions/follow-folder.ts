import type { Database, Queries } from "../../../platform/database/index.ts";
import { readContentHash } from "../catalogue.store.ts";
import { type BeforeImport, importCatalogue, takeOver } from "../import-catalogue.ts";
import { lockImport } from "../lock-import.ts";
import { type CatalogueFiles, filesOfTexts } from "../read-catalogue.ts";
import { readStoredCatalogue } from "../read-stored.ts";
import {
  addEdition,
  findLastEdition,
  type NewEdition,
  readTexts,
  wasEverSold,
  wasPublished,
} from "./editions.store.ts";

type Imports = Pick<Database, "db" | "inTransaction">;

/**
 * What a start did with the folder. `kept`: it has another catalogue, and what was published stays on sale. `restored`: a process of a release
 * before had put its own folder on sale.
 */
export type Followed = "imported" | "unchanged" | "kept" | "restored";

/**
 * At a start the folder is taken over only where nobody has published yet, and only if it never was before: no restart takes back a price
 * (rule catalogue-published-stays). Processes that start together decide one after the other.
 */
export async function followFolder(
  database: Imports,
  files: CatalogueFiles,
  now: Date,
  before: BeforeImport = async () => undefined,
): Promise<Followed> {
  await before(database.db, () => readStoredCatalogue(database));
  const first = await wishOf(database.db, files);
  if (first === "unchanged" || first === "kept") return first;
  // Whatever is wrong is said before anybody waits for the lock.
  if (first === "imported") files.read();
  return database.inTransaction(async (tx) => {
    await lockImport(tx);
    const wish = await wishOf(tx, files);
    if (wish === "restored") await takeOver(tx, filesOfTexts(await readTexts(tx)), now, before);
    if (wish === "imported") {
      // A database of the release before may sell these very files, and has no edition of them.
      if ((await readContentHash(tx)) !== files.contentHash) await takeOver(tx, files, now, before);
      await addEdition(tx, { at: now, cause: "folder", by: "start", reason: "" }, files);
    }
    return wish;
  });
}

async function wishOf(queries: Queries, files: CatalogueFiles): Promise<Followed> {
  const last = await findLastEdition(queries);
  if (last === undefined) return "imported";
  if ((await readContentHash(queries)) !== last.contentHash) return "restored";
  if (last.contentHash === files.contentHash) return "unchanged";
  if ((await wasPublished(queries)) || (await wasEverSold(queries, files.contentHash))) return "kept";
  return "imported";
}

/** Takes a folder over because somebody asked for just that, after seeing what changes. */
export async function importFolder(
  database: Imports,
  files: CatalogueFiles,
  edition: NewEdition,
  before: BeforeImport,
): Promise<"imported" | "unchanged"> {
  return importCatalogue(database, files, edition.at, before, (tx) => addEdition(tx, edition, files));
}

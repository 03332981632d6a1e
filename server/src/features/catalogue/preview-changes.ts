import type { Queries } from "../../platform/database/index.ts";
import { catalogueChanges, type ItemChange } from "./catalogue-changes.ts";
import { feeChanges } from "./fee-changes.ts";
import { type FeeMove, feeMoveOf, type Touched } from "./fee-moves.ts";
import type { CatalogueFiles } from "./read-catalogue.ts";
import type { StoredCatalogue } from "./snapshot.ts";

/** Counts what members have of the items. */
export type CountTouched = (queries: Queries, itemIds: readonly number[]) => Promise<Touched>;

export interface Preview {
  /** First the prices, each once, since one table moves many items. */
  readonly fees: readonly FeeMove[];
  readonly items: readonly ItemChange[];
}

/** What taking the files over would change. Throws a CatalogueFailure where they cannot be sold. */
export async function previewChanges(
  queries: Queries,
  { items: stored }: Pick<StoredCatalogue, "items">,
  files: Pick<CatalogueFiles, "read" | "readTables">,
  countTouched: CountTouched,
): Promise<Preview> {
  const data = files.read();
  const fees = feeChanges(stored, data, files.readTables());
  const itemIds = [...new Set(fees.flatMap((one) => [...one.itemIds]))];
  const touched = itemIds.length === 0 ? { myItems: [], cartLines: [] } : await countTouched(queries, itemIds);
  return { fees: fees.map((one) => feeMoveOf(one, touched)), items: catalogueChanges(stored, data, fees) };
}

import { beforeEditions } from "@surimono/domain/designs";
import type { Queries } from "../../../platform/database/index.ts";
import type { StoredCatalogue } from "../../catalogue/index.ts";
import { type CatalogueNow, goodsOf } from "./goods-now.ts";
import { fillGoods, findWithoutGoods } from "./versions.store.ts";

const PORTION = 500;

/**
 * Gives each version without goods those of the stored catalogue, before another catalogue is taken over. Can be resumed and run
 * concurrently: all write the same. Returns the versions with unknown goods, which stay unchanged.
 */
export async function keepGoods(queries: Queries, read: () => Promise<StoredCatalogue>): Promise<string[]> {
  const unknown: string[] = [];
  let catalogue: CatalogueNow | undefined;
  for (let after: string | undefined; ; ) {
    const rows = await findWithoutGoods(queries, { after, limit: PORTION });
    if (rows.length === 0) return unknown;
    catalogue ??= byId(await read());
    const known = catalogue;
    const filled = rows.flatMap((row) => {
      try {
        return [{ id: row.id, goods: beforeEditions(goodsOf(known, row)) }];
      } catch {
        // One that no catalogue of this shop ever had: it must not keep the shop from opening.
        unknown.push(row.id);
        return [];
      }
    });
    await fillGoods(queries, filled);
    after = rows.at(-1)?.id;
  }
}

function byId({ items, lookups }: StoredCatalogue): CatalogueNow {
  return { data: lookups, itemsById: new Map(items.map((stored) => [stored.item.id, stored])) };
}

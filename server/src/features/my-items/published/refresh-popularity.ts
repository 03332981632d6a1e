import { POPULARITY_DAYS } from "@surimono/domain/catalogue";
import { DAY_MS } from "@surimono/domain/kernel";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { listPublishedAfter, updatePopularity } from "./published-items.store.ts";

const refreshJob = timedJob("refresh-gallery-popularity");
const PORTION = 500;

/**
 * The gallery's order by popularity, counted from orders every hour, so that neither ordering nor browsing pays for it.
 */
export function refreshPopularityHourly(shop: Shop, parts: MyItemsParts): void {
  shop.jobs.handle(refreshJob, () => refreshPopularity(shop, parts));
}

export async function refreshPopularity(shop: Shop, parts: MyItemsParts): Promise<void> {
  const { db } = shop.database;
  for (let after = 0; ; ) {
    const items = await listPublishedAfter(db, after, PORTION);
    const counts = await orderedLately(shop, parts, db, items);
    const changed = items.flatMap((item) => {
      const popularity = counts.get(item.productId) ?? 0;
      return popularity === item.popularity ? [] : [{ ...item, popularity }];
    });
    await updatePopularity(db, changed);
    if (items.length < PORTION) return;
    after = items.at(-1)?.productId ?? after;
  }
}

export function orderedLately(
  shop: Shop,
  parts: MyItemsParts,
  queries: Queries,
  items: readonly { readonly userId: string; readonly productId: number }[],
): Promise<ReadonlyMap<number, number>> {
  return parts.countOrdered(queries, items, new Date(shop.now().getTime() - POPULARITY_DAYS * DAY_MS));
}

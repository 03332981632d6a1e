import { POPULARITY_DAYS } from "@surimono/domain/catalogue";
import { DAY_MS } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import type { Outside } from "./outside.ts";
import { listPublishedAfter, updatePopularity } from "./published-items.store.ts";

const refreshJob = timedJob("refresh-gallery-popularity");
const PORTION = 500;

/**
 * The gallery's order by popularity, counted from orders every hour, so that neither ordering nor browsing pays for it.
 */
export function refreshPopularityHourly(shop: Shop, outside: Outside): void {
  shop.jobs.handle(refreshJob, () => refreshPopularity(shop, outside));
}

export async function refreshPopularity(shop: Shop, outside: Outside): Promise<void> {
  const { db } = shop.database;
  for (let after = 0; ; ) {
    const items = await listPublishedAfter(db, after, PORTION);
    const counts = await orderedLately(shop, outside, db, items);
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
  outside: Outside,
  queries: Queries,
  items: readonly { readonly userId: string; readonly productId: number }[],
): Promise<ReadonlyMap<number, number>> {
  return outside.countOrdered(queries, items, new Date(shop.now().getTime() - POPULARITY_DAYS * DAY_MS));
}

import { POPULARITY_DAYS } from "@surimono/domain/catalogue";
import { DAY_MS } from "@surimono/domain/kernel";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { listPopular, updatePopularity } from "./published-items.store.ts";

const refreshJob = timedJob("refresh-gallery-popularity");
const PORTION = 500;

/**
 * The gallery's order by popularity, counted from orders every hour, so that neither ordering nor browsing pays for it.
 */
export function refreshPopularityHourly(shop: Shop, parts: MyItemsParts): void {
  shop.jobs.handle(refreshJob, () => refreshPopularity(shop, parts));
}

/** Looks at what was ordered lately, and at what was popular before: the others have none and keep it. */
export async function refreshPopularity(shop: Shop, parts: MyItemsParts): Promise<void> {
  const { db } = shop.database;
  const ordered = await parts.listOrdered(db, countedSince(shop));
  const before = await listPopular(db);
  const known = new Map(before.map(({ productId, popularity }) => [productId, popularity]));
  const isOrdered = new Set(ordered.map(({ productId }) => productId));
  const changed = [
    ...ordered
      .filter(({ productId, pieces }) => known.get(productId) !== pieces)
      .map(({ pieces, ...item }) => ({ ...item, popularity: pieces })),
    ...before.filter(({ productId }) => !isOrdered.has(productId)).map((item) => ({ ...item, popularity: 0 })),
  ];
  for (let done = 0; done < changed.length; done += PORTION)
    await updatePopularity(db, changed.slice(done, done + PORTION));
}

const countedSince = (shop: Pick<Shop, "now">) => new Date(shop.now().getTime() - POPULARITY_DAYS * DAY_MS);

export function orderedLately(
  shop: Shop,
  parts: MyItemsParts,
  queries: Queries,
  items: readonly { readonly userId: string; readonly productId: number }[],
): Promise<ReadonlyMap<number, number>> {
  return parts.countOrdered(queries, items, countedSince(shop));
}

import { POPULARITY_DAYS } from "@surimono/domain/catalogue";
import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { findLastRun, timedJob } from "../../../platform/jobs/index.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { updatePopularity } from "./published-items.store.ts";

const NAME = "refresh-gallery-popularity";
const refreshJob = timedJob(NAME);
/** Of members. */
const PORTION = 500;
/** What was not yet committed when the time before looked. */
const MARGIN_MS = HOUR_MS;

/**
 * The gallery's order by popularity, counted from orders every hour, so that neither ordering nor browsing pays for it.
 */
export function refreshPopularityHourly(shop: Shop, parts: MyItemsParts): void {
  shop.jobs.handle(refreshJob, async () => refreshPopularity(shop, parts, await findLastRun(shop.database.db, NAME)));
}

/** Counts again for members with orders that began or ceased to count since the time before; for all where none is known. */
export async function refreshPopularity(
  shop: Pick<Shop, "now" | "database">,
  parts: Pick<MyItemsParts, "listCountChanged" | "listOrdered">,
  last?: Date,
): Promise<void> {
  const { db } = shop.database;
  const after = new Date(last ? last.getTime() - MARGIN_MS : 0);
  const times = { after, before: countedSince(after), since: countedSince(shop.now()) };
  const members = await parts.listCountChanged(db, times);
  for (let done = 0; done < members.length; done += PORTION)
    await updatePopularity(db, await parts.listOrdered(db, members.slice(done, done + PORTION), times));
}

const countedSince = (moment: Date) => new Date(moment.getTime() - POPULARITY_DAYS * DAY_MS);

export function orderedLately(
  shop: Shop,
  parts: MyItemsParts,
  queries: Queries,
  items: readonly { readonly userId: string; readonly productId: number }[],
): Promise<ReadonlyMap<number, number>> {
  return parts.countOrdered(queries, items, countedSince(shop.now()));
}

import * as calls from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue, isOnSale } from "../../catalogue/index.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { openCountOfWorks } from "./count-works.ts";
import { findShown } from "./find-shown.ts";
import { listWorksAlike } from "./list-works-alike.ts";
import { openPagesOfWorks } from "./page-of-works.ts";
import { presentPublishedItem } from "./present-published-item.ts";
import { publishMyItem } from "./publish-my-item.ts";
import { refreshPopularityHourly } from "./refresh-popularity.ts";
import { reportPublishedItem } from "./report-published-item.ts";

/** The gallery: what makers show to everybody. */
export function publishedRoutes(shop: Shop, parts: MyItemsParts): void {
  const { route } = shop;
  const countWorks = openCountOfWorks(shop);
  const pageOfWorks = openPagesOfWorks(shop);
  route(calls.listPublishedItems, async ({ payload: { display_category_id: shelf, ...page } }) => {
    const { index } = getCatalogue(shop);
    const ofShelf = index.filter(({ displayCategoryIds }) => shelf === 0 || displayCategoryIds.includes(shelf));
    // Strangers may ask for any number: no more is kept than there are shelves.
    if (ofShelf.length === 0) return ok({ data: [], total: 0 });
    const goods = ofShelf.map(({ id }) => id);
    const rows = await pageOfWorks(shelf, { ...page, goods, now: shop.now() });
    const total = await countWorks(
      shelf,
      goods,
      index.map(({ id }) => id),
    );
    return ok({ data: rows.map((row) => presentPublishedItem(shop, row)), total });
  });
  route(calls.getPublishedItem, async ({ payload }) => {
    const row = await findShown(shop, payload.product_id);
    if (!row || !isOnSale(shop, row.item.catalogueItemId)) return fail("my-items/not-published");
    return ok(presentPublishedItem(shop, row));
  });
  route(calls.listWorksAlike, ({ payload }) => listWorksAlike(shop, parts, payload.product_id), {
    limit: { points: 240, seconds: 600, per: "address" },
  });
  route(calls.publishMyItem, ({ member, payload }) => publishMyItem(shop, parts, member, payload), {
    limit: { points: 60, seconds: 60, per: "member" },
  });
  route(calls.reportPublishedItem, ({ member, payload }) => reportPublishedItem(shop, payload, member), {
    limit: { points: 10, seconds: 3600, per: "address" },
  });
  refreshPopularityHourly(shop, parts);
}

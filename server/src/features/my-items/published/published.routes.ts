import * as calls from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue, isOnSale } from "../../catalogue/index.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { findShown } from "./find-shown.ts";
import { presentPublishedItem } from "./present-published-item.ts";
import { publishMyItem } from "./publish-my-item.ts";
import { countPublished, listPublished } from "./published-items.store.ts";
import { refreshPopularityHourly } from "./refresh-popularity.ts";
import { reportPublishedItem } from "./report-published-item.ts";

/** The gallery: what makers show to everybody. */
export function publishedRoutes(shop: Shop, parts: MyItemsParts): void {
  const { route } = shop;
  route(calls.listPublishedItems, async ({ payload: { display_category_id: shelf, ...page } }) => {
    const goods = getCatalogue(shop)
      .index.filter(({ displayCategoryIds }) => shelf === 0 || displayCategoryIds.includes(shelf))
      .map(({ id }) => id);
    const db = shop.mayBeOld("gallery");
    const rows = await listPublished(db, { ...page, goods, now: shop.now() });
    const total = await countPublished(db, goods, shop.now());
    return ok({ data: rows.map((row) => presentPublishedItem(shop, row)), total });
  });
  route(calls.getPublishedItem, async ({ payload }) => {
    const row = await findShown(shop, payload.product_id);
    if (!row || !isOnSale(shop, row.item.catalogueItemId)) return fail("my-items/not-published");
    return ok(presentPublishedItem(shop, row));
  });
  route(calls.publishMyItem, ({ member, payload }) => publishMyItem(shop, parts, member, payload), {
    limit: { points: 60, seconds: 60, per: "member" },
  });
  route(calls.reportPublishedItem, ({ member, payload }) => reportPublishedItem(shop, payload, member), {
    limit: { points: 10, seconds: 3600, per: "address" },
  });
  refreshPopularityHourly(shop, parts);
}

import { type PublishedItem, publishedPicturePath } from "@surimono/contract/my-items";
import type { Shop } from "../../../platform/http/index.ts";
import { getGoodsOf } from "../../catalogue/index.ts";
import { galleryOf } from "./gallery.ts";
import type { PublishedRow } from "./published-items.store.ts";

/** What everybody may see of an item: without the maker's or the version's id, which would open more than this. */
export function presentPublishedItem(shop: Shop, { item: row, nickname }: PublishedRow): PublishedItem {
  const item = getGoodsOf(shop, row);
  const color = item.colors.find(({ id }) => id === row.colorId);
  return {
    product_id: row.productId,
    parent_id: item.id,
    new_name: row.name,
    description: row.description,
    nickname,
    name: item.name,
    color_name: color?.name ?? "",
    color_value: color?.hex ?? "#ffffff",
    image_urls: galleryOf(item, row).map((_, index) => publishedPicturePath(row.productId, index)),
    published_at: (row.publishedAt ?? row.updateTime).toISOString(),
  };
}

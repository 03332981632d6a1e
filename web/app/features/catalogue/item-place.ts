import type { DisplayCategoryRow } from "@surimono/contract/catalogue";
import { ANY_ITEM, type ItemListSearch, writeItemListSearch } from "./item-list-search.ts";

/** What /items/category/{category} shows: a title, and the part of the search in the path instead of the query. */
export interface ItemPlace {
  readonly title: string;
  readonly path: string;
  readonly fixed: Partial<ItemListSearch>;
}

/** A display code, a kind code, `donation` or `sustainable` (rule catalogue-category-place). Undefined for any other word. */
export function findPlace(category: string, shelves: readonly DisplayCategoryRow[]): ItemPlace | undefined {
  const path = `/items/category/${encodeURIComponent(category)}`;
  if (category === "donation") return { title: "寄付つきのアイテム", path, fixed: { donationAvailable: true } };
  if (category === "sustainable") return { title: "サステナブルなアイテム", path, fixed: { sustainable: true } };
  const shelf = shelves.find(({ display_code }) => display_code === category);
  if (shelf) {
    return { title: shelf.display_category_name, path, fixed: { displayCategoryId: shelf.display_category_id } };
  }
  for (const { display_category_id: displayCategoryId, kinds } of shelves) {
    const kind = kinds.find(({ kind_code }) => kind_code === category);
    if (kind) return { title: kind.kind_name, path, fixed: { displayCategoryId, kindId: kind.kind_id } };
  }
  return undefined;
}

export function inPlace(search: ItemListSearch, place: ItemPlace | undefined): ItemListSearch {
  return { ...search, ...place?.fixed };
}

/** Where a search is shown: in its place while it fits, otherwise among all items. */
export function addressOf(search: ItemListSearch, place: ItemPlace | undefined, listPath = "/items"): string {
  const fixed = Object.keys(place?.fixed ?? {}) as (keyof ItemListSearch)[];
  const stays = place !== undefined && fixed.every((field) => search[field] === place.fixed[field]);
  const left = stays ? { ...search, ...Object.fromEntries(fixed.map((field) => [field, ANY_ITEM[field]])) } : search;
  const query = writeItemListSearch(left).toString();
  return `${stays ? place.path : listPath}${query && `?${query}`}`;
}

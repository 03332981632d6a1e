import { regularPrice } from "@surimono/domain/catalogue";
import type { Yen } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import type { MyItem } from "../my-items.tables.ts";
import { unitPriceOf } from "../present-my-item.ts";

type Make = Pick<MyItem, "areaKindIds" | "nameTagVersionId" | "hangTagVersionId" | "personal" | "screens">;

/**
 * The selling price after the item changes: the default follows the unit price (rule my-items-default-price), a price set by the member stays.
 */
export function sellingPriceAfter(shop: Shop, row: MyItem, change: Partial<Make>): Yen {
  const isDefault = row.sellingPrice === regularPrice(unitPriceOf(shop, row));
  return isDefault ? regularPrice(unitPriceOf(shop, { ...row, ...change })) : row.sellingPrice;
}

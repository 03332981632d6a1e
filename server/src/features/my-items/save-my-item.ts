import { fail, ok } from "@surimono/domain/kernel";
import { canBeEdited, findTextFaults, type MyItemTextFault } from "@surimono/domain/my-items";
import type { Member, Shop } from "../../platform/http/index.ts";
import { isOnSale } from "../catalogue/index.ts";
import { lockMyItem, updateMyItem } from "./my-items.store.ts";
import { unitPriceOf } from "./present-my-item.ts";

export interface SaveMyItemPayload {
  readonly product: {
    readonly product_id: number;
    readonly new_name: string;
    readonly description: string;
    readonly regular_price: number;
  };
  readonly isSave: boolean;
}

/** Saves the member's words and price on a draft; with `isSave` the hidden draft becomes a listed one (delete_flag 0: spec §4). */
export async function saveMyItem(shop: Shop, member: Member, { product, isSave }: SaveMyItemPayload) {
  const now = shop.now();
  return shop.database.inTransaction(async (tx) => {
    const row = await lockMyItem(tx, member.id, product.product_id);
    if (!row) return fail("my-items/not-found");
    if (row.status !== 0 && row.status !== 1) throw new RangeError(`my item ${row.productId} has status ${row.status}`);
    if (!canBeEdited(row.status)) return fail("my-items/completed");
    if (!isOnSale(shop, row.catalogueItemId)) return fail("my-items/withdrawn");
    const text = { name: product.new_name, description: product.description, sellingPrice: product.regular_price };
    const faults = findTextFaults(text, unitPriceOf(shop, row));
    if (faults.length > 0) return fail("my-items/text-faults", { faults: faults.map(presentFault) });
    await updateMyItem(tx, member.id, row.productId, { ...text, updateTime: now, ...(isSave && { deleteFlag: 0 }) });
    return ok({ product_id: row.productId, status: row.status, update_time: now.toISOString() });
  });
}

/** Field names as they are on the wire. */
function presentFault({ field, fault }: MyItemTextFault) {
  const names = { name: "new_name", description: "description", sellingPrice: "regular_price" } as const;
  return { field: names[field], fault };
}

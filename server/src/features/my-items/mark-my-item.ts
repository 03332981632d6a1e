import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { canBeDeleted } from "@surimono/domain/my-items";
import type { Member, Shop } from "../../platform/http/index.ts";
import { lockMyItem, updateMyItem } from "./my-items.store.ts";

/** Marks only: carts and orders that name the item must still find it. Nothing is stored in the warehouse while that feature is off. */
export async function markMyItem(shop: Shop, member: Member, productId: number, deleteFlag: number) {
  return shop.database.inTransaction(async (tx) => {
    const row = await lockMyItem(tx, member.id, productId);
    if (!row) return fail("my-items/not-found");
    const status = row.status === 1 ? 1 : 0;
    if (deleteFlag === 1 && !canBeDeleted({ status, stock: 0, inDelivery: false }))
      return fail("my-items/in-warehouse");
    await updateMyItem(tx, member.id, productId, { deleteFlag, updateTime: shop.now() });
    return ok(DONE);
  });
}

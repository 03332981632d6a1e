import type { removeTagDesign as removeCall } from "@surimono/contract/designs";
import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { lockMyItem, sellingPriceAfter, updateMyItem } from "../../my-items/index.ts";
import { tagVersion } from "../choice/index.ts";
import { doubtLeft } from "../pictures/index.ts";
import { deleteDesign } from "./designs.store.ts";

/** The item is made without the tag from then on; versions stay, since carts and orders may name them. Twice is like once. */
export async function removeTagDesign(shop: Shop, member: Member, payload: PayloadOf<typeof removeCall>) {
  return shop.database.inTransaction(async (tx) => {
    const myItem = await lockMyItem(tx, member.id, payload.product_id);
    if (!myItem) return fail("designs/not-found");
    if (myItem.status === 1) return fail("designs/completed");
    const change = tagVersion(payload.step_id, null);
    const design = { userId: member.id, productId: payload.product_id, step: payload.step_id };
    await doubtLeft(tx, { ...design, kept: [], since: shop.now() });
    await deleteDesign(tx, member.id, payload.product_id, payload.step_id);
    await updateMyItem(tx, member.id, payload.product_id, {
      ...change,
      sellingPrice: sellingPriceAfter(shop, myItem, change),
      updateTime: shop.now(),
    });
    return ok(DONE);
  });
}

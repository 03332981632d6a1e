import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { markProduct } from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { lockMyItem, updateMyItem } from "../my-items.store.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { statusOf } from "../upkeep/delivery-status.ts";

/** Only marks: it can be undone for some days, until `sweepDrafts` deletes it. Marking twice changes nothing. */
export async function markMyItem(
  shop: Shop,
  parts: MyItemsParts,
  member: Member,
  { product_id, delete_flag }: PayloadOf<typeof markProduct>,
) {
  return shop.database.inTransaction(async (tx) => {
    const row = await lockMyItem(tx, member.id, product_id);
    if (!row) return fail("my-items/not-found");
    if (row.deleteFlag === delete_flag && (row.deletedAt !== null) === (delete_flag === 1)) return ok(DONE);
    if (delete_flag === 1 && !(await statusOf(shop, parts, tx, row)).deletable) return fail("my-items/in-warehouse");
    const now = shop.now();
    // A restored item is private until its maker publishes it again.
    const change = { deleteFlag: delete_flag, promotionFlag: 0, updateTime: now };
    await updateMyItem(tx, member.id, product_id, { ...change, deletedAt: delete_flag === 1 ? now : null });
    return ok(DONE);
  });
}

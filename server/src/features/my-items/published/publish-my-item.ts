import type { PayloadOf } from "@surimono/contract/kernel";
import type { publishMyItem as publishCall } from "@surimono/contract/my-items";
import { fail, ok } from "@surimono/domain/kernel";
import { findPublishingFault } from "@surimono/domain/my-items";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { isMadeOnSale } from "../../catalogue/index.ts";
import { lockMyItem, updateMyItem } from "../my-items.store.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { findNickname } from "./published-items.store.ts";
import { orderedLately } from "./refresh-popularity.ts";

/** Shows a member's item to everybody, or hides it again: allowed at any time and in any state. */
export async function publishMyItem(
  shop: Shop,
  parts: MyItemsParts,
  member: Member,
  { product_id, promotion_flag }: PayloadOf<typeof publishCall>,
) {
  return shop.database.inTransaction(async (tx) => {
    const row = await lockMyItem(tx, member.id, product_id);
    if (!row) return fail("my-items/not-found");
    if (row.promotionFlag === promotion_flag) return ok({ promotion_flag });
    if (promotion_flag === 0) {
      await updateMyItem(tx, member.id, product_id, { promotionFlag: 0 });
      return ok({ promotion_flag });
    }
    const fault = findPublishingFault({
      status: row.status === 1 ? 1 : 0,
      deleteFlag: row.deleteFlag,
      nickname: await findNickname(tx, member.id),
      isOnSale: isMadeOnSale(shop, row),
      isHidden: row.galleryHiddenAt !== null || row.removedAt !== null,
    });
    if (fault) return fail(`my-items/${fault}`);
    const counts = await orderedLately(shop, parts, tx, [row]);
    await updateMyItem(tx, member.id, product_id, {
      promotionFlag: 1,
      publishedAt: shop.now(),
      popularity: counts.get(product_id) ?? 0,
    });
    return ok({ promotion_flag });
  });
}

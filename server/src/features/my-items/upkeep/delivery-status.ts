import { fail, ok } from "@surimono/domain/kernel";
import { canBeDeleted } from "@surimono/domain/my-items";
import type { Queries } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findMyItem } from "../my-items.store.ts";
import type { MyItem } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { listStoredSizes } from "../stores/stored.store.ts";

export async function getStatus(shop: Shop, parts: MyItemsParts, member: Member, productId: number) {
  const row = await findMyItem(shop.database.db, member.id, productId);
  return row ? ok({ data: await statusOf(shop, parts, shop.database.db, row) }) : fail("my-items/not-found");
}

/** What keeps an item from being deleted. */
export async function statusOf(shop: Shop, parts: MyItemsParts, queries: Queries, row: MyItem) {
  const stored = await listStoredSizes(queries, row.userId, row.productId);
  const stock = stored.reduce((sum, { onHand }) => sum + onHand, 0);
  const inDelivery = await parts.isInDelivery(queries, row.userId, row.productId);
  const status = row.status === 1 ? 1 : 0;
  return {
    delivery_flag: inDelivery,
    stock,
    deletable: canBeDeleted({ status, stock, inDelivery, storageOn: shop.env.storage }),
  };
}

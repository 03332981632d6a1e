import { leastPieces } from "@surimono/domain/catalogue";
import { designPicturePath } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { findItemOnSale } from "../cart/index.ts";
import { getCatalogue, sealFor } from "../catalogue/index.ts";
import { listAddresses } from "../delivery/index.ts";
import { findMemberRecord } from "../members/index.ts";
import { listMyItems } from "../my-items/index.ts";
import { addressText } from "./address-text.ts";
import { earlierOrders } from "./earlier-orders.ts";
import { calledOf } from "./name-of.ts";

const MOST_ITEMS = 200;

/** Finished my items that are still sold, the latest first, and where they can go; and what was ordered of them before. */
export async function quoteBasis(shop: Shop, memberId: string) {
  const { db } = shop.database;
  const record = await findMemberRecord(db, memberId);
  if (!record) return fail("quotes/no-such-member");
  const snapshot = getCatalogue(shop);
  const seal = sealFor(shop, memberId);
  const [mine, addresses] = await Promise.all([
    listMyItems(db, memberId, { status: 1, catalogueItemId: undefined, limit: MOST_ITEMS, offset: 0 }),
    listAddresses(db, memberId),
  ]);
  const items = mine.flatMap((product) => {
    const item = findItemOnSale(snapshot, product.catalogueItemId);
    if (!item || !product.versionId || product.personal) return [];
    const sizes = item.sizes.filter(({ id }) => product.sizeIds === null || product.sizeIds.includes(id));
    return [
      {
        ...{ product_id: product.productId, name: product.name, item_name: item.name },
        color_name: item.colors.find(({ id }) => id === product.colorId)?.name ?? "",
        image_url: seal(designPicturePath(product.versionId, "cover")),
        minimum_quantity: leastPieces(item, product.methodId),
        sizes: sizes.map(({ id, name }) => ({ size_id: id, name })),
      },
    ];
  });
  return ok({
    ...{ name: calledOf(record), items, orders: await earlierOrders(db, memberId, items) },
    // A sender's address is no destination.
    addresses: addresses
      .filter(({ kind }) => kind !== "sender")
      .map((address) => ({ address_id: address.id, text: addressText(address) })),
  });
}

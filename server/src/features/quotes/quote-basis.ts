import { leastPieces } from "@surimono/domain/catalogue";
import { designPicturePath } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { findItemOnSale } from "../cart/index.ts";
import { getCatalogue, sealFor } from "../catalogue/index.ts";
import { listAddresses } from "../delivery/index.ts";
import { findMemberRecord } from "../members/index.ts";
import { findOrderableItems, listMyItems, type MyItem } from "../my-items/index.ts";
import { addressText } from "./address-text.ts";
import { earlierOrders } from "./earlier-orders.ts";
import { calledOf } from "./name-of.ts";
import { findQuoteOf } from "./quotes.store.ts";

const MOST_ITEMS = 200;

/**
 * Finished my items that are still sold, the latest first, then those of the draft that is changed, and where they can go; and what was ordered
 * of them before.
 */
export async function quoteBasis(shop: Shop, memberId: string, quoteId: string | undefined) {
  const { db } = shop.database;
  const record = await findMemberRecord(db, memberId);
  if (!record) return fail("quotes/no-such-member");
  const snapshot = getCatalogue(shop);
  const seal = sealFor(shop, memberId);
  const [latest, addresses] = await Promise.all([
    listMyItems(db, memberId, { status: 1, catalogueItemId: undefined, limit: MOST_ITEMS, offset: 0 }),
    listAddresses(db, memberId),
  ]);
  const older = quoteId === undefined ? [] : await olderIn(db, memberId, quoteId, latest);
  const items = [...latest, ...older].flatMap((product) => {
    const item = findItemOnSale(snapshot, product.catalogueItemId);
    if (!item || !product.versionId || product.personal) return [];
    const sizes = item.sizes.filter(({ id }) => product.sizeIds === null || product.sizeIds.includes(id));
    return [
      {
        ...{ product_id: product.productId, name: product.name, item_name: item.name },
        color_name: item.colors.find(({ id }) => id === product.colorId)?.name ?? "",
        image_url: seal(designPicturePath(product.versionId, "cover")),
        minimum_quantity: leastPieces(item, product.methodId),
        maximum_quantity: item.maximumQuantity,
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

/** My items that the draft names and that are not among the latest. */
async function olderIn(queries: Queries, memberId: string, quoteId: string, latest: readonly MyItem[]) {
  const quote = await findQuoteOf(queries, memberId, quoteId);
  const named = new Set(quote?.lines.map(({ productId }) => productId));
  for (const { productId } of latest) named.delete(productId);
  const found = await findOrderableItems(queries, memberId, [...named]);
  return found.filter(({ status, deleted }) => status === 1 && !deleted);
}

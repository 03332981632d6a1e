import type { PayloadOf } from "@surimono/contract/kernel";
import type { refillStored as refillCall } from "@surimono/contract/warehouse";
import { fail } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { addForStoring } from "../cart/index.ts";
import { listStored } from "./read-stock.store.ts";
import { sentSince } from "./read-warehouse.ts";

/** A refill is an order like any other, of the item as it is now, that goes into the warehouse. */
export async function refillStored(shop: Shop, member: Member, { entries }: PayloadOf<typeof refillCall>) {
  const ids = entries.map(({ stored_id }) => stored_id);
  const rows = await listStored(shop.database.db, member.id, { sentSince: sentSince(shop.now()), ids });
  const wanted = entries.map(({ stored_id, inputNum }) => ({
    row: rows.find(({ id }) => id === stored_id),
    quantity: inputNum,
  }));
  const byItem = Map.groupBy(wanted, ({ row }) => row?.productId);
  if (byItem.has(undefined)) return fail("warehouse/no-such-pieces");
  const choices = [...byItem].map(([productId, parts]) => ({
    product_id: productId as number,
    sizes: parts.map(({ row, quantity }) => ({ size_id: row?.sizeId as number, quantity })),
  }));
  return addForStoring(shop, member, choices);
}

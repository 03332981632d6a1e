import type { Product } from "@surimono/contract/catalogue";
import type { Member, Shop } from "../../platform/http/index.ts";
import { findMyItem } from "./my-items.store.ts";
import { presentMyItem } from "./present-my-item.ts";

/** For the catalogue's calls that return any product by id: the member's own items are products too. */
export async function findMyProduct(shop: Shop, productId: number, member: Member): Promise<Product | undefined> {
  const row = await findMyItem(shop.database.db, member.id, productId);
  return row && (await presentMyItem(shop, row));
}

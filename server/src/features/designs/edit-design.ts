import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { findItem } from "../catalogue/index.ts";
import { findMyItem } from "../my-items/index.ts";
import { toolAddress } from "./tool-address.ts";

/** Only drafts can be edited (spec §4). */
export async function editDesign(shop: Shop, member: Member, productId: number) {
  const myItem = await findMyItem(shop.database.db, member.id, productId);
  if (!myItem) return fail("designs/not-found");
  if (myItem.status === 1) return fail("designs/completed");
  if (!findItem(shop, myItem.catalogueItemId)) return fail("designs/no-such-item");
  return ok({ url: toolAddress(shop, "edit", member.id, productId) });
}

import { PRINT_STEP } from "@surimono/domain/catalogue";
import { fail } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findMyItem } from "../../my-items/index.ts";
import { findDesign } from "./designs.store.ts";
import { presentOwn } from "./present-own.ts";

/** What pages draw of a member's own item. Nothing of it can be changed by this, so completed items are shown too. */
export async function lookAtDesign(shop: Shop, member: Member, productId: number) {
  const myItem = await findMyItem(shop.database.db, member.id, productId);
  const design = await findDesign(shop.database.db, member.id, productId, PRINT_STEP);
  if (!myItem || !design) return fail("designs/not-found");
  if (myItem.deletedAt) return fail("designs/deleted");
  return presentOwn(shop, myItem, PRINT_STEP, design);
}

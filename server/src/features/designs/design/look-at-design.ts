import { PRINT_STEP } from "@surimono/domain/catalogue";
import { onGoodsOfToday } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getGoodsOf } from "../../catalogue/index.ts";
import { findMyItem } from "../../my-items/index.ts";
import { targetOf } from "../choice/index.ts";
import { presentDesign } from "../studio/index.ts";
import { findDesign } from "./designs.store.ts";

/** What pages draw of a member's own item. Nothing of it can be changed by this, so completed items are shown too. */
export async function lookAtDesign(shop: Shop, member: Member, productId: number) {
  const myItem = await findMyItem(shop.database.db, member.id, productId);
  const design = await findDesign(shop.database.db, member.id, productId, PRINT_STEP);
  if (!myItem || !design) return fail("designs/not-found");
  if (myItem.deletedAt) return fail("designs/deleted");
  const target = targetOf(shop, myItem, PRINT_STEP);
  if (!target) return fail("designs/no-such-item");
  const document = onGoodsOfToday(design.document, target.goods);
  return ok(presentDesign(shop, { ...myItem, item: getGoodsOf(shop, myItem) }, target, { ...design, document }));
}

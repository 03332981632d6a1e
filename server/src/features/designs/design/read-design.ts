import type { DesignStep } from "@surimono/domain/catalogue";
import { onGoodsOfToday } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findMyItem } from "../../my-items/index.ts";
import { targetOf } from "../choice/index.ts";
import { findDesign } from "./designs.store.ts";

/** For an open studio whose copy is out of date: what is stored now. */
export async function readDesign(shop: Shop, member: Member, productId: number, step: DesignStep) {
  const myItem = await findMyItem(shop.database.db, member.id, productId);
  const design = await findDesign(shop.database.db, member.id, productId, step);
  if (!myItem || !design) return fail("designs/not-found");
  if (myItem.status === 1) return fail("designs/completed");
  const target = targetOf(shop, myItem, step);
  const document = target ? onGoodsOfToday(design.document, target.goods) : design.document;
  return ok({ document, revision: design.revision, saved_at: design.savedAt.toISOString() });
}

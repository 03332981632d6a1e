import { fail } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findMyItem } from "../../my-items/index.ts";
import { readToolToken } from "../studio/index.ts";
import { findDesign } from "./designs.store.ts";
import { presentOwn } from "./present-own.ts";

/** What the studio shows. The token must be this member's own and fresh. */
export async function showDesign(shop: Shop, member: Member, token: string) {
  const claim = readToolToken(shop.env.secret, token);
  if (!claim || claim.userId !== member.id) return fail("designs/not-found");
  if (claim.expires * 1000 < shop.now().getTime()) return fail("designs/link-expired");
  const myItem = await findMyItem(shop.database.db, member.id, claim.productId);
  const design = await findDesign(shop.database.db, member.id, claim.productId, claim.step);
  if (!myItem || !design) return fail("designs/not-found");
  if (myItem.status === 1) return fail("designs/completed");
  if (myItem.deletedAt) return fail("designs/deleted");
  return presentOwn(shop, myItem, claim.step, design);
}

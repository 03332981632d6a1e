import { ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { lockOpenCart } from "../cart.store.ts";
import { setMiles } from "../choices.store.ts";
import { findCartOffers } from "./cart-offers.ts";
import { presentLocked } from "./choose-coupon.ts";

/** The cart keeps the wish, so that every tab and device shows the same. How many count is found with the price. */
export async function chooseMiles(shop: Shop, member: Member, miles: number) {
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = { ...(await lockOpenCart(tx, member.id, now)), miles };
    await setMiles(tx, member.id, cart.id, miles);
    return ok(await presentLocked(shop, tx, member, cart, await findCartOffers(tx, cart, { member, now })));
  });
}

import { couponFault, readCouponCode } from "@surimono/domain/coupons";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findCouponByCode } from "../../coupons/index.ts";
import { listLines, lockOpenCart } from "../cart.store.ts";
import type { Cart } from "../cart.tables.ts";
import { setCoupon } from "../choices.store.ts";
import { countPaidDestinations } from "../destinations/split.store.ts";
import { presentCart } from "../present-cart.ts";
import { readProductStates } from "../price-lines.ts";
import { type CartOffers, findCartOffers } from "./cart-offers.ts";

/** The cart keeps the choice, so that every tab and device shows the same. */
export async function chooseCoupon(shop: Shop, member: Member, typed: string) {
  const code = readCouponCode(typed);
  if (code === undefined) return fail("cart/coupon-unknown");
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await lockOpenCart(tx, member.id, now);
    const found = await findCouponByCode(tx, code);
    if (!found) return fail("cart/coupon-unknown");
    const chosen = { ...cart, couponId: found.id, couponDeclined: false };
    const offers = await findCartOffers(tx, chosen, { member, now });
    const fault = offers.chosen && couponFault(offers.chosen);
    if (fault) return fail(fault);
    await setCoupon(tx, member.id, cart.id, found.id);
    return ok(await presentLocked(shop, tx, member, cart, offers));
  });
}

/** It stays off: nothing is applied automatically to this cart any more. */
export async function removeCoupon(shop: Shop, member: Member) {
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = await lockOpenCart(tx, member.id, now);
    await setCoupon(tx, member.id, cart.id, null);
    const offers = await findCartOffers(tx, { ...cart, couponId: null, couponDeclined: true }, { member, now });
    return ok(await presentLocked(shop, tx, member, cart, offers));
  });
}

/** The whole cart after a choice, under its lock. */
export async function presentLocked(shop: Shop, tx: Transaction, member: Member, cart: Cart, offers: CartOffers) {
  const lines = await listLines(tx, member.id, cart.id);
  const productIds = lines.map(({ productId }) => productId);
  const stateOf = await readProductStates(tx, member.id, productIds);
  const destinations = await countPaidDestinations(tx, cart);
  return presentCart(shop, member, {
    cartId: cart.id,
    isSeveral: cart.isSeveral,
    deliveryMethod: cart.deliveryMethod,
    lines,
    stateOf,
    offers,
    destinations,
  });
}

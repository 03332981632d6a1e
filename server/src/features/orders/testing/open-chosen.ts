import { chooseCoupon, getCart } from "@surimono/contract/cart";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { value } from "../../../testing/value.ts";
import { fillCart, openBuyer, type TestBuyer } from "./open-buyer.ts";

/** A buyer with two T-shirts of 2,816 yen and a coupon in the cart, by default the new member's. */
export async function openChosen(
  opened: Parameters<typeof openBuyer>[0],
  code = NEW_MEMBER_COUPON.code,
  options: Parameters<typeof openBuyer>[1] = {},
) {
  const buyer = await openBuyer(opened, { isNew: code === NEW_MEMBER_COUPON.code, ...options });
  await fillCart(buyer);
  const cart = value(await buyer.call(chooseCoupon, { code }));
  return { buyer, cart: { ...cart, cart_id: cart.cart_id ?? "" } };
}

/** The cart as its buyer sees it now. */
export async function cartOf({ call }: Pick<TestBuyer, "call">) {
  const cart = value(await call(getCart, {}));
  return { ...cart, cart_id: cart.cart_id ?? "" };
}

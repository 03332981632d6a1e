import type { WireCart } from "@surimono/contract/cart";
import { applyCode, takeCouponOff } from "../features/cart/choose-coupon.ts";
import { CouponBox } from "../features/coupons/coupon-box.tsx";

/** Coupons do not know the cart: this joins the two. */
export function CouponBoxInCart({ cart }: { cart: WireCart }) {
  return (
    <CouponBox chosen={cart.coupon} atStake={cart.coupon_at_stake} onApply={applyCode} onTakeOff={takeCouponOff} />
  );
}

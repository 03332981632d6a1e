import type { WireCart } from "@surimono/contract/cart";
import { applyCode, takeCouponOff } from "../features/cart/choose-coupon.ts";
import { spendMiles } from "../features/cart/choose-miles.ts";
import { CouponBox } from "../features/coupons/coupon-box.tsx";
import { MilesBox } from "../features/miles/miles-box.tsx";

/** Coupons and miles do not know the cart: this joins them. */
export function CouponBoxInCart({ cart }: { cart: WireCart }) {
  return (
    <>
      <CouponBox chosen={cart.coupon} atStake={cart.coupon_at_stake} onApply={applyCode} onTakeOff={takeCouponOff} />
      {cart.miles && <MilesBox miles={cart.miles} onChoose={spendMiles} />}
    </>
  );
}

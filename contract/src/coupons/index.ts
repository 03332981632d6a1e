export { chosenCouponSchema, type WireChosenCoupon } from "./coupon.ts";
export { couponAtStakeMessage, couponFailures, couponMessage } from "./failures.ts";
export { listCoupons } from "./list-coupons.ts";

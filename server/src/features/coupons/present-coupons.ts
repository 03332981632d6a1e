import { couponAtStakeMessage, couponMessage, type WireChosenCoupon } from "@surimono/contract/coupons";
import { type Coupon, type PricedCoupon, worthWords } from "@surimono/domain/coupons";
import { dayInJapan } from "@surimono/domain/kernel";

interface CouponsOfCart {
  readonly coupon: PricedCoupon | undefined;
  readonly couponAtStake: Coupon | undefined;
}

export function presentCoupon(coupon: Omit<Coupon, "audience">, isEarly = false) {
  const { code, name, amount, minimum, validFrom, validUntil } = coupon;
  // The first moment after the last day.
  const lastDay = validUntil && dayInJapan(new Date(validUntil.getTime() - 1));
  const early = isEarly && { general_from: dayInJapan(validFrom) };
  return { code, name, amount, worth: worthWords(coupon), minimum, valid_until: lastDay, ...early };
}

/** The cart's coupon, and the words about one that would be lost. */
export function presentCoupons({ coupon: priced, couponAtStake }: CouponsOfCart) {
  return {
    coupon: presentChosenCoupon(priced),
    coupon_at_stake: couponAtStake ? couponAtStakeMessage(couponAtStake) : "",
  };
}

function presentChosenCoupon(priced: PricedCoupon | undefined): WireChosenCoupon | null {
  if (!priced) return null;
  const { coupon, problem, isEarly } = priced;
  return { ...presentCoupon(coupon, isEarly), counts: !problem, message: problem ? couponMessage(problem) : "" };
}

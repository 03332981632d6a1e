import type { Yen } from "../kernel/index.ts";

export type CouponAudience = "everybody" | "consumer" | "business";

/** An amount off one order. Every coupon is for one use by each member. */
export interface Coupon {
  readonly id: number;
  /** As `readCouponCode` gives it. */
  readonly code: string;
  readonly name: string;
  readonly amount: Yen;
  /** Of the goods with tax, after the other discounts and before delivery. At least `leastMinimum(amount)`. */
  readonly minimum: Yen;
  readonly audience: CouponAudience;
  /** Only for who has no order yet. One that was cancelled or wholly refunded is none. */
  readonly newMembersOnly: boolean;
  readonly validFrom: Date;
  /** The first moment at which it is over; null: it has no end. */
  readonly validUntil: Date | null;
  /** By all members together; null: as many as there are members. */
  readonly maxUses: number | null;
  /** Those that orders hold or have used; counted only where there is a limit. */
  readonly usesTaken: number;
  readonly stoppedAt: Date | null;
}

/** 1,000 yen off from 1,500 yen, tax included (rule cart-coupon-new-member). The shop is born with it. */
export const NEW_MEMBER_COUPON = { code: "WELCOME1000", name: "新規会員クーポン", amount: 1_000, minimum: 1_500 };

/** The least sum that card and PayPay take: with no coupon may an order fall below it. */
const LEAST_REST: Yen = 50;

/** A minimum below this could leave a sum that nobody can pay. */
export function leastMinimum(amount: Yen): Yen {
  return amount + LEAST_REST;
}

/** What it means for a coupon who wants to use it. */
export interface CouponHolder {
  readonly kind: "consumer" | "business";
  readonly hasOrdered: boolean;
  /** `held`: by an order of the holder's own that is not paid yet. */
  readonly use: "none" | "held" | "used";
}

/** A coupon for somebody, with all that decides whether it counts. */
export interface CouponOffer {
  readonly coupon: Coupon;
  readonly holder: CouponHolder;
  readonly now: Date;
}

/** Why a coupon does not count, whatever stands in the cart. */
export type CouponFault =
  | "cart/coupon-used"
  | "cart/coupon-stopped"
  | "cart/coupon-expired"
  | "cart/coupon-not-yet"
  | "cart/coupon-other-account"
  | "cart/coupon-new-members-only"
  | "cart/coupon-exhausted";

export interface CouponProblem {
  readonly code: CouponFault | "cart/coupon-below-minimum";
  /** How much more has to be bought, where that is the problem; 0 otherwise. */
  readonly missing: Yen;
}

/** As if enough were in the cart: what is missing can still be bought. First comes what can never be mended. */
export function couponFault({ coupon, holder, now }: CouponOffer): CouponFault | undefined {
  if (holder.use === "used") return "cart/coupon-used";
  if (coupon.stoppedAt) return "cart/coupon-stopped";
  if (coupon.validUntil && now >= coupon.validUntil) return "cart/coupon-expired";
  if (now < coupon.validFrom) return "cart/coupon-not-yet";
  if (coupon.audience !== "everybody" && coupon.audience !== holder.kind) return "cart/coupon-other-account";
  if (coupon.newMembersOnly && holder.hasOrdered) return "cart/coupon-new-members-only";
  const isTaken = coupon.maxUses !== null && coupon.usesTaken >= coupon.maxUses;
  return isTaken && holder.use !== "held" ? "cart/coupon-exhausted" : undefined;
}

/** Why a coupon does not count for goods of this worth, or undefined when it does. The screens show it and completion goes by it. */
export function couponProblem(offer: CouponOffer, goods: Yen): CouponProblem | undefined {
  const fault = couponFault(offer);
  if (fault) return { code: fault, missing: 0 };
  const missing = offer.coupon.minimum - goods;
  return missing > 0 ? { code: "cart/coupon-below-minimum", missing } : undefined;
}

/** What a cart can go by: the coupon that its buyer chose, or else the best of those that are offered, unless it was taken off. */
export interface CouponOffers {
  readonly chosen: CouponOffer | undefined;
  /** The buyer took a coupon off: nothing is applied unasked to this cart any more. */
  readonly isDeclined: boolean;
  readonly offered: readonly CouponOffer[];
}

/** A coupon as it counts for a cart. */
export interface PricedCoupon {
  readonly coupon: Coupon;
  /** Undefined: it counts, and stands among the discounts. */
  readonly problem: CouponProblem | undefined;
}

/** The coupon of a cart with goods of this worth. What was chosen stays, even where it does not count: the cart then says why. */
export function pickCoupon({ chosen, isDeclined, offered }: CouponOffers, goods: Yen): PricedCoupon | undefined {
  const price = (offer: CouponOffer) => ({ coupon: offer.coupon, problem: couponProblem(offer, goods) });
  if (chosen) return price(chosen);
  if (isDeclined) return undefined;
  const [best] = offered
    .filter((offer) => !couponFault(offer))
    .map(price)
    .sort(byWorth);
  return best;
}

/** First what counts, most off first; then what needs least more. Of equals the one that ends first, so that none is lost by waiting. */
function byWorth(left: PricedCoupon, right: PricedCoupon): number {
  const missing = (left.problem?.missing ?? 0) - (right.problem?.missing ?? 0);
  if (missing !== 0) return missing;
  const endOf = ({ coupon }: PricedCoupon) => coupon.validUntil?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return right.coupon.amount - left.coupon.amount || endOf(left) - endOf(right) || left.coupon.id - right.coupon.id;
}

/** The coupon that an order which does not use it would cost its buyer: one for new members, who then are none any more. */
export function couponAtStake({ chosen, offered }: CouponOffers, picked: PricedCoupon | undefined): Coupon | undefined {
  const counting = picked?.problem ? undefined : picked?.coupon.id;
  const lost = (chosen ? [chosen, ...offered] : offered).filter(
    (offer) => offer.coupon.newMembersOnly && offer.coupon.id !== counting && !couponFault(offer),
  );
  return lost.map(({ coupon }) => coupon).sort((left, right) => right.amount - left.amount)[0];
}

/** As it is when somebody else was quicker with this one. */
export function offersWithout({ chosen, isDeclined, offered }: CouponOffers, couponId: number): CouponOffers {
  const isChosen = chosen?.coupon.id === couponId;
  return {
    chosen: isChosen ? undefined : chosen,
    // In place of what was chosen nothing else is put unasked.
    isDeclined: isDeclined || isChosen,
    offered: offered.filter(({ coupon }) => coupon.id !== couponId),
  };
}

const CODE = /^[A-Z0-9]{4,20}$/;

/**
 * A code as people type it: full width, small letters, spaces and all kinds of hyphens are forgiven. Undefined for what no code looks
 * like.
 */
export function readCouponCode(typed: string): string | undefined {
  const code = typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Dash}ー]/gu, "")
    .toUpperCase();
  return CODE.test(code) ? code : undefined;
}

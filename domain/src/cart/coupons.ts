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

/** 1,000 yen off from 1,500 yen, tax included (spec §1, §9). The shop is born with it. */
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

/** A coupon that somebody has chosen, with all that decides whether it counts. */
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

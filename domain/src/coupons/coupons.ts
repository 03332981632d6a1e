import { DAY_MS, type Yen } from "../kernel/index.ts";
import { type Charged, type CouponTerms, couponWorth } from "./worth.ts";

/** `rank`: of this rank or a higher one. `named`: whom the operator named. */
export const COUPON_AUDIENCES = {
  everybody: "全員",
  consumer: "個人のお客様",
  business: "法人のお客様",
  rank: "会員ランク",
  named: "指名した会員",
} as const;
export type CouponAudience = keyof typeof COUPON_AUDIENCES;

/** Something off one order. Every member can use a coupon once, or as often as it says. */
export interface Coupon extends CouponTerms {
  readonly id: number;
  /** As `readCouponCode` gives it. */
  readonly code: string;
  readonly name: string;
  readonly audience: CouponAudience;
  /** The lowest rank of those that it is for; null for every other audience. */
  readonly rankId: number | null;
  /** Only for members without an order; cancelled and fully refunded orders do not count. */
  readonly newMembersOnly: boolean;
  readonly validFrom: Date;
  /** The first moment at which it is over; null: no end. */
  readonly validUntil: Date | null;
  /** By all members together; null: unlimited. */
  readonly maxUses: number | null;
  /** Those held or used by orders; counted only where there is a limit. */
  readonly usesTaken: number;
  /** What all orders together may take off by it; null: unlimited. */
  readonly budget: Yen | null;
  /** Of it: held or used by orders. */
  readonly budgetSpent: Yen;
  readonly pausedAt: Date | null;
  readonly stoppedAt: Date | null;
}

/** 1,000 yen off from 1,500 yen, tax included (rule cart-coupon-new-member). Part of every new shop. */
export const NEW_MEMBER_COUPON = {
  ...{ code: "WELCOME1000", name: "新規会員クーポン", amount: 1_000, minimum: 1_500 },
  ...({ kind: "amount", rate: 0 } as const),
};

/** The coupon's state for this member. */
export interface CouponHolder {
  readonly kind: "consumer" | "business";
  readonly hasOrdered: boolean;
  /** Of a consumer; 0 for a business. */
  readonly rankId: number;
  /** Among those that a coupon names. */
  readonly isNamed: boolean;
  /** By the rank: so many days before its beginning a coupon can be used (rule miles-rank-benefits). */
  readonly earlyDays: number;
  /** `held`: by an unpaid order of the member's own. */
  readonly use: "none" | "held" | "used";
}

/** A coupon for a member, with everything that decides whether it counts. */
export interface CouponOffer {
  readonly coupon: Coupon;
  readonly holder: CouponHolder;
  readonly now: Date;
}

/** Why a coupon does not count, whatever is in the cart. */
export type CouponFault =
  | "cart/coupon-used"
  | "cart/coupon-stopped"
  | "cart/coupon-paused"
  | "cart/coupon-expired"
  | "cart/coupon-not-yet"
  | "cart/coupon-other-account"
  | "cart/coupon-new-members-only"
  | "cart/coupon-exhausted";

export interface CouponProblem {
  readonly code: CouponFault | "cart/coupon-below-minimum" | "cart/coupon-no-delivery";
  /** How much more must be bought, if that is the problem; otherwise 0. */
  readonly missing: Yen;
}

/** As if the cart were large enough: what is missing can still be bought. Permanent reasons come first. */
export function couponFault({ coupon, holder, now }: CouponOffer): CouponFault | undefined {
  if (holder.use === "used") return "cart/coupon-used";
  if (coupon.stoppedAt) return "cart/coupon-stopped";
  if (coupon.validUntil && now >= coupon.validUntil) return "cart/coupon-expired";
  if (now.getTime() < coupon.validFrom.getTime() - holder.earlyDays * DAY_MS) return "cart/coupon-not-yet";
  if (!isFor(coupon, holder)) return "cart/coupon-other-account";
  if (coupon.newMembersOnly && holder.hasOrdered) return "cart/coupon-new-members-only";
  if (holder.use === "held") return undefined;
  if (coupon.pausedAt) return "cart/coupon-paused";
  const isTaken = coupon.maxUses !== null && coupon.usesTaken >= coupon.maxUses;
  const isSpent = coupon.budget !== null && coupon.budgetSpent >= coupon.budget;
  return isTaken || isSpent ? "cart/coupon-exhausted" : undefined;
}

function isFor({ audience, rankId }: Coupon, holder: CouponHolder): boolean {
  if (audience === "rank") return holder.rankId >= (rankId ?? 1);
  if (audience === "named") return holder.isNamed;
  return audience === "everybody" || audience === holder.kind;
}

/**
 * Why a coupon does not count for what a cart is charged, or undefined when it does. The screens and completion both use it. Of a budget
 * (rule cart-coupon-budget) it takes all that it is worth, or nothing.
 */
export function couponProblem(offer: CouponOffer, charged: Charged): CouponProblem | undefined {
  const fault = couponFault(offer);
  if (fault) return { code: fault, missing: 0 };
  const { coupon, holder } = offer;
  const missing = coupon.minimum - charged.goods;
  if (missing > 0) return { code: "cart/coupon-below-minimum", missing };
  const worth = couponWorth(coupon, charged);
  if (worth === 0) return { code: "cart/coupon-no-delivery", missing: 0 };
  const isTooMuch = coupon.budget !== null && coupon.budgetSpent + worth > coupon.budget;
  return isTooMuch && holder.use !== "held" ? { code: "cart/coupon-exhausted", missing: 0 } : undefined;
}

/** The cart's coupon choice: the one its buyer chose, or else the best of those offered, unless it was removed. */
export interface CouponOffers {
  readonly chosen: CouponOffer | undefined;
  /** The buyer removed a coupon: nothing is applied to this cart automatically any more. */
  readonly isDeclined: boolean;
  readonly offered: readonly CouponOffer[];
}

/** Whether it can be used only by a rank yet. */
export function isEarly({ coupon, now }: Pick<CouponOffer, "coupon" | "now">): boolean {
  return now < coupon.validFrom;
}

/** A coupon as it counts for a cart. */
export interface PricedCoupon {
  readonly coupon: Coupon;
  /** Its buyer's rank has it before it begins for everybody. */
  readonly isEarly?: boolean;
  /** Undefined: it counts, and is among the discounts. */
  readonly problem: CouponProblem | undefined;
  /** What it takes off, or would. */
  readonly worth: Yen;
}

/** The coupon of a cart that is charged so much. A chosen one stays even if it does not count: the cart then says why. */
export function pickCoupon({ chosen, isDeclined, offered }: CouponOffers, charged: Charged): PricedCoupon | undefined {
  const price = (offer: CouponOffer): PricedCoupon => ({
    ...{ coupon: offer.coupon, problem: couponProblem(offer, charged), worth: couponWorth(offer.coupon, charged) },
    ...(isEarly(offer) && !couponFault(offer) && { isEarly: true }),
  });
  if (chosen) return price(chosen);
  if (isDeclined) return undefined;
  const [best] = offered
    .filter((offer) => !couponFault(offer))
    .map(price)
    // One that nothing is missing for and still takes nothing off is not worth a word.
    .filter(({ problem }) => !problem || problem.missing > 0)
    .sort(byWorth);
  return best;
}

/**
 * Those that count first, most off first; then those missing least. Of equals the one that ends first, so that none is lost by waiting.
 */
function byWorth(left: PricedCoupon, right: PricedCoupon): number {
  const missing = (left.problem?.missing ?? 0) - (right.problem?.missing ?? 0);
  if (missing !== 0) return missing;
  const endOf = ({ coupon }: PricedCoupon) => coupon.validUntil?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return right.worth - left.worth || endOf(left) - endOf(right) || left.coupon.id - right.coupon.id;
}

/** The coupon a buyer would lose by ordering without it: one for new members. */
export function couponAtStake({ chosen, offered }: CouponOffers, picked: PricedCoupon | undefined): Coupon | undefined {
  const counting = picked?.problem ? undefined : picked?.coupon.id;
  const lost = (chosen ? [chosen, ...offered] : offered).filter(
    (offer) => offer.coupon.newMembersOnly && offer.coupon.id !== counting && !couponFault(offer),
  );
  return lost.map(({ coupon }) => coupon).sort((left, right) => right.amount - left.amount)[0];
}

/** Its state when someone else took the last use. */
export function offersWithout({ chosen, isDeclined, offered }: CouponOffers, couponId: number): CouponOffers {
  const isChosen = chosen?.coupon.id === couponId;
  return {
    chosen: isChosen ? undefined : chosen,
    // A chosen coupon is never replaced automatically.
    isDeclined: isDeclined || isChosen,
    offered: offered.filter(({ coupon }) => coupon.id !== couponId),
  };
}

const CODE = /^[A-Z0-9]{4,20}$/;

/**
 * A code as people type it: full width, small letters, spaces and all kinds of hyphens are accepted. Undefined if it cannot be a code.
 */
export function readCouponCode(typed: string): string | undefined {
  const code = typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Dash}ー]/gu, "")
    .toUpperCase();
  return CODE.test(code) ? code : undefined;
}

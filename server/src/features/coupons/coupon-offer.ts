import type { CouponOffer, CouponOffers } from "@surimono/domain/coupons";
import type { Queries } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";
import { type FoundOffer, readOffers } from "./coupon-offers.store.ts";

/** The member whose cart is read, and when. */
export interface Looking {
  readonly member: Pick<Member, "id" | "kind">;
  readonly now: Date;
  /** Of the member's rank; left out: 0. */
  readonly earlyDays?: number;
}

/** What a cart says of its coupon: the one chosen, and whether to go without. */
interface CartCoupon {
  readonly couponId: number | null;
  readonly couponDeclined: boolean;
}

/** All that decides which coupon a cart has and whether it counts: one query. */
export async function findOffers(queries: Queries, cart: CartCoupon, looking: Looking): Promise<CouponOffers> {
  return toOffers(await readOffers(queries, looking.member.id, cart.couponId), cart, looking);
}

export function toOffers(
  found: readonly FoundOffer[],
  { couponId, couponDeclined }: CartCoupon,
  looking: Looking,
): CouponOffers {
  const offers = found.map((one) => ({ isOffered: one.isOffered, offer: offerOf(one, looking) }));
  return {
    chosen: offers.find(({ offer }) => offer.coupon.id === couponId)?.offer,
    isDeclined: couponDeclined,
    offered: offers.filter(({ isOffered }) => isOffered).map(({ offer }) => offer),
  };
}

function offerOf({ coupon, use, hasOrdered }: FoundOffer, { member, now, earlyDays = 0 }: Looking): CouponOffer {
  return { coupon, holder: { kind: member.kind, hasOrdered, use, earlyDays }, now };
}

import type { CouponOffer, CouponOffers } from "@surimono/domain/coupons";
import { RANKS, type Rank } from "@surimono/domain/miles";
import type { Queries } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";
import { type FoundOffer, readOffers } from "./coupon-offers.store.ts";

/** The member whose cart is read, and when. */
export interface Looking {
  readonly member: Pick<Member, "id" | "kind">;
  readonly now: Date;
  /** Of a consumer, by the miles; left out: the first. */
  readonly rank?: Pick<Rank, "id" | "earlyDays">;
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

function offerOf({ coupon, use, hasOrdered, isNamed }: FoundOffer, { member, now, rank }: Looking): CouponOffer {
  const { id, earlyDays } = rank ?? RANKS[0];
  const rankId = member.kind === "consumer" ? id : 0;
  return { coupon, holder: { kind: member.kind, hasOrdered, isNamed, rankId, use, earlyDays }, now };
}

import { couponFault, isEarly } from "@surimono/domain/coupons";
import { ok } from "@surimono/domain/kernel";
import { rankStanding } from "@surimono/domain/miles";
import type { Queries } from "../../platform/database/index.ts";
import { findBalance } from "../miles/index.ts";
import { findOffers, type Looking } from "./coupon-offer.ts";
import { listUsedCoupons } from "./coupons.store.ts";
import { presentCoupon } from "./present-coupons.ts";

/** What the member can use now, the best first, then what was used. Others are not shown. */
export async function listCoupons(queries: Queries, looking: Looking) {
  const held = await findBalance(queries, looking.member.id);
  const { rank } = rankStanding(held ? held.balance + held.rankExtra : 0);
  const [{ offered }, used] = await Promise.all([
    findOffers(queries, { couponId: null, couponDeclined: false }, { ...looking, rank }),
    listUsedCoupons(queries, looking.member.id),
  ]);
  const usable = offered
    .filter((offer) => !couponFault(offer))
    .sort(({ coupon: left }, { coupon: right }) => right.amount - left.amount || left.id - right.id);
  return ok({
    coupons: [
      ...usable.map((offer) => ({
        ...presentCoupon(offer.coupon, isEarly(offer)),
        ...{ state: "usable" as const, order_id: null },
      })),
      ...used.map(({ coupon, orderId }) => ({ ...presentCoupon(coupon), state: "used" as const, order_id: orderId })),
    ],
  });
}

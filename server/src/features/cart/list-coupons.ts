import { couponFault } from "@surimono/domain/cart";
import { ok } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import { type Looking, offerOf } from "./coupon-offer.ts";
import { listCouponsFor } from "./coupons.store.ts";
import { presentCoupon } from "./present-cart.ts";

/** What the member can use now, then what was used. Whatever is neither is not shown. */
export async function listCoupons(queries: Queries, looking: Looking) {
  const found = await listCouponsFor(queries, looking.member.id);
  const hasOrdered =
    found.some(({ coupon }) => coupon.newMembersOnly) && (await looking.hasOrdered(queries, looking.member.id));
  const usable = found.filter((one) => !couponFault(offerOf(one, looking, hasOrdered)));
  const used = found.filter(({ use }) => use?.state === "used");
  return ok({
    coupons: [
      ...usable.map(({ coupon }) => ({ ...presentCoupon(coupon), state: "usable" as const, order_id: null })),
      ...used.map(({ coupon, use }) => ({
        ...presentCoupon(coupon),
        state: "used" as const,
        order_id: use?.orderId ?? null,
      })),
    ],
  });
}

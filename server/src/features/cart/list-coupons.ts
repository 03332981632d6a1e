import { couponProblem } from "@surimono/domain/cart";
import { ok } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import { type Looking, toOffer } from "./coupon-offer.ts";
import { type FoundCoupon, listCouponsFor } from "./coupons.store.ts";
import { presentCoupon } from "./present-cart.ts";

/** What the member can use now, then what was used. Whatever is neither is not shown. */
export async function listCoupons(queries: Queries, looking: Looking) {
  const found = await listCouponsFor(queries, looking.member.id);
  const ordered = found.some(({ coupon }) => coupon.newMembersOnly)
    ? await looking.hasOrdered(queries, looking.member.id)
    : false;
  const isUsable = async (one: FoundCoupon) =>
    !couponProblem(await toOffer(queries, one, { ...looking, hasOrdered: async () => ordered }), one.coupon.minimum);
  const usable: FoundCoupon[] = [];
  for (const one of found) if (await isUsable(one)) usable.push(one);
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

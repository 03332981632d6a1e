import { addItem, chooseCoupon, chooseDelivery, chooseMiles } from "@surimono/contract/cart";
import { createShopCoupon } from "@surimono/contract/words";
import type { Ask, Shopper } from "./members.ts";
import type { Chance } from "./random.ts";

/** Uses of the one, yen of the other: less than buyers of a long run want, so that the last of both is fought for. */
const COUPONS = [
  { code: "SOAK100", kind: "amount", amount: 100, rate: 0, max_uses: 60, budget: null },
  { code: "SOAKTENTH", kind: "percent", amount: 500, rate: 1_000, max_uses: null, budget: 12_000 },
] as const;
/** More than anybody has: as many as fit. */
const ALL_MILES = 1_000_000;

export async function offerCoupons(ask: Ask): Promise<void> {
  for (const coupon of COUPONS)
    await ask(createShopCoupon, {
      ...{ ...coupon, name: "見張りの割引", minimum: 1_000, reason: "見張り" },
      ...{ audience: "everybody", rank_id: null, new_members_only: false, is_offered: false },
      ...{ uses_per_member: 100, from: null, until: null },
    });
}

/** Some pieces of one size; sometimes a coupon, miles, or the warehouse instead of a courier. */
export async function fillCart({ ask, productId, sizeIds, isBusiness }: Shopper, chance: Chance) {
  await ask(addItem, {
    ...{ product_id: productId, sizes: [{ size_id: chance.pick(sizeIds), quantity: chance.between(1, 4) }] },
  });
  if (!isBusiness && chance.isOneIn(2)) await ask(chooseMiles, { miles: ALL_MILES });
  // Used up at some time: the cart is ordered without it.
  if (chance.isOneIn(4)) await ask(chooseCoupon, { code: chance.pick(COUPONS).code }).catch(() => undefined);
  // What the cart keeps of an earlier round is chosen anew.
  const delivery_method = isBusiness && chance.isOneIn(3) ? "warehouse" : "courier";
  return ask(chooseDelivery, { delivery_method }).then((cart) => ({ ...cart, delivery_method }) as const);
}

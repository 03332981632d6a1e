import { addItem, chooseCoupon, chooseDelivery, chooseMiles } from "@surimono/contract/cart";
import { createShopCoupon } from "@surimono/contract/words";
import type { Ask, Shopper } from "./members.ts";
import type { Chance } from "./random.ts";

const COUPON = "SOAK100";
/** Uses of the coupon: fewer than there are buyers in a long run, so that the last ones are fought for. */
const MOST_USES = 60;
/** More than anybody has: as many as fit. */
const ALL_MILES = 1_000_000;

export async function offerCoupon(ask: Ask): Promise<void> {
  await ask(createShopCoupon, {
    ...{ code: COUPON, name: "見張りの割引", kind: "amount", amount: 100, rate: 0, minimum: 500, reason: "見張り" },
    ...{ audience: "everybody", rank_id: null, new_members_only: false, is_offered: false },
    ...{ max_uses: MOST_USES, uses_per_member: 100, budget: null, from: null, until: null },
  });
}

/** Some pieces of one size; sometimes the coupon, miles, or the warehouse instead of a courier. */
export async function fillCart({ ask, productId, sizeIds, isBusiness }: Shopper, chance: Chance) {
  await ask(addItem, {
    ...{ product_id: productId, sizes: [{ size_id: chance.pick(sizeIds), quantity: chance.between(1, 4) }] },
  });
  if (!isBusiness && chance.isOneIn(2)) await ask(chooseMiles, { miles: ALL_MILES });
  // Used up at some time: the cart is ordered without it.
  if (chance.isOneIn(4)) await ask(chooseCoupon, { code: COUPON }).catch(() => undefined);
  // What the cart keeps of an earlier round is chosen anew.
  const delivery_method = isBusiness && chance.isOneIn(3) ? "warehouse" : "courier";
  return ask(chooseDelivery, { delivery_method }).then((cart) => ({ ...cart, delivery_method }) as const);
}

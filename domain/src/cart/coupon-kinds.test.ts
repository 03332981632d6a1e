import { expect, test } from "vitest";
import { choose, context, line, offerOf } from "./price-cart.fixture.ts";
import { priceCart } from "./price-cart.ts";

test("for a part takes it of what the other discounts leave of the goods, up to its most (rule cart-coupon-kinds)", () => {
  const offer = offerOf(1_000, 1_500, { kind: "percent", rate: 1_000 });
  const priced = (quantity: number) =>
    priceCart([line({ quantity })], context({ businessDiscountRate: 1000, coupons: choose(offer) }));
  // 2816 − 282 are 2534.
  expect(priced(1).discounts[1]).toEqual({
    ...{ kind: "coupon", rate: 0, amount: 253, name: "新規会員クーポン（商品の10%）" },
  });
  expect(priced(5).discounts[1]).toMatchObject({
    ...{ amount: 1000, name: "新規会員クーポン（商品の10%、上限¥ 1,000）" },
  });
  expect(priced(1)).toMatchObject({ total: 2816 - 282 - 253, lines: [{ discount: 282 + 253 }] });
});

test("for delivery takes what the rank leaves of it, and nothing of the goods", () => {
  const offer = offerOf(1_000, 1_500, { kind: "delivery" });
  const priced = (destinations: number, earned?: number) =>
    priceCart(
      [line()],
      context({
        ...{ destinations, coupons: choose(offer) },
        ...(earned !== undefined && { miles: { earned, usable: 0, wanted: 0 } }),
      }),
    );
  expect(priced(2)).toMatchObject({
    discounts: [{ kind: "coupon", amount: 770, name: "新規会員クーポン（送料）", ofDelivery: true }],
    ...{ delivery: 770, total: 2816, lines: [{ discount: 0 }], taxes: [{ rate: 1000, amount: 2816 }] },
  });
  // Gold has one further destination free.
  expect(priced(3, 1_000)).toMatchObject({
    discounts: [{ kind: "rank", amount: 770 }, { amount: 770 }],
    total: 2816,
  });
  expect(priced(4)).toMatchObject({ discounts: [{ amount: 1_000 }], total: 2816 + 3 * 770 - 1_000 });
  const problem = { code: "cart/coupon-no-delivery", missing: 0 };
  expect(priced(1)).toMatchObject({ discounts: [], coupon: { problem }, total: 2816 });
  expect(priced(2, 1_000)).toMatchObject({ discounts: [{ kind: "rank" }], coupon: { problem }, total: 2816 });
});

test("of a budget is taken whole or not at all (rule cart-coupon-budget)", () => {
  const offer = offerOf(1_000, 1_500, { budget: 5_000, budgetSpent: 4_001 });
  expect(priceCart([line()], context({ coupons: choose(offer) }))).toMatchObject({
    ...{ discounts: [], coupon: { problem: { code: "cart/coupon-exhausted" } } },
  });
  const held = { ...offer, holder: { ...offer.holder, use: "held" as const } };
  for (const one of [held, offerOf(999, 1_500, { budget: 5_000, budgetSpent: 4_001 })])
    expect(priceCart([line()], context({ coupons: choose(one) })).discounts).toHaveLength(1);
});

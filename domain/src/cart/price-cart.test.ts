import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Coupon } from "../coupons/index.ts";
import { BULK_DISCOUNTS, bulkDiscountRate, nextBulkDiscount } from "./bulk-discounts.ts";
import { choose, context, line, offerOf } from "./price-cart.fixture.ts";
import { type CartLine, priceCart } from "./price-cart.ts";

describe("a line", () => {
  test.each([
    ["one piece", [line()], 2816],
    ["two areas and both tags", [line({ areaKindIds: [1, 2], nameTag: true, hangTag: true })], 3960],
    [
      "the second band counts all sizes of the my item",
      [line({ quantity: 6 }), line({ id: "b", sizeId: 2, quantity: 5 })],
      6 * 2772 + 5 * 2937,
    ],
    [
      "another my item does not count",
      [line({ quantity: 6 }), line({ id: "b", productId: 100_002, quantity: 5 })],
      11 * 2816,
    ],
    ["a rate of 8 %", [line({ itemId: 2 })], 1789],
    ["no tax entry for the division: no tax", [line({ itemId: 3 })], 1380],
    ["an item that is gone costs nothing", [line({ itemId: 4 })], 0],
    ["a size that is gone costs nothing", [line({ sizeId: 3 })], 0],
    ["a colour that is gone costs nothing", [line({ colorId: 999 })], 0],
  ] as const)("%s", (_name, lines, subtotal) => {
    expect(priceCart(lines, context()).subtotal).toBe(subtotal);
  });
});

describe("discounts", () => {
  test.each([
    [20, 0],
    [21, 500],
    [40, 500],
    [41, 600],
    [61, 700],
    [220, 1400],
    [221, 1500],
    [5000, 1500],
  ])("%i pieces give %i basis points", (quantity, rate) => {
    expect(bulkDiscountRate(quantity)).toBe(rate);
  });

  test("the hint names the missing pieces and ends at the highest rate", () => {
    expect(nextBulkDiscount(18)).toEqual({ missing: 3, rate: 500 });
    expect(nextBulkDiscount(21)).toEqual({ missing: 20, rate: 600 });
    expect(nextBulkDiscount(221)).toBeUndefined();
  });

  test("every further twenty gives one per cent more", () => {
    for (const [index, { from, rate }] of BULK_DISCOUNTS.entries())
      expect([from, rate]).toEqual([21 + 20 * index, 500 + 100 * index]);
  });

  test("the business discount applies to what the bulk discount leaves", () => {
    const totals = priceCart([line({ quantity: 21 })], context({ businessDiscountRate: 1000 }));
    // (1680 + 750) × 1.1 = 2673 each.
    expect(totals).toMatchObject({
      subtotal: 56_133,
      discounts: [
        { kind: "bulk", rate: 500, amount: 2807 },
        { kind: "business", rate: 1000, amount: 5333 },
      ],
      total: 47_993,
      taxes: [{ rate: 1000, amount: 47_993, tax: 4363 }],
    });
  });
});

test("what an operator takes off lowers the goods after the other discounts, never to nothing (rule quotes-price)", () => {
  const lines = [line({ quantity: 2 }), line({ id: "b", itemId: 2 })];
  const usual = priceCart(lines, context({ businessDiscountRate: 500, destinations: 2 }));
  const agreed = priceCart(lines, context({ businessDiscountRate: 500, destinations: 2, shopDiscount: 1_234 }));
  expect(agreed.total).toBe(usual.total - 1_234);
  expect(agreed.taxes.map(({ amount }) => amount).reduce((sum, amount) => sum + amount)).toBe(agreed.total);
  const all = priceCart(lines, context({ shopDiscount: 999_999 }));
  expect(all.total).toBe(1);
});

describe("a coupon", () => {
  test("comes off what the other discounts leave of the goods, and the tax is that of what is paid", () => {
    const totals = priceCart(
      [line({ quantity: 21 })],
      context({ businessDiscountRate: 1000, destinations: 2, coupons: choose(offerOf(1_000, 1_500)) }),
    );
    expect(totals.discounts).toEqual([
      { kind: "bulk", rate: 500, amount: 2807 },
      { kind: "business", rate: 1000, amount: 5333 },
      { kind: "coupon", rate: 0, amount: 1000, name: "新規会員クーポン" },
    ]);
    expect(totals).toMatchObject({
      total: 47_993 - 1_000 + 770,
      taxes: [{ rate: 1000, amount: 47_763, tax: 4342 }],
      coupon: { coupon: { id: 7 }, problem: undefined },
    });
  });

  test("is spread over the rates before tax", () => {
    const lines = [line(), line({ id: "b", productId: 2, itemId: 2 })];
    const totals = priceCart(lines, context({ coupons: choose(offerOf(1_000, 1_500)) }));
    // 2816 and 1789 of 4605: 611.5 and 388.5.
    expect(totals.lines.map(({ discount }) => discount)).toEqual([612, 388]);
    expect(totals.taxes).toEqual([
      { rate: 1000, amount: 2204, tax: 200 },
      { rate: 800, amount: 1401, tax: 103 },
    ]);
  });

  test("below its minimum stays chosen and changes no sum; delivery does not help", () => {
    const without = priceCart([line()], context({ destinations: 3 }));
    const totals = priceCart([line()], context({ destinations: 3, coupons: choose(offerOf(1_000, 3_000)) }));
    expect(totals).toEqual({
      ...without,
      coupon: { coupon: expect.anything(), problem: { code: "cart/coupon-below-minimum", missing: 184 }, worth: 1_000 },
    });
  });
});

test("the first destination is free, each further one costs 770 yen", () => {
  expect([1, 2, 4].map((destinations) => priceCart([line()], context({ destinations })).delivery)).toEqual([
    0, 770, 2310,
  ]);
  expect(priceCart([], context({ destinations: 3 })).total).toBe(0);
});

test("tax is floored once per rate for the whole document, delivery at 10 %", () => {
  const totals = priceCart([line(), line({ id: "b", productId: 2, itemId: 2 })], context({ destinations: 2 }));
  expect(totals.taxes).toEqual([
    { rate: 1000, amount: 2816 + 770, tax: 326 },
    { rate: 800, amount: 1789, tax: 132 },
  ]);
});

describe("laws", () => {
  const anyLine = fc.record({
    productId: fc.integer({ min: 100_001, max: 100_004 }),
    itemId: fc.integer({ min: 1, max: 4 }),
    sizeId: fc.integer({ min: 1, max: 3 }),
    areaKindIds: fc.constantFrom([1], [2], [1, 2]),
    nameTag: fc.boolean(),
    hangTag: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 400 }),
  });
  const anyCart = fc.record({
    lines: fc
      .array(anyLine, { maxLength: 12 })
      .map((lines) => lines.map((entry, index) => line({ ...entry, id: `line-${index}` }))),
    businessDiscountRate: fc.integer({ min: 0, max: 3000 }),
    destinations: fc.integer({ min: 1, max: 5 }),
    coupons: fc.option(
      fc
        .tuple(
          fc.integer({ min: 1, max: 20_000 }),
          fc.integer({ min: 50, max: 50_000 }),
          fc.constantFrom<Partial<Coupon>>({}, { kind: "percent", rate: 3_333 }, { kind: "delivery" }),
        )
        .map(([amount, above, kind]) => choose(offerOf(amount, amount + above, kind))),
      { nil: undefined },
    ),
  });
  const sum = (parts: readonly number[]) => parts.reduce((left, right) => left + right, 0);

  test("lines + delivery − discounts = total, discount parts add up, tax shares add up", () => {
    fc.assert(
      fc.property(anyCart, ({ lines, ...change }) => {
        const totals = priceCart(lines, context(change));
        const discount = sum(totals.discounts.map(({ amount }) => amount));
        expect(sum(totals.lines.map(({ amount }) => amount)) + totals.delivery - discount).toBe(totals.total);
        const ofGoods = sum(totals.discounts.flatMap(({ ofDelivery, amount }) => (ofDelivery ? [] : [amount])));
        expect(sum(totals.lines.map((priced) => priced.discount))).toBe(ofGoods);
        expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.total);
        for (const priced of totals.lines) expect(priced.discount).toBeLessThanOrEqual(priced.amount);
        for (const { amount, tax } of totals.taxes) expect(tax).toBeLessThan(amount);
        for (const number of [totals.total, discount, totals.subtotal])
          expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
      }),
    );
  });

  test("the order of the lines changes no sum but the parts of the last yen", () => {
    fc.assert(
      fc.property(anyCart, ({ lines, ...change }) => {
        const { subtotal, total, discounts, quantity } = priceCart(lines, context(change));
        expect(priceCart(lines.toReversed(), context(change))).toMatchObject({ subtotal, total, discounts, quantity });
      }),
    );
  });

  test("a piece never costs more in a larger order, a higher discount never raises the total, a destination never lowers it", () => {
    fc.assert(
      fc.property(anyCart, fc.integer({ min: 1, max: 300 }), ({ lines, businessDiscountRate, destinations }, more) => {
        const base = priceCart(lines, context({ businessDiscountRate, destinations }));
        const larger = priceCart(
          lines.map((entry) => ({ ...entry, quantity: entry.quantity + more })),
          context({ businessDiscountRate, destinations }),
        );
        for (const [index, priced] of base.lines.entries()) {
          expect(larger.lines[index]?.unit?.withTax ?? 0).toBeLessThanOrEqual(priced.unit?.withTax ?? 0);
        }
        expect(
          priceCart(lines, context({ businessDiscountRate: businessDiscountRate + 100, destinations })).total,
        ).toBeLessThanOrEqual(base.total);
        expect(
          priceCart(lines, context({ businessDiscountRate, destinations: destinations + 1 })).total,
        ).toBeGreaterThanOrEqual(base.total);
      }),
    );
  });
});

test("a price that an estimate holds is the most that a piece costs, for as many pieces or more", () => {
  const piece = (quantity: number, held?: CartLine["held"]) => {
    const priced = priceCart([line({ quantity, held })], context());
    return { unit: priced.lines[0]?.unit?.withTax ?? 0, total: priced.total };
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(5_000),
      (quantity, pieces, price) => {
        const [today, held] = [piece(quantity), piece(quantity, { price, pieces })];
        expect(held.unit).toBe(quantity < pieces ? today.unit : Math.min(today.unit, price));
        expect(held.total).toBeLessThanOrEqual(today.total);
      },
    ),
  );
});

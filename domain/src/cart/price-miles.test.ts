import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CatalogueItem } from "../catalogue/index.ts";
import type { MilesOffer } from "../miles/index.ts";
import { deliveryPaid } from "../orders/index.ts";
import { LEAST_PAYMENT, PAYMENT_METHOD_IDS, paymentProblem } from "../payments/index.ts";
import { type CartLine, priceCart } from "./price-cart.ts";

/** Goods of one division each, at prices before tax. */
const item = (id: number, price: number): CatalogueItem => ({
  ...{ id, pku: String(id), name: `品${id}`, description: "", kindId: 1, divisionId: id, materialIds: [] },
  ...{ materialText: "", fabricTypeId: 1, weightText: "", silhouette: "tee", tags: [], colors: [] },
  sizes: [{ id: 1, name: "M", group: "adult", price, measurements: [], width: 500_000 }],
  methods: [
    {
      methodId: 67,
      colorIds: [101],
      conflicts: [],
      areas: [{ areaKindId: 1, view: "front", rects: {}, bleed: 0, safe: 0, fees: [{ from: 1, cost: 0 }] }],
    },
  ],
  nameTagFees: [],
  hangTagFees: [],
  minimumQuantity: 1,
  maximumQuantity: 500,
  releasedOn: "2026-01-01",
});
const ITEMS = [item(1, 1000), item(2, 500), item(3, 10)];
const line = (itemId: number, quantity = 1): CartLine => ({
  ...{ id: `line-${itemId}`, productId: itemId, itemId, sizeId: 1, methodId: 67, colorId: 101, areaKindIds: [1] },
  ...{ nameTag: false, hangTag: false, quantity },
});
const price = (lines: readonly CartLine[], miles: MilesOffer | undefined, destinations = 1) =>
  priceCart(lines, {
    findItem: (id) => ITEMS.find((one) => one.id === id),
    taxDivisions: [
      { divisionId: 1, rate: 1000 },
      { divisionId: 2, rate: 800 },
      { divisionId: 3, rate: 1000 },
    ],
    businessDiscountRate: 0,
    destinations,
    miles,
  });
const sum = (parts: readonly number[]) => parts.reduce((left, right) => left + right, 0);

describe("miles in the price", () => {
  test("are yen off what is left, delivery included, and so off the tax of each rate", () => {
    const totals = price([line(1), line(2)], { earned: 0, usable: 1000, wanted: 500 }, 2);
    // 1,100 + 540 + 770 = 2,410.
    expect(totals.total).toBe(1910);
    expect(totals.discounts).toEqual([{ kind: "miles", rate: 0, amount: 500, name: "マイルのご利用" }]);
    expect(totals.lines.map(({ discount }) => discount)).toEqual([228, 112]);
    expect(totals.taxes).toEqual([
      { rate: 1000, amount: 1100 - 228 + 770 - 160, tax: 134 },
      { rate: 800, amount: 540 - 112, tax: 31 },
    ]);
    expect(totals.miles).toEqual({ usable: 1000, most: 1000, used: 500, earns: 19 });
  });

  test("wanted beyond what fits count as far as they do", () => {
    expect(price([line(1)], { earned: 0, usable: 9999, wanted: 9999 })).toMatchObject({
      total: 50,
      miles: { most: 1050, used: 1050, earns: 0 },
    });
    expect(price([line(1)], { earned: 0, usable: 30, wanted: 9999 }).total).toBe(1070);
    expect(price([line(3)], { earned: 0, usable: 30, wanted: 30 })).toMatchObject({ total: 11, miles: { most: 0 } });
  });

  test("what is left to pay is enough for every payment method", () => {
    for (const method of PAYMENT_METHOD_IDS)
      expect(paymentProblem(method, { total: LEAST_PAYMENT, invoiceAllowed: true })).toBeUndefined();
  });

  test("a business has none", () => {
    expect(price([line(1)], undefined)).toMatchObject({ miles: undefined, discounts: [], total: 1100 });
  });
});

describe("a rank", () => {
  test.each([
    [999, 3, []],
    [1000, 1, []],
    [1000, 2, [770]],
    [3000, 4, [770]],
  ])("with %i earned miles and %i destinations takes %j off the delivery", (earned, destinations, amounts) => {
    const totals = price([line(1)], { earned, usable: 0, wanted: 0 }, destinations);
    expect(totals.discounts.map(({ amount }) => amount)).toEqual(amounts);
    expect(totals.delivery).toBe((destinations - 1) * 770);
    expect(totals.total).toBe(1100 + totals.delivery - sum(amounts));
    expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.total);
  });

  test("earns by its rate of what is paid", () => {
    expect(
      [0, 100, 300, 1000, 3000].map((earned) => price([line(1)], { earned, usable: 0, wanted: 0 }).miles?.earns),
    ).toEqual([11, 13, 16, 22, 33]);
  });
});

test("whatever is bought and wanted: no yen is lost, each has its tax, and more miles never cost more", () => {
  const cart = fc.record({
    quantities: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 }),
    miles: fc.record({ earned: fc.nat(5000), usable: fc.nat(100_000), wanted: fc.nat(100_000) }),
    destinations: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(cart, fc.nat(500), ({ quantities, miles, destinations }, more) => {
      const lines = quantities.map((quantity, index) => line(index + 1, quantity));
      const totals = price(lines, miles, destinations);
      const off = sum(totals.discounts.map(({ amount }) => amount));
      expect(totals.subtotal + totals.delivery - off).toBe(totals.total);
      expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.total);
      for (const { discount, amount } of totals.lines) expect(discount >= 0 && discount <= amount).toBe(true);
      // What can be refunded: the pieces at what was paid for them, and the rest for delivery.
      const delivery = deliveryPaid(totals.total, totals.lines);
      expect(delivery >= 0 && delivery <= totals.delivery).toBe(true);
      const used = totals.miles?.used ?? 0;
      expect(used).toBeLessThanOrEqual(Math.min(miles.usable, miles.wanted));
      if (used > 0) expect(totals.total).toBeGreaterThanOrEqual(LEAST_PAYMENT);
      const richer = price(lines, { ...miles, usable: miles.usable + more, wanted: miles.wanted + more }, destinations);
      expect(richer.total).toBeLessThanOrEqual(totals.total);
    }),
  );
});

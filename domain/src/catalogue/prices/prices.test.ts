import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CatalogueItem, FeeBand } from "../item.ts";
import { lowestPrice, regularPrice, unitPrice, withTax } from "./prices.ts";

const TAX = [{ divisionId: 1, rate: 1000 }];
const rects = { adult: { x: 0, y: 0, w: 100_000, h: 100_000 } };
const bands = (...costs: [number, number]): FeeBand[] => [
  { from: 1, to: 10, cost: costs[0] },
  { from: 11, cost: costs[1] },
];

function size(id: number, price: number) {
  return { id, name: `${id}`, group: "adult", price, measurements: [], width: 500_000 };
}

const item = {
  id: 1001,
  divisionId: 1,
  sizes: [size(1, 1680), size(2, 1280), size(3, 1980)],
  methods: [
    {
      methodId: 67,
      colorIds: [101],
      conflicts: [],
      areas: [
        { areaKindId: 1, view: "front", rects, bleed: 0, safe: 0, fees: bands(880, 830) },
        { areaKindId: 2, view: "back", rects, bleed: 0, safe: 0, fees: bands(500, 480) },
      ],
    },
  ],
  nameTagFees: bands(140, 130),
  hangTagFees: [],
} as unknown as CatalogueItem;

describe("unitPrice", () => {
  const choice = { sizeId: 1, methodId: 67, areaKindIds: [1, 2], quantity: 1 } as const;

  test("adds body, every area and tags, and taxes the sum once", () => {
    expect(unitPrice(item, { ...choice, nameTag: true }, TAX)).toEqual({
      body: 1680,
      prints: [
        { areaKindId: 1, fee: 880 },
        { areaKindId: 2, fee: 500 },
      ],
      nameTag: 140,
      hangTag: 0,
      personal: 0,
      beforeTax: 3200,
      withTax: 3520,
    });
  });

  test("adds each kind of words that a piece has of its own once, as long as the goods are sold so", () => {
    const sold = { ...item, personalFees: { name: 300, number: 200 } };
    const before = unitPrice(sold, choice, TAX).beforeTax;
    expect(unitPrice(sold, { ...choice, personalKinds: ["number"] }, TAX)).toMatchObject({
      personal: 200,
      beforeTax: before + 200,
    });
    expect(unitPrice(sold, { ...choice, personalKinds: ["name", "number"] }, TAX).personal).toBe(500);
    expect(unitPrice(item, { ...choice, personalKinds: ["name"] }, TAX).personal).toBe(0);
  });

  test("takes the band of the quantity", () => {
    expect(unitPrice(item, { ...choice, quantity: 11 }, TAX).beforeTax).toBe(1680 + 830 + 480);
  });

  test("leaves the price untaxed when the division has no entry", () => {
    expect(unitPrice(item, choice, []).withTax).toBe(3060);
  });

  test.each([
    { ...choice, sizeId: 9 },
    { ...choice, methodId: 46 as const },
    { ...choice, areaKindIds: [7] },
  ])("throws on what the item does not have: %j", (wrong) => {
    expect(() => unitPrice(item, wrong, TAX)).toThrow(RangeError);
  });

  test("grows with every area added and never with the quantity", () => {
    fc.assert(
      fc.property(fc.subarray([1, 2]), fc.integer({ min: 1, max: 99 }), (areaKindIds, quantity) => {
        const one = unitPrice(item, { ...choice, areaKindIds, quantity }, TAX);
        const more = unitPrice(item, { ...choice, areaKindIds, quantity: quantity + 1 }, TAX);
        expect(one.beforeTax).toBe(one.body + one.prints.reduce((sum, { fee }) => sum + fee, 0));
        expect(more.withTax).toBeLessThanOrEqual(one.withTax);
        expect(one.withTax).toBeGreaterThanOrEqual(one.beforeTax);
      }),
    );
  });
});

describe("card and selling prices", () => {
  test("shows the lowest size price with tax", () => expect(lowestPrice(item, TAX)).toBe(1408));
  test("floors the tax", () => expect(withTax(1999, 1, TAX)).toBe(2198));
  test("adds no tax for another division", () => expect(withTax(1999, 2, TAX)).toBe(1999));
  test.each([
    [1000, 1200],
    [1002, 1202],
    [1003, 1204],
  ])("sells %i at %i unless changed", (price, regular) => expect(regularPrice(price)).toBe(regular));
});

import { describe, expect, test } from "vitest";
import type { CatalogueItem } from "../item.ts";
import { nextFeeBand } from "./next-fee-band.ts";

const TAX = [{ divisionId: 1, rate: 1000 }];
const item = {
  id: 1001,
  divisionId: 1,
  sizes: [{ id: 1, price: 1680 }],
  methods: [
    {
      methodId: 67,
      areas: [
        {
          areaKindId: 1,
          fees: [
            { from: 1, to: 10, cost: 880 },
            { from: 11, to: 20, cost: 880 },
            { from: 21, cost: 840 },
          ],
        },
        {
          areaKindId: 2,
          fees: [
            { from: 1, to: 5, cost: 500 },
            { from: 6, cost: 480 },
          ],
        },
      ],
    },
  ],
  nameTagFees: [
    { from: 1, to: 3, cost: 140 },
    { from: 4, cost: 130 },
  ],
  hangTagFees: [],
} as unknown as CatalogueItem;
const choice = { sizeId: 1, methodId: 67 as const, areaKindIds: [1], quantity: 1 };

describe("nextFeeBand", () => {
  test.each([
    ["skips a band that is no cheaper", {}, { missing: 20, withTax: 2772 }],
    ["takes the nearest of several places", { areaKindIds: [1, 2], quantity: 4 }, { missing: 2, withTax: 3344 }],
    ["counts tags", { nameTag: true }, { missing: 3, withTax: 2959 }],
    ["has nothing to say in the cheapest band", { quantity: 21 }, undefined],
  ])("%s", (_what, change, expected) => {
    expect(nextFeeBand(item, { ...choice, ...change }, TAX)).toEqual(expected);
  });
});

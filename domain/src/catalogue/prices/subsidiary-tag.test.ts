import { describe, expect, test } from "vitest";
import type { CatalogueItem, FeeBand } from "../item.ts";
import { unitPrice } from "./prices.ts";
import { HANG_TAG_STEP, NAME_TAG_STEP, offeredTagSteps, takesTag } from "./subsidiary-tag.ts";

const FREE: FeeBand[] = [{ from: 1, cost: 0 }];
const PAID: FeeBand[] = [
  { from: 1, to: 10, cost: 0 },
  { from: 11, cost: 60 },
];

describe("the tag-design button's rule", () => {
  test.each([
    ["no tables", [], [], [], []],
    ["tables that cost nothing", FREE, FREE, [], []],
    ["a cost in any band", PAID, [], [], [NAME_TAG_STEP]],
    ["both", PAID, PAID, [], [NAME_TAG_STEP, HANG_TAG_STEP]],
    ["a tag image without a fee", [], FREE, [1, HANG_TAG_STEP], [HANG_TAG_STEP]],
    ["the print's own image is none", [], [], [1], []],
  ] as const)("%s", (_name, nameTagFees, hangTagFees, designed, expected) => {
    expect(offeredTagSteps({ nameTagFees, hangTagFees }, designed)).toEqual(expected);
  });
});

describe("a tag's fee in the unit price", () => {
  const item = {
    id: 1,
    divisionId: 1,
    sizes: [{ id: 1, name: "M", group: "adult", price: 1000, measurements: [], width: 500_000 }],
    methods: [
      {
        methodId: 67,
        colorIds: [1],
        conflicts: [],
        areas: [{ areaKindId: 1, view: "front", rects: {}, bleed: 0, safe: 0, fees: [{ from: 1, cost: 500 }] }],
      },
    ],
    nameTagFees: [
      { from: 1, to: 10, cost: 140 },
      { from: 11, to: 20, cost: 130 },
      { from: 21, cost: 120 },
    ],
    hangTagFees: [
      { from: 1, to: 20, cost: 90 },
      { from: 21, cost: 80 },
    ],
  } as unknown as CatalogueItem;
  const choice = { sizeId: 1, methodId: 67, areaKindIds: [1], nameTag: true, hangTag: true } as const;
  const TAX = [{ divisionId: 1, rate: 1000 }];

  test.each([
    [1, 140, 90],
    [10, 140, 90],
    [11, 130, 90],
    [20, 130, 90],
    [21, 120, 80],
    [9999, 120, 80],
  ])("follows the bands at %i pieces", (quantity, nameTag, hangTag) => {
    const beforeTax = 1500 + nameTag + hangTag;
    expect(unitPrice(item, { ...choice, quantity }, TAX)).toMatchObject({
      nameTag,
      hangTag,
      beforeTax,
      withTax: Math.floor((beforeTax * 11) / 10),
    });
  });

  test("is nothing, and no crash, once the item is no longer sold with it", () => {
    const without = { ...item, nameTagFees: [], hangTagFees: [] };
    expect(takesTag(without, NAME_TAG_STEP)).toBe(false);
    expect(unitPrice(without, { ...choice, quantity: 1 }, TAX).beforeTax).toBe(1500);
  });
});

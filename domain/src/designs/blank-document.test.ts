import { describe, expect, test } from "vitest";
import type { CatalogueItem } from "../catalogue/index.ts";
import { blankDocument, type DesignDocument, fitsItem, onGoodsOfToday, pictureIdsOf } from "./index.ts";

const place = (areaKindId: number, w: number) => ({
  areaKindId,
  view: "front",
  rects: { adult: { x: 0, y: 0, w, h: 400_000 }, kids: { x: 0, y: 0, w: 100_000, h: 100_000 } },
  bleed: 0,
  safe: 0,
  fees: [{ from: 1, cost: 500 }],
});

const item = {
  id: 1001,
  sizes: [{ group: "kids" }, { group: "adult" }],
  methods: [{ methodId: 43, colorIds: [1], areas: [place(1, 300_000), place(2, 320_000)], conflicts: [] }],
} as unknown as CatalogueItem;

const choice = { methodId: 43, colorId: 1 } as const;
const blank = blankDocument(item, { ...choice, areaKindIds: [1, 2] });

describe("blankDocument", () => {
  test("has the chosen areas in the size of the largest sizes' group, and nothing in them", () => {
    expect(blank.areas).toEqual([
      { areaKindId: 1, width: 300_000, height: 400_000, layers: [] },
      { areaKindId: 2, width: 320_000, height: 400_000, layers: [] },
    ]);
  });

  test("throws on an area that the method does not have", () => {
    expect(() => blankDocument(item, { ...choice, areaKindIds: [3] })).toThrow(RangeError);
  });
});

const [first, second] = blank.areas as [DesignDocument["areas"][number], DesignDocument["areas"][number]];

const RULES = {
  ...{ margin: 3000, least: 2000, widest: 5000, thinnest: 4500 },
  limit: { x: 0, y: 0, w: 320_000, h: 400_000 },
};
const cutItem = {
  ...item,
  methods: [{ ...item.methods[0], areas: item.methods[0]?.areas.map((area) => ({ ...area, dieCut: RULES })) }],
} as unknown as CatalogueItem;

test("goods are cut along a design only where they may be, with a margin that is offered", () => {
  const cut = (margin: number, goods = cutItem) => fitsItem({ ...blank, dieCut: { margin } }, goods, choice);
  expect([cut(3000), cut(2000), cut(5000), cut(1500), cut(5500), cut(3100), cut(3000, item)]).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ]);
  expect(onGoodsOfToday({ ...blank, dieCut: { margin: 3000 } }, item)).toEqual(blank);
  expect(onGoodsOfToday({ ...blank, dieCut: { margin: 9000 } }, cutItem).dieCut).toEqual({ margin: 3000 });
  expect(onGoodsOfToday(blank, cutItem)).toBe(blank);
});

test.each([
  ["itself", blank, true],
  ["some of its areas", { ...blank, areas: [second] }, true],
  ["another item", { ...blank, itemId: 1002 }, false],
  ["another method", { ...blank, methodId: 46 }, false],
  ["another colour", { ...blank, colorId: 2 }, false],
  ["a larger area", { ...blank, areas: [{ ...first, width: 300_001 }] }, false],
  ["an area that the method does not have", { ...blank, areas: [{ ...first, areaKindId: 3 }] }, false],
  ["an area twice", { ...blank, areas: [first, first] }, false],
] as const)("a document with %s: fits is %s", (_name, document, expected) => {
  expect(fitsItem(document, item, choice)).toBe(expected);
});

test("pictureIdsOf names each picture once", () => {
  const image = (assetId: string) => ({ kind: "image", assetId }) as never;
  const document = {
    ...blank,
    areas: [
      { ...first, layers: [image("a"), image("b")] },
      { ...second, layers: [image("a")] },
    ],
  };
  expect(pictureIdsOf(document)).toEqual(["a", "b"]);
});

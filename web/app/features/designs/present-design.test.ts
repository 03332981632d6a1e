import type { OpenedDesign } from "@surimono/contract/designs";
import { expect, test } from "vitest";
import { presentItem } from "./present-design.ts";

const item: OpenedDesign["item"] = {
  ...{ item_id: 1001, name: "Tシャツ", silhouette: "tee", color_name: "サックス", color_value: "#A9C8E1" },
  colors: [
    { color_id: 110, color_name: "サックス", color_value: "#A9C8E1" },
    { color_id: 107, color_name: "ブラック", color_value: "#1C1C1E", refusal: "印刷できません。" },
  ],
  ...{ method_id: 43, method_name: "インクジェット", size_name: "M", size_width: 520_000, sizes_text: "M ほか1サイズ" },
  sizes: [
    { size_id: 1, size_name: "M", size_group: "adult", width: 520_000, measurements: [] },
    { size_id: 2, size_name: "L", size_group: "adult", width: 550_000, measurements: [] },
  ],
};
const design = (change: Partial<OpenedDesign["item"]> = {}) =>
  ({
    item: { ...item, ...change },
    areas: [],
    price: { personal: [] },
    document: { colorId: 110 },
  }) as unknown as OpenedDesign;

test("the goods have every colour, with the reason against an unavailable one", () => {
  expect(presentItem(design())).toMatchObject({
    note: "インクジェット",
    colors: [
      { id: 110, name: "サックス", hex: "#A9C8E1" },
      { id: 107, refusal: "印刷できません。" },
    ],
  });
});

test("a tag has only its own colour, and goods of one size say so", () => {
  const tag = presentItem(design({ colors: [], sizes: item.sizes.slice(0, 1), sizes_text: "フリーサイズ" }));
  expect(tag).toMatchObject({ note: "フリーサイズ・インクジェット", colors: [{ id: 110, name: "サックス" }] });
});

test("words of each piece's own are offered with what they cost, and not where there are none", () => {
  expect(presentItem(design()).personalFees).toBeUndefined();
  const personal = [
    { kind: "name", fee: 330, fee_before_tax: 300 },
    { kind: "number", fee: 220, fee_before_tax: 200 },
  ];
  const offered = { ...design(), price: { personal } } as unknown as OpenedDesign;
  expect(presentItem(offered).personalFees).toEqual({ name: "＋¥ 330", number: "＋¥ 220" });
});

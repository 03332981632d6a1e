import type { OpenedDesign } from "@surimono/contract/designs";
import type { DesignDocument, TextLayer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { priceDesign, priceUnit } from "./price-design.ts";

const design = {
  step_id: 1,
  areas: [{ area_kind_id: 1, name: "胸中央", fee: 968, fee_before_tax: 880 }],
  price: {
    ...{ body_before_tax: 1680, extras: [], tax_bp: 1000 },
    personal: [
      { kind: "name", fee: 330, fee_before_tax: 300 },
      { kind: "number", fee: 220, fee_before_tax: 200 },
    ],
  },
} as unknown as OpenedDesign;

test("words of each piece's own are priced and named once for each kind", () => {
  const number = { kind: "text", hidden: false, personal: { kind: "number", maxLength: 2 } } as TextLayer;
  const document = (...layers: TextLayer[]) => ({ areas: [{ areaKindId: 1, layers }] }) as unknown as DesignDocument;
  expect(priceDesign(design, document(number, number))).toEqual({
    total: 3036,
    notes: ["本体 ¥ 1,848 ＋ 胸中央 ¥ 968 ＋ 差し込み（番号） ¥ 220"],
  });
});

test("by silk screen a place costs what its screens do, the white below dark goods too", () => {
  const fees = [1, 2, 3].map((screens) => ({ fee: screens * 418, fee_before_tax: screens * 380 }));
  const spot = {
    ...design,
    item: { color_value: "#ffffff", colors: [{ color_id: 8, color_value: "#1f2a44" }] },
    areas: [{ ...design.areas[0], fee: 418, fee_before_tax: 380, screen_fees: fees }],
    price: { ...design.price, personal: [], pieces: 20 },
  } as unknown as OpenedDesign;
  const shown = { kind: "text", hidden: false } as TextLayer;
  const document = (colorId: number, screen?: object) =>
    ({ colorId, areas: [{ areaKindId: 1, layers: [shown], ...(screen && { screen }) }] }) as unknown as DesignDocument;
  expect(priceDesign(spot, document(1)).notes).toEqual(["本体 ¥ 1,848 ＋ 胸中央（版1枚） ¥ 418"]);
  expect(priceDesign(spot, document(1, { inks: ["red", "black"] })).total).toBe(1848 + 836);
  expect(priceDesign(spot, document(8, { inks: ["red", "black"] })).notes).toEqual([
    "本体 ¥ 1,848 ＋ 胸中央（版3枚） ¥ 1,254",
  ]);
  expect(priceUnit(spot)).toBe("20点のときの1点・税込");
});

import type { OpenedDesign } from "@surimono/contract/designs";
import type { DesignDocument, TextLayer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { priceDesign } from "./price-design.ts";

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

import type { OpenedDesign } from "@surimono/contract/designs";
import { expect, test } from "vitest";
import { layCopy } from "./laid-copy.ts";

const circle = {
  ...{ kind: "shape", shape: "ellipse", id: "dot", name: "丸", fill: "#1c1c1e" },
  ...{ x: 50_000, y: 50_000, width: 80_000, height: 80_000, rotation: 0, opacity: 1000 },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
};

interface Place {
  id: number;
  view: "front" | "back";
  w: number;
  h: number;
}

const area = ({ id, view, w, h }: Place) => ({
  ...{ area_kind_id: id, name: `場所${id}`, view, rect: { x: 0, y: 0, w, h }, tilt: 0, bleed: 0, safe: 0, holes: [] },
  ...{ scales: [], fee: 110 * id, fee_before_tax: 100 * id, conflicts_with: [] },
});

const goods = (itemId: number, places: Place[], layers: object[] = []) =>
  ({
    ...{ product_id: itemId * 100, step_id: 1, revision: 1 },
    item: {
      ...{ item_id: itemId, name: "マグ", silhouette: "mug", method_id: 43, method_name: "全面", size_width: 80_000 },
      colors: [
        { color_id: 1, color_name: "ブラック", color_value: "#1c1c1e" },
        { color_id: 2, color_name: "レッド", color_value: "#c00000", refusal: "印刷できません。" },
        { color_id: 3, color_name: "ホワイト", color_value: "#ffffff" },
      ],
    },
    areas: places.map(area),
    price: { body_before_tax: 1000, extras: [], personal: [], tax_bp: 1000 },
    document: {
      ...{ schema: 1, itemId, methodId: 43, colorId: 1 },
      areas: places.map(({ id, w, h }) => ({ areaKindId: id, width: w, height: h, layers })),
    },
  }) as unknown as OpenedDesign;

const source = goods(1001, [{ id: 1, view: "front", w: 300_000, h: 400_000 }], [circle]);

test("a design goes to the place most like its own, on a colour it is seen on, at its price, by a key of its own", () => {
  const mug = goods(1004, [
    { id: 8, view: "back", w: 200_000, h: 80_000 },
    { id: 9, view: "front", w: 80_000, h: 80_000 },
  ]);
  const laid = layCopy(source, mug);
  expect(laid).toMatchObject({
    ...{ colorName: "ホワイト", price: 2090 },
    painted: { view: "front", color: "#ffffff", document: { itemId: 1004, colorId: 3 } },
    copy: { product_id: 100_100, item_id: 1004, method_id: 43, color_id: 3 },
  });
  expect(laid?.copy.areas).toEqual([{ from_area_kind_id: 1, to_area_kind_id: 9 }]);
  const [place] = laid?.painted.document.areas ?? [];
  expect(place?.layers[0]).toMatchObject({ id: "dot", width: expect.any(Number) });
  expect(laid?.copy.request_key).not.toBe(layCopy(source, mug)?.copy.request_key);
});

test("goods without a place for it are left out", () => {
  expect(layCopy(source, goods(1004, []))).toBeUndefined();
});

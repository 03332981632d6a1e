import { expect, test } from "vitest";
import { bentApart } from "./bend.ts";
import { createField, mapField } from "./field.ts";
import { createGoods } from "./goods.ts";

const stage = { width: 200, height: 240, pxPerMm: 2, originX: 0, originY: 0 };
const flat = createField(stage.width, stage.height);

test("the grid says where goods bend, the small picture what is left of it", () => {
  // A print is seen 10 mm to the right at the left edge, 30 mm at the right one, and 3 mm further down in a fold of its own.
  const shiftX = mapField(flat, (_, i) => 10 + (i % stage.width) / 10);
  const shiftY = mapField(flat, (_, i) => 3 * Math.exp(-(((i % stage.width) - 104) ** 2) / 8));
  const { bend, goods } = bentApart({ ...createGoods(stage), shiftX, shiftY });
  expect(bend.right).toHaveLength(bend.columns * 18);
  // Tenths of a pixel; a source lies against the shift.
  expect(bend.right[0]).toBe(-200);
  expect(bend.right.at(-1)).toBeCloseTo(-598);
  expect(Math.max(...goods.shiftX.data.map(Math.abs))).toBeLessThan(0.1);
  expect(goods.shiftY.data[120 * stage.width + 104]).toBeCloseTo(3, 0);
});

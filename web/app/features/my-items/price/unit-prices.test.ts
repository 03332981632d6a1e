import { expect, test } from "vitest";
import { chosenUnitPrices, unitPricesOf } from "./unit-prices.ts";

const sizes = [
  [1, 2816],
  [2, 3500],
  [3, 2900],
] as const;
const item = {
  unit_price: 2816,
  offered_sizes: sizes.map(([size_id, unit_price]) => ({ size_id, size_name: "", unit_price })),
};

test.each([
  [[1, 2, 3], 2816, 3500],
  [[3], 2900, 2900],
  [[], 2816, 2816],
])("of the sizes %o the cheapest costs %i and the dearest %i", (sizeIds, lowest, highest) => {
  expect(unitPricesOf(item, sizeIds)).toEqual({ lowest, highest });
  const size_list = sizeIds.map((size_id) => ({ size_id, size_name: "" }));
  expect(chosenUnitPrices({ ...item, size: { size_list } as never })).toEqual({ lowest, highest });
});

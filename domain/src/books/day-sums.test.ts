import { expect, test } from "vitest";
import { changeOfDay, wholeDay } from "./day-sums.ts";

test("a day has every way of paying, and what changed since is the difference of two counts (rule books-closing)", () => {
  const before = wholeDay([
    { way: "card", count: 2, taken: 5_000 },
    { way: "card", fee: 180 },
  ]);
  expect(before.map(({ way, fee }) => [way, fee])).toEqual([
    ["card", 180],
    ["paypay", 0],
    ["invoice", null],
    ["bank", null],
    ["miles", null],
    ["coupon", null],
  ]);
  expect(changeOfDay(before, before)).toEqual([]);
  const after = wholeDay([
    { way: "card", count: 2, taken: 5_000, fee: 180 },
    { way: "card", refunds: 1, refunded: 700 },
  ]);
  expect(changeOfDay(before, after)).toEqual([{ way: "card", count: 0, taken: 0, refunds: 1, refunded: 700, fee: 0 }]);
});

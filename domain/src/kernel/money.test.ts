import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addTax, allocate, formatNumber, formatYen, scale, taxContained } from "./index.ts";

describe("addTax", () => {
  test.each([
    [0, 0],
    [1, 1],
    [9, 9],
    [10, 11],
    [1680, 1848],
    // price * 1.1 in floating point would give 1154.9999999999998 here.
    [1050, 1155],
    [999_999, 1_099_998],
  ])("%i yen before tax is %i with 10 %%", (price, expected) => {
    expect(addTax(price, 1000)).toBe(expected);
  });

  test("is exact: never off from floor of the true product", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom(0, 800, 1000), (price, rate) => {
        expect(BigInt(addTax(price, rate))).toBe((BigInt(price) * BigInt(10_000 + rate)) / 10_000n);
      }),
    );
  });
});

test("an amount has one spelling", () => {
  expect(formatYen(1_234_567)).toBe("¥ 1,234,567");
  expect(formatYen(-600)).toBe("− ¥ 600");
  expect(formatYen(0)).toBe("¥ 0");
  expect(formatNumber(12_345)).toBe("12,345");
});

test("taxContained is floored once on the sum, not on each line", () => {
  expect(taxContained(105 * 3, 1000)).toBe(28);
  expect(taxContained(110, 1000)).toBe(10);
});

test("scale rounds half up", () => {
  expect(scale(2480, 12_000)).toBe(2976);
  expect(scale(1, 5000)).toBe(1);
  expect(scale(3, 11_000)).toBe(3);
  expect(scale(5, 11_000)).toBe(6);
});

describe("allocate", () => {
  test("gives the rest to the largest remainder, the earlier on a tie", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [0, 0])).toEqual([10, 0]);
    expect(allocate(0, [3, 5])).toEqual([0, 0]);
  });

  test("adds up, stays near its share, and is never negative", () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }),
        (total, weights) => {
          const parts = allocate(total, weights);
          expect(parts.reduce((left, right) => left + right, 0)).toBe(total);
          expect(parts.every((part) => part >= 0)).toBe(true);
          const sum = weights.reduce((left, right) => left + right, 0);
          for (const [index, part] of parts.entries()) {
            if (sum > 0) expect(Math.abs(part - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
          }
        },
      ),
    );
  });
});

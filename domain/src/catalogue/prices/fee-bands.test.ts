import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatRange, minimumPrintFee, parseRange, printFeePerUnit } from "./fee-bands.ts";

const BANDS = [
  { from: 1, to: 10, cost: 900 },
  { from: 11, to: 20, cost: 850 },
  { from: 21, cost: 700 },
];

describe("printFeePerUnit", () => {
  test.each([
    [1, 900],
    [10, 900],
    [11, 850],
    [20, 850],
    [21, 700],
    [5000, 700],
  ])("charges for %i pieces %i yen each", (quantity, cost) => {
    expect(printFeePerUnit(BANDS, quantity)).toBe(cost);
  });

  test("takes the first of two bands that contain the quantity", () => {
    expect(
      printFeePerUnit(
        [
          { from: 1, cost: 500 },
          { from: 1, to: 10, cost: 900 },
        ],
        5,
      ),
    ).toBe(500);
  });

  test("refuses to print for nothing when no band contains the quantity", () => {
    expect(() => printFeePerUnit([{ from: 1, to: 10, cost: 900 }], 11)).toThrow(RangeError);
  });

  test("never rises with the quantity in a table that never rises", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (quantity, more) => {
        expect(printFeePerUnit(BANDS, quantity + more)).toBeLessThanOrEqual(printFeePerUnit(BANDS, quantity));
      }),
    );
  });
});

describe("minimumPrintFee", () => {
  test.each([
    [900, 990],
    [505, 556],
    [504, 554],
  ])("shows a first cost of %i as %i", (cost, shown) => {
    expect(minimumPrintFee([{ from: 1, cost }])).toBe(shown);
  });

  test("is nothing without a table", () => expect(minimumPrintFee([])).toBe(0));
});

describe("ranges in words", () => {
  test.each([
    ["1~10", { from: 1, to: 10 }],
    ["11", { from: 11 }],
  ])("reads %s", (text, range) => {
    expect(parseRange(text)).toEqual(range);
    expect(formatRange(range)).toBe(text);
  });

  test.each(["", "~10", "1~", "10~1", "1-10", "a"])("does not read %j", (text) => {
    expect(parseRange(text)).toBeUndefined();
  });

  test("reads back what it writes", () => {
    const range = fc
      .tuple(fc.nat(1_000_000), fc.option(fc.nat(1_000_000)))
      .map(([from, more]) => (more === null ? { from } : { from, to: from + more }));
    fc.assert(
      fc.property(range, (value) => {
        expect(parseRange(formatRange(value))).toEqual(value);
      }),
    );
  });
});

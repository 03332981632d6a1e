import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canBeDeleted, FAN_COUNT_MAX, findTextFaults, profitFromFans } from "./index.ts";

const valid = { name: "夜ふかしT", description: "部活のみんなで着ます。", sellingPrice: 3000 };

describe("findTextFaults", () => {
  test("accepts what is within the limits", () => {
    expect(findTextFaults(valid, 2500)).toEqual([]);
    expect(findTextFaults({ ...valid, name: "あ".repeat(100), description: "い".repeat(1000) }, 3000)).toEqual([]);
  });

  test.each([
    [{ name: "" }, [{ field: "name", fault: "missing" }]],
    [{ name: "　 " }, [{ field: "name", fault: "missing" }]],
    [{ name: "\u200b\u3164\u2800 \u202e" }, [{ field: "name", fault: "missing" }]],
    [{ name: "あ".repeat(101) }, [{ field: "name", fault: "too-long" }]],
    [{ description: "" }, [{ field: "description", fault: "missing" }]],
    [{ description: "い".repeat(1001) }, [{ field: "description", fault: "too-long" }]],
    [{ sellingPrice: 0 }, [{ field: "sellingPrice", fault: "not-a-price" }]],
    [{ sellingPrice: -1 }, [{ field: "sellingPrice", fault: "not-a-price" }]],
    [{ sellingPrice: 1.5 }, [{ field: "sellingPrice", fault: "not-a-price" }]],
    [{ sellingPrice: Number.NaN }, [{ field: "sellingPrice", fault: "not-a-price" }]],
    [{ sellingPrice: 1_000_000 }, [{ field: "sellingPrice", fault: "too-long" }]],
    [{ sellingPrice: 2499 }, [{ field: "sellingPrice", fault: "below-unit-price" }]],
    [
      { name: "", description: "" },
      [
        { field: "name", fault: "missing" },
        { field: "description", fault: "missing" },
      ],
    ],
  ])("refuses %o", (change, faults) => {
    expect(findTextFaults({ ...valid, ...change }, 2500)).toEqual(faults);
  });

  test("takes what shows something, also where a part of it does not", () => {
    expect(findTextFaults({ ...valid, name: "👩‍👧", description: "\u200b海" }, 2500)).toEqual([]);
  });

  test("counts characters as people do: 𠮷 is one", () => {
    expect(findTextFaults({ ...valid, name: "𠮷".repeat(100) }, 2500)).toEqual([]);
  });
});

describe("profitFromFans", () => {
  const profits = (...args: Parameters<typeof profitFromFans>) => profitFromFans(...args).map(({ profit }) => profit);

  test("is of one and five percent unless the member says otherwise, rounded half up", () => {
    expect(profitFromFans(3000, 2500, 1000)).toEqual([
      { share: 100, profit: 5000 },
      { share: 500, profit: 25_000 },
    ]);
    expect(profits(2501, 2500, 50)).toEqual([1, 3]);
    expect(profits(3000, 2500, 1000, [25, 10_000])).toEqual([1250, 500_000]);
  });

  test("is exact to the yen for the most that can be set", () => {
    expect(profits(999_999, 2, FAN_COUNT_MAX, [3333])).toEqual([33_329_900_010_000]);
  });

  test("is nothing without fans and never shrinks with more of them", () => {
    const yen = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(yen, yen, fc.nat(10_000_000), fc.nat(1000), (unit, margin, fans, more) => {
        const [one = 0, five = 0] = profits(unit + margin, unit, fans);
        const [, fiveOfMore] = profits(unit + margin, unit, fans + more);
        expect(fiveOfMore).toBeGreaterThanOrEqual(five);
        expect(five).toBeGreaterThanOrEqual(one);
        expect(profits(unit + margin, unit, 0)).toEqual([0, 0]);
      }),
    );
  });
});

test.each([
  [{ status: 0, stock: 5, inDelivery: true, storageOn: true }, true],
  [{ status: 1, stock: 0, inDelivery: false, storageOn: true }, true],
  [{ status: 1, stock: -1, inDelivery: false, storageOn: true }, true],
  [{ status: 1, stock: 1, inDelivery: false, storageOn: true }, false],
  [{ status: 1, stock: 1, inDelivery: false, storageOn: false }, false],
  [{ status: 1, stock: 0, inDelivery: true, storageOn: true }, false],
  [{ status: 1, stock: 0, inDelivery: true, storageOn: false }, true],
] as const)("canBeDeleted %o is %s", (item, expected) => {
  expect(canBeDeleted(item)).toBe(expected);
});

import { describe, expect, test } from "vitest";
import { type CatalogueItem, SILK_SCREEN, TRANSFER } from "../item.ts";
import { leastPieces, leastPlaceFee, placeFee } from "./screen-fees.ts";

const FEES = [
  { from: 1, to: 30, cost: 200 },
  { from: 31, cost: 150 },
];

describe("a place by silk screen", () => {
  test.each([
    [20, 1, 200 + 180],
    [20, 2, 400 + 350],
    [25, 1, 200 + 140],
    [50, 1, 150 + 70],
    [50, 4, 600 + 280],
  ])("costs a piece of %i with %i screens %i yen", (pieces, screens, fee) => {
    expect(placeFee(SILK_SCREEN, FEES, pieces, screens)).toBe(fee);
  });

  test("never sells a screen below its cost, nor a piece dearer because there are more of them", () => {
    for (let pieces = 20; pieces < 300; pieces++)
      for (const screens of [1, 2, 3, 4, 5]) {
        const own = placeFee(SILK_SCREEN, FEES, pieces, screens) - screens * (pieces < 31 ? 200 : 150);
        expect(own * pieces).toBeGreaterThanOrEqual(screens * 3500);
        expect(own % 10).toBe(0);
        expect(placeFee(SILK_SCREEN, FEES, pieces + 1, screens)).toBeLessThanOrEqual(
          placeFee(SILK_SCREEN, FEES, pieces, screens),
        );
      }
  });

  test("is priced as 20 pieces below the minimum, and shown so with tax", () => {
    expect(placeFee(SILK_SCREEN, FEES, 1)).toBe(380);
    expect(leastPlaceFee(SILK_SCREEN, FEES)).toBe(418);
  });

  test("leaves other methods as they are", () => {
    expect([placeFee(TRANSFER, FEES, 1, 4), leastPlaceFee(TRANSFER, FEES)]).toEqual([200, 220]);
  });
});

test("the most of the item's minimum and that of screens counts", () => {
  const least = (minimumQuantity: number, method: number) =>
    leastPieces({ minimumQuantity } as Pick<CatalogueItem, "minimumQuantity">, method);
  expect([least(1, TRANSFER), least(1, SILK_SCREEN), least(30, SILK_SCREEN)]).toEqual([1, 20, 30]);
});

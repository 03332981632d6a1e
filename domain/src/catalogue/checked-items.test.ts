import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_CHECKED_ITEMS, withCheckedItem } from "./checked-items.ts";

const look = (...ids: number[]) =>
  ids
    .map((product_id) => ({ product_id }))
    .reduce<readonly { product_id: number }[]>(withCheckedItem, [])
    .map(({ product_id }) => product_id);

test.each([
  [[], []],
  [
    [1, 2, 3],
    [3, 2, 1],
  ],
  [
    [1, 2, 1],
    [2, 1],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [9, 8, 7, 6, 5, 4, 3, 2],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 1],
    [1, 9, 8, 7, 6, 5, 4, 3],
  ],
])("looking at %j leaves %j", (looked, kept) => {
  expect(look(...looked)).toEqual(kept);
});

test("never more than eight, never one twice, always the one just looked at", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (ids) => {
      const kept = look(...ids);
      expect(kept.length).toBeLessThanOrEqual(MAX_CHECKED_ITEMS);
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept).toContain(ids.at(-1));
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { likedKinds, recommendItems } from "./recommend-items.ts";

const item = (product_id: number, kind_id: number, sum = 0) => ({ product_id, kind_id, sum });
const ids = (items: readonly { product_id: number }[]) => items.map(({ product_id }) => product_id);
const nothing = { made: [], favourites: [], fans: [], checked: [] };

test.each([
  [nothing, []],
  [{ ...nothing, checked: [3, 1, 3] }, [3, 1]],
  [{ made: [1], favourites: [2], fans: [], checked: [3] }, [1, 2, 3]],
  [{ made: [1], favourites: [2, 2], fans: [], checked: [] }, [2, 1]],
  [{ made: [1], favourites: [], fans: [4, 4], checked: [3] }, [4, 1, 3]],
  [{ made: [5], favourites: [2], fans: [], checked: [2] }, [2, 5]],
])("of %j the kinds are liked in the order %j", (interest, kinds) => {
  expect(likedKinds(interest)).toEqual(kinds);
});

const shelf = [item(1, 10, 5), item(2, 10, 9), item(3, 10, 7), item(4, 20, 1), item(5, 30, 8), item(6, 40, 2)];

test.each([
  ["without a sign, what is popular", [], [], [2, 5, 3, 1]],
  ["liked kinds in turn, the most popular of each first", [10, 20], [], [2, 4, 3, 5]],
  ["one kind at most half", [10], [], [2, 3, 5, 6]],
  ["nothing that is known", [10, 20], [2, 4], [3, 1, 5, 6]],
  ["a kind without goods takes no place", [99], [], [2, 5, 3, 1]],
  ["of one kind alone as many as there are", [10], [5, 6, 4], [2, 3, 1]],
])("%s", (_rule, liked, known, wanted) => {
  expect(ids(recommendItems(shelf, liked, new Set(known), 4))).toEqual(wanted);
});

const goods = fc.array(fc.record({ product_id: fc.nat(30), kind_id: fc.nat(5), sum: fc.nat(9) }), { maxLength: 30 });

test("never more than the places, never one twice, never one known, full while there are goods", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(5)),
      fc.array(fc.nat(30)),
      fc.integer({ min: 1, max: 8 }),
      goods,
      (liked, known, places, all) => {
        const chosen = ids(recommendItems(all, liked, new Set(known), places));
        const open = new Set(ids(all).filter((id) => !known.includes(id)));
        expect(chosen).toHaveLength(Math.min(places, open.size));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.filter((id) => !open.has(id))).toEqual([]);
      },
    ),
  );
});

test("the order of the goods does not matter", () => {
  const unique = fc.uniqueArray(fc.record({ product_id: fc.nat(30), kind_id: fc.nat(5), sum: fc.nat(9) }), {
    selector: ({ product_id }) => product_id,
  });
  fc.assert(
    fc.property(unique, fc.uniqueArray(fc.nat(5)), (all, liked) => {
      const chosen = recommendItems(all, liked, new Set(), 4);
      expect(recommendItems(all.toReversed(), liked, new Set(), 4)).toEqual(chosen);
    }),
  );
});

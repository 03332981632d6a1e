import fc from "fast-check";
import { expect, test } from "vitest";
import { BitSet } from "./bit-set.ts";
import { findItems, type ItemFilter, type ItemIndexEntry, type SortId } from "./find-items.ts";
import { foldSearchText } from "./fold-search-text.ts";
import { createItemFinder } from "./item-finder.ts";

const word = fc.constantFrom(
  "Tシャツ",
  "ティーシャツ",
  "マグ",
  "カップ",
  "バッグ",
  "バック",
  "白",
  "ホワイト",
  "白マグ",
  "白A",
  "A",
  "AB",
  "",
);
const entry = fc.record({
  id: fc.integer({ min: 1, max: 100_000 }),
  name: fc.array(word, { maxLength: 3 }).map((words) => foldSearchText(words.join(""))),
  words: fc.array(word, { maxLength: 3 }).map((words) => words.map(foldSearchText).join("\n")),
  categoryId: fc.integer({ min: 1, max: 2 }),
  displayCategoryIds: fc.subarray([1, 2, 3]),
  kindId: fc.integer({ min: 1, max: 3 }),
  fabricTypeId: fc.integer({ min: 0, max: 2 }),
  sustainableMaterialId: fc.integer({ min: 0, max: 2 }),
  donationId: fc.integer({ min: 0, max: 1 }),
  methodIds: fc.subarray([43, 46, 67]),
  presetColorIds: fc.subarray([1, 2, 3]),
  price: fc.integer({ min: 0, max: 60_000 }),
  releasedOn: fc.constantFrom("2025-01-01", "2025-02-01"),
  sold: fc.integer({ min: 0, max: 3 }),
});
const entries = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 200 }) as fc.Arbitrary<ItemIndexEntry[]>;
const filter = fc.record(
  {
    search: fc.array(word, { maxLength: 2 }).map((words) => words.join(" ")),
    categoryId: fc.integer({ min: 1, max: 3 }),
    displayCategoryId: fc.integer({ min: 1, max: 3 }),
    kindId: fc.integer({ min: 1, max: 3 }),
    sustainable: fc.boolean(),
    donationAvailable: fc.boolean(),
    methodId: fc.constantFrom(43, 46),
    presetColorIds: fc.subarray([1, 2]),
    lowerPrice: fc.integer({ min: 0, max: 60_000 }),
    upperPrice: fc.integer({ min: 0, max: 60_000 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ItemFilter>;
const sorts = fc.constantFrom<SortId>(1, 2, 3, 4);
const page = fc.record({ offset: fc.integer({ min: 0, max: 30 }), limit: fc.integer({ min: 1, max: 30 }) });

test("finds what looking at every entry finds, page by page, whatever was asked before", () => {
  fc.assert(
    fc.property(entries, fc.array(fc.tuple(filter, sorts, page), { minLength: 1, maxLength: 6 }), (all, asked) => {
      const finder = createItemFinder(all);
      for (const [wanted, sort, { offset, limit }] of asked) {
        const ids = findItems(all, wanted, sort).map(({ id }) => id);
        expect(finder.find(wanted, sort, { offset, limit })).toEqual({
          ids: ids.slice(offset, offset + limit),
          total: ids.length,
        });
      }
    }),
  );
});

test("a term never matches across two names", () => {
  const base = { ...fc.sample(entry, 1)[0], words: "" } as ItemIndexEntry;
  const finder = createItemFinder([
    { ...base, id: 1, name: foldSearchText("マグ") },
    { ...base, id: 2, name: foldSearchText("カップ") },
  ]);
  expect(finder.find({ search: "マグカップ" }, 4, { offset: 0, limit: 10 })).toEqual({ ids: [], total: 0 });
  expect(finder.find({ search: "カップ" }, 4, { offset: 0, limit: 10 })).toEqual({ ids: [2], total: 1 });
});

test("a set holds what was put in, counts and lists it", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 99 })), (places) => {
      const set = new BitSet(100);
      for (const place of places) set.add(place);
      const rising = places.toSorted((left, right) => left - right);
      expect(set.places()).toEqual(rising);
      expect(set.count()).toBe(places.length);
      const both = BitSet.full(100);
      expect(both.count()).toBe(100);
      both.meet(both, set);
      expect(both.places()).toEqual(rising);
    }),
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANY_ITEM, isFiltered, readItemListSearch, toSearchPayload, writeItemListSearch } from "./item-list-search.ts";

const read = (query: string) => readItemListSearch(new URLSearchParams(query));

describe("the address of the item list", () => {
  test("holds the whole search: what is written is read back", () => {
    const id = fc.integer({ min: 0, max: 2_147_483_647 });
    const price = fc.integer({ min: 0, max: 50_000 });
    const search = fc
      .record({
        search: fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim()),
        displayCategoryId: id,
        kindId: id,
        fabricTypeId: id,
        materialId: id,
        sustainable: fc.boolean(),
        donationAvailable: fc.boolean(),
        bounds: fc.tuple(price, price),
        printMethodId: id,
        colors: fc.subarray([1, 2, 6, 11, 15]),
        sort: fc.constantFrom(1, 2, 3, 4),
        limit: fc.integer({ min: 1, max: 100 }),
      })
      .map(({ bounds, ...others }) => ({
        ...others,
        lowerPrice: Math.min(...bounds),
        upperPrice: Math.max(...bounds),
      }));
    fc.assert(
      fc.property(search, (wanted) => {
        expect(readItemListSearch(writeItemListSearch(wanted as typeof ANY_ITEM))).toEqual(wanted);
      }),
    );
  });

  test.each([
    "",
    "limit=0",
    "limit=101",
    "limit=999999",
    "limit=-1",
    "sort=9",
    "lower_price=-500",
    "lower_price=60000",
    "upper_price=1e3",
    "kind_id=1.5",
    "kind_id=99999999999",
    "print_method_id=%27--",
    "donation_available=yes",
    "colors_arr=16,0,-1,x",
    "search=%20%E3%80%80",
    "unknown=1",
  ])("reads %j as no search", (query) => expect(read(query)).toEqual(ANY_ITEM));

  test.each([
    ["kind_id=7&kind_id=3", { kindId: 7 }],
    ["lower_price=5000&upper_price=1000", { lowerPrice: 1000, upperPrice: 5000 }],
    ["upper_price=0", { upperPrice: 0 }],
    ["colors_arr=6,1,6", { colors: [1, 6] }],
    ["colors_arr=6&colors_arr=1", { colors: [1, 6] }],
    ["colors_arr[]=6&colors_arr[]=1", { colors: [1, 6] }],
    ["colors_arr=%5B6%2C%201%5D", { colors: [1, 6] }],
    ["donation_available=true", { donationAvailable: true }],
    [`search=${"あ".repeat(3000)}`, { search: "あ".repeat(100) }],
  ])("reads %j", (query, expected) => expect(read(query)).toEqual({ ...ANY_ITEM, ...expected }));

  test("asks for no longer text than the call allows, although upper case is longer", () => {
    expect(toSearchPayload(read(`search=${"ß".repeat(100)}`)).searchStr).toHaveLength(100);
  });

  test.each([
    ["", false],
    ["display_category_id=1&kind_id=7&sort=2&limit=12", false],
    ["search=a", true],
    ["colors_arr=1", true],
    ["upper_price=0", true],
    ["donation_available=1", true],
  ])("%j narrows besides category and kind: %s", (query, expected) => expect(isFiltered(read(query))).toBe(expected));
});

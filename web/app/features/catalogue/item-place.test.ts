import { expect, test } from "vitest";
import { ANY_ITEM } from "./item-list-search.ts";
import { addressOf, findPlace, inPlace } from "./item-place.ts";

const kind = { kind_id: 7, kind_name: "トートバッグ", kind_code: "tote", display_flag: true, sort_id: 1 };
const shelves = [
  {
    display_category_id: 3,
    display_category_name: "バッグ",
    display_code: "bags",
    display_flag: true,
    sort_id: 1,
    kinds: [kind],
    item_count: 3,
    image_url: null,
  },
];

test.each([
  ["bags", "バッグ", { displayCategoryId: 3 }],
  ["tote", "トートバッグ", { displayCategoryId: 3, kindId: 7 }],
  ["donation", "寄付つきのアイテム", { donationAvailable: true }],
  ["sustainable", "サステナブルなアイテム", { sustainable: true }],
])("%s is a place of its own", (category, title, fixed) => {
  expect(findPlace(category, shelves)).toEqual({ title, fixed, path: `/items/category/${category}` });
});

test("any other word is not a place", () => {
  for (const word of ["hats", "", "Bags", "__proto__", "3"]) expect(findPlace(word, shelves)).toBeUndefined();
});

test("a search within its place stays there, with only the rest in the query", () => {
  const bags = findPlace("bags", shelves);
  const search = inPlace({ ...ANY_ITEM, kindId: 7, sort: 2 }, bags);
  expect(search).toMatchObject({ displayCategoryId: 3, kindId: 7 });
  expect(addressOf(search, bags)).toBe("/items/category/bags?kind_id=7&sort=2");
  expect(addressOf({ ...ANY_ITEM, displayCategoryId: 3 }, bags)).toBe("/items/category/bags");
});

test("a search that leaves its place continues among all items", () => {
  const tote = findPlace("tote", shelves);
  const search = inPlace({ ...ANY_ITEM, sort: 2 }, tote);
  expect(addressOf({ ...search, kindId: 0 }, tote)).toBe("/items?display_category_id=3&sort=2");
  expect(addressOf(ANY_ITEM, tote)).toBe("/items");
  expect(addressOf({ ...ANY_ITEM, search: "海" }, undefined)).toBe("/items?search=%E6%B5%B7");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findItems, type ItemIndexEntry, SORT_NEWEST, SORT_PRICE_HIGH, SORT_PRICE_LOW } from "./find-items.ts";
import { foldSearchText, searchTerms } from "./fold-search-text.ts";

describe("foldSearchText", () => {
  test.each([
    ["パーカー", "ぱーか"],
    ["Tシャツ", "ｔしゃつ"],
    ["Tシャツ", "T-シャツ"],
    ["マグカップ", "ﾏｸﾞｶｯﾌﾟ"],
    ["330 mL", "３３０ｍｌ"],
    ["ドライTシャツ", "どらい Ｔシャツ"],
    ["ノート", "ノ〜ト"],
    ["コンピューター", "コンピュータ"],
    ["コンピューター", "ｺﾝﾋﾟｭｰﾀｰ"],
    ["サーバー", "さーば"],
    ["Ｔシャツ", "tシャツ"],
    ["ティーシャツ", "ﾃｨｰｼｬﾂ"],
    ["マグカップ", "まぐかっぷ"],
    ["メーカー", "メ−カ−"],
    ["ティーシャツ", "てぃーしゃつ"],
    ["Tシャツ", "Ｔｼﾔﾂ"],
    ["ヴィンテージ", "ビンテージ"],
    ["缶バッジ", "缶ばっぢ"],
    ["スウェット", "スウエット"],
    ["マグカップ", "まく゛かっふ゜"],
    ["Ķ", "k¸"],
  ])("reads %s and %s alike", (one, other) => expect(foldSearchText(one)).toBe(foldSearchText(other)));

  test("keeps different words apart", () => expect(foldSearchText("バッグ")).not.toBe(foldSearchText("マグ")));

  test("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldSearchText(foldSearchText(text))).toBe(foldSearchText(text));
      }),
    );
  });

  test("splits terms at every kind of space and drops empty ones", () => {
    expect(searchTerms("　ぱーか　 クロ ー ")).toEqual(["パカ", "クロ"]);
  });
});

const entry = (id: number, more: Partial<ItemIndexEntry> = {}): ItemIndexEntry => ({
  id,
  name: foldSearchText(`item${id}`),
  words: "",
  categoryId: 1,
  displayCategoryIds: [1],
  kindId: 1,
  fabricTypeId: 1,
  sustainableMaterialId: 0,
  donationId: 0,
  methodIds: [67],
  presetColorIds: [1],
  price: 1000,
  releasedOn: "2025-01-01",
  sold: 0,
  ...more,
});

const entries = [
  entry(1, { price: 3000, sold: 2, presetColorIds: [1, 6] }),
  entry(2, { price: 1000, sold: 9, releasedOn: "2025-03-01", donationId: 1, kindId: 2 }),
  entry(3, { price: 60_000, methodIds: [43, 46], displayCategoryIds: [1, 2], sustainableMaterialId: 2 }),
  entry(4, { price: 1000, categoryId: 2, presetColorIds: [9] }),
];
const ids = (found: readonly ItemIndexEntry[]) => found.map(({ id }) => id);

describe("findItems", () => {
  test("sorts by popularity at first, ties by id", () => expect(ids(findItems(entries, {}))).toEqual([2, 1, 3, 4]));

  test.each([
    [SORT_NEWEST, [2, 1, 3, 4]],
    [SORT_PRICE_LOW, [2, 4, 1, 3]],
    [SORT_PRICE_HIGH, [3, 1, 2, 4]],
  ] as const)("sorts by %i", (sort, expected) => expect(ids(findItems(entries, {}, sort))).toEqual(expected));

  test.each([
    [{ search: "ITEM3" }, [3]],
    [{ search: "item 4" }, [4]],
    [{ search: "無い" }, []],
    [{ categoryId: 2 }, [4]],
    [{ kindId: 2 }, [2]],
    [{ displayCategoryId: 2 }, [3]],
    [{ donationAvailable: true }, [2]],
    [{ donationAvailable: false }, [2, 1, 3, 4]],
    [{ sustainableMaterialId: 2 }, [3]],
    [{ sustainable: true }, [3]],
    [{ methodId: 46 }, [3]],
    [{ presetColorIds: [6, 9] }, [1, 4]],
    [{ presetColorIds: [] }, [2, 1, 3, 4]],
    [{ lowerPrice: 1001, upperPrice: 3000 }, [1]],
    [{ lowerPrice: 3000, upperPrice: 50_000 }, [1, 3]],
    [{ search: "item", kindId: 2, upperPrice: 999 }, []],
  ])("filters by %j", (filter, expected) => expect(ids(findItems(entries, filter))).toEqual(expected));

  test("only ever narrows: two conditions find what both find", () => {
    const price = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(price, fc.constantFrom(1, 2), (lowerPrice, kindId) => {
        const both = ids(findItems(entries, { lowerPrice, kindId }));
        const each = ids(findItems(entries, { lowerPrice }));
        expect(both).toEqual(each.filter((id) => ids(findItems(entries, { kindId })).includes(id)));
      }),
    );
  });
});

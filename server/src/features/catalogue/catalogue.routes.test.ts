import * as calls from "@surimono/contract/catalogue";
import type { Caller } from "@surimono/contract/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { createTestMember } from "../members/testing/index.ts";
import { getCatalogue, getFreshCatalogue, isOnSale } from "./get-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";

let opened: TestShop;
let guest: Caller;

beforeAll(async () => {
  opened = await openTestShop();
  guest = opened.callAs();
});
afterAll(() => opened.stop());

async function answerOf<Answer>(
  result: Promise<{ ok: true; value: Answer } | { ok: false; failure: unknown }>,
): Promise<Answer> {
  const answer = await result;
  if (answer.ok) return answer.value;
  throw new Error(JSON.stringify(answer.failure));
}
const search = (payload: Parameters<typeof guest<typeof calls.searchProducts>>[1]) =>
  answerOf(guest(calls.searchProducts, payload));

describe("look-ups", () => {
  test("lists materials in the shop's order, with id 0 for none", async () => {
    const { data } = await answerOf(guest(calls.getSustainableMaterials, {}));
    expect(data.map((row) => row.sustainable_material_id).slice(0, 4)).toEqual([1, 3, 2, 4]);
    expect(data).toContainEqual({ sustainable_material_id: 0, name: "指定なし", description: "" });
    expect(data.filter((row) => !row.description)).toHaveLength(1);
  });

  test("lists fabrics and donations", async () => {
    expect((await answerOf(guest(calls.getFabricTypes, {}))).data).toContainEqual({
      fabric_type_id: 3,
      name: "裏毛",
      description: expect.stringContaining("春と秋のパーカーに。"),
    });
    expect((await answerOf(guest(calls.getDonations, {}))).data[1]).toMatchObject({
      donation_id: 1,
      name: "森の苗木基金",
    });
  });

  test("lists the print methods in the order of display", async () => {
    const { data } = await answerOf(guest(calls.getPrintMethods, {}));
    expect(data.map((row) => [row.method_id, row.name])).toEqual([
      [67, "オンデマンド転写"],
      [43, "インクジェット"],
      [46, "白インクジェット"],
      [71, "シルクスクリーン"],
    ]);
  });

  test("lists categories with kinds, and shelves with how many items stand there", async () => {
    const { data: categories } = await answerOf(guest(calls.getKinds, {}));
    expect(categories[0]).toMatchObject({ category_id: 1, catagory_name: "ウェア" });
    expect(categories[0]?.kinds[0]).toMatchObject({ kind_id: 1, kind_name: "半袖Tシャツ", kind_code: "short-tshirt" });
    const { data: shelves } = await answerOf(guest(calls.getDisplayCategories, {}));
    const counted = await Promise.all(shelves.map(({ display_category_id: id }) => search({ displayCategoryId: id })));
    expect(shelves.map(({ item_count }) => item_count)).toEqual(counted.map(({ total }) => total));
  });

  test("tells tax rates to members only", async () => {
    const { token } = await createTestMember(opened.shop);
    expect((await answerOf(opened.callAs(token)(calls.getProductTax, {}))).data).toEqual([
      { division_id: 1, tax_rate: 0.1 },
    ]);
    expect(await guest(calls.getProductTax, {})).toMatchObject({ ok: false, failure: { status: 401 } });
  });

  test("answers the two named tables and refuses another name", async () => {
    const { data } = await answerOf(guest(calls.querySysParam, { param_name: "subsidiary_fees" }));
    expect(data[0]).toMatchObject({
      param_name: "subsidiary_fees",
      param_value: { nameTagFees: expect.arrayContaining([expect.objectContaining({ kind_id: 1 })]) },
    });
    const methods = await answerOf(guest(calls.querySysParam, { param_name: "print_methods" }));
    expect(methods.data[0]?.param_value).toMatchObject([
      { method_id: 67 },
      { method_id: 43 },
      { method_id: 46 },
      { method_id: 71 },
    ]);
    expect(await guest(calls.querySysParam, { param_name: "secrets" as never })).toMatchObject({
      failure: { status: 400 },
    });
  });
});

describe("search", () => {
  test("finds what is typed in any spelling", async () => {
    for (const searchStr of ["パーカー", "ぱーか", " ﾊﾟｰｶｰ ", "hoodie"]) {
      const { data } = await search({ searchStr });
      expect(new Set(data.map(({ kind_id }) => kind_id))).toEqual(new Set([3, 35]));
    }
  });

  test("answers at most ten unless asked, pages without gaps or repeats, and counts all", async () => {
    const first = await search({});
    expect(first.data).toHaveLength(10);
    const paged = async (limit: number, asked: { limit?: number }) => {
      const starts = Array.from({ length: Math.ceil(first.total / limit) }, (_, page) => page * limit);
      const pages = await Promise.all(starts.map((offset) => search({ offset, ...asked })));
      return pages.flatMap(({ data }) => data);
    };
    const all = await paged(100, { limit: 100 });
    expect(all).toHaveLength(first.total);
    expect(await paged(10, {})).toEqual(all);
  });

  test.each([
    ["Tシャツ", "ｔシャツ", "tしゃつ", "Ｔ-ｼｬﾂ", "てぃーしゃつ", "ティーシャツ", "Ｔｼﾔﾂ"],
    ["ティーシャツ", "てぃしゃつ", "ﾃｨｰｼｬﾂ", "てぃーシャツ"],
    ["マグカップ", "まぐかっぷ", "ﾏｸﾞｶｯﾌﾟ", "マグ　カップ"],
    ["トート", "ﾄｰﾄ", "とーと"],
    ["トートバッグ", "トートバック", "とーとばっく"],
    ["スウェット", "スエット", "すえっと", "スウエット"],
    ["缶バッジ", "缶バッチ", "缶ばっぢ", "カンバッチ"],
    ["キャンバス", "キャンパス", "カンバス"],
    ["ヴィンテージ", "ビンテージ"],
    ["長袖", "ながそで", "長そで"],
    ["手ぬぐい", "手拭い", "てぬぐい"],
    ["ブラック パーカー", "黒　パーカ", "くろ ぱーかー", "黒パーカー", "黒いぱーか", "ブラックパーカー"],
    ["Tシャツ ホワイト", "白Tシャツ", "白いてぃーしゃつ"],
    ["ステッカー", "シール"],
    ["パーカー", "パーカ", "ぱーか", "ﾊﾟｰｶｰ"],
    ["タンブラー", "タンブラ", "たんぶらー"],
    ["ノート", "ノ〜ト", "のーと"],
    ["オーガニック", "オ－ガニック", "ｵｰｶﾞﾆｯｸ", "おーがにっく"],
  ])("finds the same by %s however it is typed", async (...spellings) => {
    const found = await Promise.all(spellings.map((searchStr) => search({ searchStr, limit: 100 })));
    const ids = found.map(({ data }) => data.map(({ product_id }) => product_id));
    expect(ids[0]?.length).toBeGreaterThan(0);
    for (const [index, other] of ids.entries()) expect(other, spellings[index]).toEqual(ids[0]);
  });

  test.each([
    ["mug", "マグ"],
    ["T-shirt", "Tシャツ"],
    ["Tote Bag", "トート"],
    ["notebook", "ノート"],
    ["towel", "タオル"],
    ["apron", "エプロン"],
    ["Sticker", "ステッカー"],
  ])("finds by the English %s what is called %s", async (typed, called) => {
    const { data } = await search({ searchStr: typed });
    expect(data.length).toBeGreaterThan(0);
    expect(data[0]?.name).toContain(called);
  });

  test.each([
    ["まぐかっぶ", ["マグカップ"]],
    // Found in a name: who typed it was not after the colour ブラック.
    ["ブロック", []],
    ["パネル", []],
    ["マグカップ", []],
  ])("may %s have been a slip: %j", async (searchStr, expected) => {
    expect((await answerOf(guest(calls.suggestWords, { searchStr }))).data).toEqual(expected);
  });

  test("sorts prices both ways and reads an id of 0 as any", async () => {
    const prices = async (sort: 2 | 3) => {
      const pages = await Promise.all([0, 100].map((offset) => search({ sort, limit: 100, offset, kindId: 0 })));
      return pages.flatMap(({ data }) => data.map((card) => card.lowest_price));
    };
    const rising = await prices(2);
    expect(rising).toEqual(rising.toSorted((left, right) => left - right));
    expect(await prices(3)).toEqual(rising.toReversed());
  });

  test("narrows by price with tax, colour, method, fabric, material and donation", async () => {
    const { data } = await search({ limit: 100, upperPrice: 1078, printMethodId: 43, colorsArr: [1] });
    expect(data.length).toBeGreaterThan(0);
    for (const card of data) {
      expect(card.lowest_price).toBeLessThanOrEqual(1078);
      expect(card.color.color_list.some(({ preset_id }) => preset_id === 1)).toBe(true);
    }
    const narrow = await search({ fabricType: 5, materialId: 1, donationAvailable: true });
    expect(narrow.data.map(({ name }) => name)).toEqual([
      "オーガニックコットントート L",
      "オーガニックコットンポーチ",
      "オーガニックコットントート S",
    ]);
  });

  test("shows the lowest price with tax on a card", async () => {
    const { data } = await search({ searchStr: "スタンダードTシャツ" });
    expect(data[0]).toMatchObject({
      item_price: 880,
      lowest_price: 968,
      regular_price: 1056,
      images: { images: [{}] },
    });
  });

  test.each([
    { limit: 0 },
    { limit: 101 },
    { offset: -1 },
    { kindId: 1.5 },
    { searchStr: "あ".repeat(101) },
    { sort: 5 as 4 },
  ])("refuses %j", async (payload) => {
    expect(await guest(calls.searchProducts, payload)).toMatchObject({ ok: false, failure: { status: 400 } });
  });
});

describe("one product", () => {
  test("has the nested parts of the Product", async () => {
    const { data } = await answerOf(guest(calls.queryProduct, { product_id: 1001 }));
    expect(data[0]).toMatchObject({
      product_id: 1001,
      catagory_name: "ウェア",
      kind_name: "半袖Tシャツ",
      size: { size_count: 6, size_list: [{ size_name: "XS", item_price: 1680 }, {}, {}, {}, {}, {}] },
      color: { color_count: 10 },
      print_fee: [
        {
          method_id: 67,
          print_fee: expect.arrayContaining([
            expect.objectContaining({
              ...{ kind_name: "胸中央", print_flag: true },
              fee_type: { feeType_table: expect.arrayContaining([expect.objectContaining({ print_flag: true })]) },
            }),
          ]),
        },
        ...[{}, {}, {}],
      ],
      print_position_constraints: expect.arrayContaining([{ kind_id_1: 1, kind_id_2: 3 }]),
      subsidiary: {
        nameTagFees: [{ fee_type: { feeType_table: expect.arrayContaining([{ orderNumber: "1~10", cost: 140 }]) } }],
      },
    });
  });

  test("answers an unknown id with an empty list, and its tags too", async () => {
    expect(await answerOf(guest(calls.queryProduct, { product_id: 4242 }))).toEqual({ data: [] });
    expect(await answerOf(guest(calls.getTags, { product_id: 4242 }))).toEqual({ data: [] });
  });

  test("lists tags", async () => {
    const { data } = await answerOf(guest(calls.getTags, { product_id: 1001, catalog: 1 }));
    expect(data[0]).toEqual({ keyword_text: "オーガニック" });
  });
});

describe("pictures", () => {
  const picture = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${opened.baseUrl}/api/image/azure?url=images/catalogue/${query}`, { headers });

  test("draws blank goods as WebP, once, and lets browsers keep them", async () => {
    const first = await picture("1001/108/front.webp&w=120");
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("image/webp");
    expect(first.headers.get("cache-control")).toContain("public");
    const etag = first.headers.get("etag") ?? "";
    const again = await picture("1001/108/front.webp&w=120");
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect((await picture("1001/108/front.webp&w=120", { "if-none-match": etag })).status).toBe(304);
  });

  test("draws each colour differently", async () => {
    const etags = await Promise.all(
      ["101", "108"].map(async (color) => (await picture(`1001/${color}/front.webp&w=120`)).headers.get("etag")),
    );
    expect(new Set(etags).size).toBe(2);
  });

  test.each([
    ["1001/999/front.webp", 404],
    ["4242/101/front.webp", 404],
    ["1001/101/left.webp", 404],
    ["../../../etc/passwd", 404],
    ["1001/101/front.webp&w=121", 400],
    ["1001/101/front.webp&w=abc", 400],
  ])("refuses %s with %i", async (query, status) => expect((await picture(query)).status).toBe(status));
});

describe("a new catalogue", () => {
  test("is noticed by a running process, which then sells what it says", async () => {
    const { data } = getCatalogue(opened.shop);
    const fewer = {
      contentHash: "without 1001",
      read: () => ({ ...data, items: data.items.filter(({ id }) => id !== 1001) }),
    };
    await importCatalogue(opened.shop.database, fewer, new Date());
    await getFreshCatalogue(opened.shop);
    expect(isOnSale(opened.shop, 1001)).toBe(false);
    expect((await search({ searchStr: "オーガニックコットンTシャツ" })).total).toBe(0);
    const { data: named } = await answerOf(guest(calls.queryProduct, { product_id: 1001 }));
    expect(named[0]).toMatchObject({ name: "オーガニックコットンTシャツ", withdrawn: true });
  });
});

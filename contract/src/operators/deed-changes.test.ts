import { expect, test } from "vitest";
import { deedChanges, deedChangeText, deedSubject } from "./index.ts";

const PACKAGE = "01a208f4-7d61-72ac-8c80-63d038b6304c";
const textsOf = (before: unknown, after: unknown) => deedChanges(before, after).map(deedChangeText);

test("an entry says field by field what was and what is, and leaves out what stayed", () => {
  const parcel = { courier: null, tracking: null, shippedAt: null };
  const sent = { courier: "yamato", tracking: "123456789012", shippedAt: "2026-11-23T01:05:00.000Z" };
  expect(
    textsOf(
      { lifecycle: "placed", fulfilment: "packed", parcels: [parcel, sent] },
      { lifecycle: "placed", fulfilment: "shipped", parcels: [sent, sent] },
    ),
  ).toEqual([
    "工房：発送待ち → 発送済み",
    "小包1の運送会社：なし → ヤマト運輸",
    "小包1の送り状番号：なし → 123456789012",
    "小包1の発送：なし → 2026/11/23 10:05",
  ]);
});

test("what was asked for has no before; money, days and answers are written out", () => {
  expect(textsOf(null, { amount: 1200, day: "2026-11-23", on: false, gang: PACKAGE, roles: ["floor"] })).toEqual([
    expect.stringMatching(/^金額：.\s?1,200$/),
    ...["日：2026/11/23", "入：いいえ", "面付け：あり", "役割：工房"],
  ]);
});

test("numbers that name something are not grouped, and the key of a press is left out", () => {
  expect(textsOf(null, { request: PACKAGE, pieces: [{ productId: 900_002, quantity: 1_200 }] })).toEqual([
    "商品1のマイアイテムの番号：900002",
    "商品1の点数：1,200",
  ]);
});

test("what is gone is none, and nothing is said of nothing", () => {
  expect(textsOf({ paused: true }, null)).toEqual(["休止：はい → なし"]);
  expect(textsOf(null, { on: null })).toEqual([]);
  expect(textsOf(null, { suspended_until: "9999-12-31T00:00:00.000Z" })).toEqual(["停止の終わり：期限なし"]);
});

test.each([
  ["order", "SR-GB7D-ENRV", "", { label: "注文 SR-GB7D-ENRV", path: "/orders/SR-GB7D-ENRV" }],
  ["press-package", PACKAGE, "", { label: "印刷データのZIP", path: `/floor/press/${PACKAGE}` }],
  ["operator", "hanako@shop.example", "", { label: "担当者 hanako@shop.example", path: "/operators" }],
  [
    ...(["catalogue", "items/tee.json", "定番Tシャツ"] as const),
    { label: "商品データ 定番Tシャツ", path: "/goods/file?path=items%2Ftee.json" },
  ],
])("%s is said in words, with the screen to see it", (kind, id, name, subject) => {
  expect(deedSubject(kind, id, name)).toEqual(subject);
});

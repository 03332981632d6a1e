import type { PayloadInputOf } from "@surimono/contract/kernel";
import { readSendingList, reviewSending } from "@surimono/contract/warehouse";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { openBuyer } from "../orders/testing/index.ts";
import { orderIntoWarehouse, stocksOf } from "./testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

type Row = PayloadInputOf<typeof readSendingList>["rows"][number];
const ROW: Row = {
  row: 2,
  ...{ name: "版木　彫子", company_name: "", postal_code: "150-0001", address: "東京都渋谷区神宮前1-2-3" },
  ...{ phone: "090-1234-5678", item: "夏祭りのｔシャツ", size: "m", pieces: "2" },
};

test("a list of what is stored becomes destinations that can be sent as they are", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  await orderIntoWarehouse(opened, buyer, { 23: 3 });
  const stored = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const rows = [ROW, { ...ROW, row: 3, name: "摺木 みどり", pieces: "1" }];
  const read = value(await buyer.call(readSendingList, { rows }));
  expect(read.problems).toEqual([]);
  expect(read.destinations.map(({ last_name, pieces }) => [last_name, pieces])).toEqual([
    ["版木", [{ line_id: stored, quantity: 2 }]],
    ["摺木", [{ line_id: stored, quantity: 1 }]],
  ]);
  const destinations = read.destinations.map(({ address: _, address2: __, pieces, ...address }) => ({
    destination_id: randomId(),
    ...{ address, pieces },
  }));
  const review = value(await buyer.call(reviewSending, { destinations, payment_type: 2 }));
  expect(review).toMatchObject({ totals: { total: 770 }, obstacles: [] });
});

test("what is wrong is said by row and field, and nothing is read: more than there is, and what is not there", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  await orderIntoWarehouse(opened, buyer, { 23: 3 });
  const rows = [
    ROW,
    { ...ROW, row: 3, name: "摺木 みどり", pieces: "2" },
    { ...ROW, row: 4, size: "XL" },
    { ...ROW, row: 5, item: "冬祭りのTシャツ" },
  ];
  expect(value(await buyer.call(readSendingList, { rows }))).toEqual({
    destinations: [],
    problems: [
      { row: 3, field: "pieces", message: "倉庫にあるのは3点です。" },
      { row: 4, field: "size", message: "このサイズは倉庫にありません。" },
      { row: 5, field: "item", message: "この名前のアイテムは倉庫にありません。" },
    ],
  });
  const stranger = await openBuyer(opened, { kind: "business" });
  expect(value(await stranger.call(readSendingList, { rows: [ROW] })).problems).toMatchObject([{ field: "item" }]);
});

import { readDestinationList, saveDestinations } from "@surimono/contract/cart";
import type { PayloadInputOf } from "@surimono/contract/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { fillCart, openBuyer } from "../../orders/testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

type Row = PayloadInputOf<typeof readDestinationList>["rows"][number];
const ROW: Row = {
  row: 2,
  name: "版木　彫子",
  company_name: "",
  postal_code: "〒１５０ー０００１",
  address: "東京都渋谷区神宮前1-2-3 版木ビル 405号室",
  phone: "090-1234-5678",
  item: "夏祭りの ｔシャツ",
  size: "m",
  pieces: "２点",
};

test("a list becomes destinations; rows of one receiver are one", async () => {
  const buyer = await openBuyer(opened);
  const [medium, large] = (await fillCart(buyer, { 23: 100, 25: 2 })).lines;
  const others = Array.from({ length: 49 }, (_, at) => ({
    ...ROW,
    ...{ row: at + 4, name: `摺木 ${at + 1}号`, address: "神宮前1-2-3", pieces: "1" },
  }));
  const rows = [ROW, { ...ROW, row: 3, size: "XL", pieces: "1" }, ...others];
  const read = value(await buyer.call(readDestinationList, { rows }));
  expect(read.problems).toEqual([]);
  expect(read.destinations).toHaveLength(50);
  expect(read.destinations[0]).toMatchObject({
    ...{ last_name: "版木", first_name: "彫子", prefecture: "東京都", city: "渋谷区", street: "神宮前1-2-3" },
    ...{ building: "版木ビル 405号室", postal_code: "150-0001" },
    pieces: [
      { line_id: medium?.line_id, quantity: 2 },
      { line_id: large?.line_id, quantity: 1 },
    ],
  });
  // The city went without saying: it is that of the postal code.
  expect(read.destinations[1]).toMatchObject({ prefecture: "東京都", city: "渋谷区", street: "神宮前1-2-3" });
  // What was read can be saved as it is.
  const destinations = read.destinations.map(({ address: _, address2: __, pieces, ...address }, at) => ({
    destination_id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    ...{ address, pieces },
  }));
  const kept = value(await buyer.call(saveDestinations, { several: true, destinations }));
  expect(kept.totals.delivery_fee).toBe(49 * 770);
});

test("a list of more than 200 destinations is not taken", async () => {
  const buyer = await openBuyer(opened);
  await fillCart(buyer, { 23: 300 });
  const rows = Array.from({ length: 201 }, (_, at) => ({ ...ROW, row: at + 2, name: `摺木 ${at + 1}号`, pieces: "1" }));
  const read = async (count: number) => buyer.call(readDestinationList, { rows: rows.slice(0, count) });
  expect(value(await read(200)).destinations).toHaveLength(200);
  expect(await read(201)).toMatchObject({ failure: { code: "cart/too-many-destinations" } });
});

test.for<[string, Partial<Row>, string[]]>([
  ["no blank in the name", { name: "版木彫子" }, ["name"]],
  ["an unknown item", { item: "冬祭り" }, ["item"]],
  ["a size that is not in the cart", { size: "S" }, ["size"]],
  ["a size that could be any", { size: "" }, ["size"]],
  ["no number", { pieces: "二" }, ["pieces"]],
  ["nothing of it", { pieces: "0" }, ["pieces"]],
  ["a phone number that nobody has", { phone: "123" }, ["phone"]],
  ["another prefecture than the postal code's", { address: "大阪府大阪市北区梅田1" }, ["address"]],
  ["no address", { address: "" }, ["address"]],
  ["a postal code that lacks a digit", { postal_code: "150-000" }, ["postal_code"]],
  [
    "all of it",
    { name: "", phone: "", pieces: "", postal_code: "", address: "" },
    ["name", "postal_code", "address", "phone", "pieces"],
  ],
])("wrong: %s", async ([, change, fields]) => {
  const buyer = await openBuyer(opened);
  await fillCart(buyer, { 23: 5, 25: 2 });
  const read = value(await buyer.call(readDestinationList, { rows: [ROW, { ...ROW, ...change, row: 7 }] }));
  expect(read.destinations).toEqual([]);
  expect(read.problems.map(({ row, field }) => `${row} ${field}`).toSorted()).toEqual(
    fields.map((field) => `7 ${field}`).toSorted(),
  );
});

import { randomUUID } from "node:crypto";
import { addItem, saveDestinations, saveRoster } from "@surimono/contract/cart";
import { splitCounterParcel } from "@surimono/contract/counter";
import { reportDefect } from "@surimono/contract/defects";
import { getDocument, getOrderDocuments } from "@surimono/contract/documents";
import { getOrder, placeOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readLetters } from "../../members/testing/index.ts";
import { ADDRESS, waitUntil } from "../../orders/testing/index.ts";
import { personalItem } from "../testing/personal-item.fixture.ts";
import { pieceKey } from "./print-pieces.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const WORDS = ["TANAKA", "ONO", "ABE"];

/** Three pieces with names in one line: the first two to one destination, the last to another, or as said. */
async function placeNamed(quantities: readonly number[] = [2, 1]) {
  const { call, member } = await opened.asMember({ kind: "business" });
  const { versionId, productId } = await personalItem(opened, call, { isSmall: true });
  const put = value(await call(addItem, { product_id: productId, sizes: [{ size_id: 23, quantity: 3 }] }));
  const line_id = put.lines[0]?.line_id ?? "";
  const rows = WORDS.map((name, at) => ({ size_id: 23, name, number: String(at + 1) }));
  const { cart_id } = value(await call(saveRoster, { line_id, rows }));
  const destinations = quantities.map((quantity, at) => ({
    ...{ destination_id: randomUUID(), address: { ...ADDRESS, last_name: `宛先${at + 1}` } },
    pieces: [{ line_id, quantity }],
  }));
  const { totals } = value(await call(saveDestinations, { several: true, destinations }));
  const wanted = { cart_id: cart_id ?? "", expected_total: totals.total, payment_type: 1 } as const;
  const { order_id, order_number } = value(await call(placeOrder, wanted));
  await opened.shop.database.db.execute(
    sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${order_id}`,
  );
  const look = async () => value(await call(getOrder, { order_id }));
  const [line] = (await look()).lines;
  const of = { versionId, lineId: line?.line_id ?? "" };
  const ticket = async () => (await opened.shop.files.read(pieceKey(of, "ticket.csv")))?.toString() ?? "";
  const refunded = (count: number) =>
    waitUntil(`${count} refunds`, async () => (await look()).refunds.length === count);
  return { call, member, order_id, order_number, lineId: of.lineId, look, ticket, refunded };
}

const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const REASON = ["--reason", "にじみ"];

test("money for a piece with words of its own is for that piece: history, letter, document, report and ticket name it", async () => {
  const { call, member, order_id, order_number, lineId, look, ticket, refunded } = await placeNamed();
  const refund = (pieces: string) => operator("refund-pieces", order_number, "1", "--pieces", pieces, ...REASON);
  const refused = (words: string) => ({ code: 1, output: expect.stringContaining(words) });
  expect(await refund("1x1")).toMatchObject(refused("name each, of 1#1 1#2"));
  expect(await refund("1#3")).toMatchObject(refused("the parcel has 1#1 1#2"));
  expect(await refund("1#2")).toMatchObject({ code: 0 });
  await refunded(1);
  expect(await refund("1#2")).toMatchObject(refused("the parcel has 1#1"));

  const second = [{ line_id: lineId, quantity: 1, rows: [2] }];
  expect(await look()).toMatchObject({
    refunds: [{ parcel_number: 1, pieces: second }],
    destinations: [{ refunded_pieces: second }, { refunded_pieces: [] }],
  });
  const lettersAbout = async (words: string) =>
    (await readLetters(`${opened.dataDir}/mail`, member.email)).filter(({ text }) => text.includes(words));
  await waitUntil("the letter", async () => (await lettersAbout("減額の対象")).length === 1);
  const [letter] = await lettersAbout("減額の対象");
  expect(letter?.text).toMatch(/× 1点　¥ [\d,]+\n　No\.2 ONO 2\n/);
  expect(letter?.text).not.toContain("TANAKA");
  const { documents } = value(await call(getOrderDocuments, { order_id }));
  const { document_id = "" } = documents.find(({ kind }) => kind === "return") ?? {};
  const { sheet } = value(await call(getDocument, { document_id }));
  expect(sheet.groups[0]?.lines).toMatchObject([{ quantity: 1, detail: expect.stringMatching(/・No\.2 ONO 2$/) }]);

  // What is taken out of the order is on its ticket no more.
  await waitUntil("the ticket", async () => (await ticket()).includes("ABE"));
  expect(await operator("cancel-parcel", order_number, "2", ...REASON)).toMatchObject({ code: 0 });
  await waitUntil("the ticket without it", async () => !(await ticket()).includes("ABE"));
  expect(await ticket()).toContain('"TANAKA"');
  await refunded(2);
  expect((await look()).refunds[1]).toMatchObject({ parcel_number: 2, pieces: [{ quantity: 1, rows: [3] }] });

  for (const step of ["printing", "packed"]) await operator("advance-order", order_number, step);
  const tracking = ["--courier", "yamato", "--tracking", "1234-5678-9012"];
  expect(await operator("ship-parcel", order_number, "1", ...tracking)).toMatchObject({ code: 0 });
  await operator("deliver-parcel", order_number, "1");
  const photo = new File([new Uint8Array(await blankPhoto())], "傷.jpg");
  const report = (row: number) =>
    call(
      reportDefect,
      {
        report: {
          ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish: "refund", words: "かすれています。" },
          pieces: [{ line_id: lineId, quantity: 1, rows: [row] }],
        },
      },
      { files: { photo } },
    );
  expect(await report(2)).toMatchObject({ failure: { code: "defects/already-reported" } });
  expect(value(await report(1))).toMatchObject({ pieces: [{ rows: [1] }] });
  await waitUntil("the letter about it", async () => (await lettersAbout("　No.1 TANAKA 1")).length > 0);
  expect(await operator("accept-defect", order_number, "1", "--as", "refund")).toMatchObject({ code: 0 });
  await refunded(3);
  expect((await look()).refunds[2]).toMatchObject({ pieces: [{ line_id: lineId, quantity: 1, rows: [1] }] });
  expect((await operator("parcels", order_number)).output).toMatch(/refund of 1#2:[\s\S]+refund of 1#1:/);
});

test("the piece whose money went back is the one that is not made, and its line is not packed as two", async () => {
  const { order_id, order_number, lineId, refunded } = await placeNamed([3]);
  const hand = await opened.asOperator("owner");
  const refund = (row: number) => operator("refund-pieces", order_number, "1", "--pieces", `1#${row}`, ...REASON);
  const states = async () => {
    const { rows } = await opened.shop.database.db.execute<{ state: string }>(
      sql`select state from units where order_id = ${order_id} order by ordinal`,
    );
    return rows.map(({ state }) => state === "cancelled");
  };
  expect(await refund(1)).toMatchObject({ code: 0 });
  await refunded(1);
  await waitUntil("the first piece is cancelled", async () => (await states()).includes(true));
  expect(await states()).toEqual([true, false, false]);
  const split = { order_number, parcel_number: 1, reason: "重い", pieces: [{ line_id: lineId, quantity: 1 }] };
  expect(await hand.call(splitCounterParcel, split)).toMatchObject({ failure: { code: "orders/pieces-differ" } });
  expect(await refund(2)).toMatchObject({ code: 0 });
  await waitUntil("the second too", async () => (await states())[1] === true);
  expect(await states()).toEqual([true, true, false]);
});

function blankPhoto() {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer();
}

import { randomUUID } from "node:crypto";
import { advanceCounterOrder, refundCounterAmount } from "@surimono/contract/counter";
import {
  answerCounterDefect,
  getCounterDefect,
  getDefects,
  refundCounterDefect,
  reportDefect,
  reprintCounterDefect,
} from "@surimono/contract/defects";
import { getOrder } from "@surimono/contract/orders";
import { sendStored } from "@surimono/contract/warehouse";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { waitForSubject } from "../members/testing/index.ts";
import { openBuyer, placeCart, type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { advance, orderIntoWarehouse, stocksOf } from "../warehouse/testing/index.ts";

let shop: TestShop;
let photo: File;
beforeAll(async () => {
  shop = await openTestShop();
  const flash = sharp({ create: { width: 64, height: 48, channels: 3, background: "#a33" } });
  photo = new File([new Uint8Array(await flash.jpeg().toBuffer())], "傷.jpg");
});
afterAll(() => shop.stop());

const refused = (code: string) => ({ ok: false, failure: { code } });

/** All of a line of an order is reported, of its first one where none is named, on the day of its arrival. */
async function report(buyer: TestBuyer, order_id: string, line_id?: string) {
  await shop.shop.database.db.execute(
    sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`,
  );
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  const line = lines.find((one) => line_id === undefined || one.line_id === line_id);
  const wanted = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish: "refund" as const, words: "破れています。" },
    pieces: [{ line_id: line?.line_id ?? "", quantity: line?.quantity ?? 0 }],
  };
  value(await buyer.call(reportDefect, { report: wanted }, { files: { photo_0: photo } }));
}

/** Some time ago, so that its buyer cannot take it back any more. */
const age = (order_id: string) =>
  shop.shop.database.db.execute(
    sql`update orders set placed_at = placed_at - interval '10 days' where id = ${order_id}`,
  );

/** A report that its own order has no money for is settled where the money is. */
async function settle(buyer: TestBuyer, { order_id, order_number }: Placed, paid: Placed) {
  const { call } = await shop.asOperator("owner");
  const named = { order_number, report: 1 };
  const done = { ...named, from: "received", to: "done", words: "" } as const;
  const look = async () => value(await call(getCounterDefect, named));
  expect(await look()).toMatchObject({ paid_by: [paid.order_number], next: expect.arrayContaining(["done"]) });
  expect(await call(refundCounterDefect, { ...named, from: "received", words: "", amount: 500 })).toMatchObject(
    refused("orders/not-refundable"),
  );
  expect(await call(answerCounterDefect, done)).toMatchObject(refused("defects/money-not-back"));
  const amount = { order_number: paid.order_number, amount: 500, reason: "不良品" };
  value(await call(refundCounterAmount, amount));
  const refunded = async () => value(await buyer.call(getOrder, { order_id: paid.order_id })).refunded_total;
  await waitUntil("the refund", async () => (await refunded()) === 500);
  value(await call(answerCounterDefect, done));
  expect(await look()).toMatchObject({ defect: { state: "done", resolution: "refund" }, next: [] });
  expect(value(await buyer.call(getDefects, { order_id })).reports).toMatchObject([
    { state: "done", resolution: "refund" },
  ]);
  const subject = `対応が完了しました（${order_number}）`;
  const { text } = await waitForSubject(`${shop.dataDir}/mail`, buyer.member.email, subject);
  // Both are by invoice: nothing is sent back, less is owed.
  expect(text).toContain("もとのご注文で減額しました");
  expect(text).not.toContain("返金しました");
}

interface Placed {
  readonly order_id: string;
  readonly order_number: string;
}

test("goods sent from the warehouse are refunded at the order that brought them there (rule defects-paid-elsewhere)", async () => {
  const buyer = await openBuyer(shop, { kind: "business" });
  const brought = await orderIntoWarehouse(shop, buyer, { 23: 3 });
  await age(brought.order_id);
  const line_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const destination = { destination_id: randomUUID(), address_id: buyer.addressId, pieces: [{ line_id, quantity: 2 }] };
  const sending = { sending_id: randomUUID(), destinations: [destination], expected_total: 0 };
  const sent = value(await buyer.call(sendStored, sending));
  await advance(shop.shop, sent.order_number, ["packed", "shipped"]);
  await report(buyer, sent.order_id);
  await settle(buyer, sent, brought);
});

test("so are pieces that were made once more; an order with money of its own is never settled so", async () => {
  const buyer = await openBuyer(shop, { kind: "business" });
  const first = value(await placeCart(buyer, 1, { 23: 3 }));
  await age(first.order_id);
  const { call } = await shop.asOperator("owner");
  const send = async ({ order_number }: Placed) => {
    for (const to of ["printing", "packed", "shipped"] as const)
      value(await call(advanceCounterOrder, { order_number, to }));
  };
  await send(first);
  await report(buyer, first.order_id);
  const named = { order_number: first.order_number, report: 1 };
  const done = { ...named, from: "received", to: "done", words: "" } as const;
  expect(await call(answerCounterDefect, done)).toMatchObject(refused("defects/not-from-here"));
  expect(value(await call(getCounterDefect, named))).toMatchObject({ paid_by: [] });
  value(await call(reprintCounterDefect, { ...named, from: "received", words: "" }));
  const [made] = value(await buyer.call(getOrder, { order_id: first.order_id })).replacements;
  if (!made) throw new Error("nothing was made again");
  await age(made.order_id);
  await send(made);
  await report(buyer, made.order_id);
  await settle(buyer, made, first);
});

test("only the orders are named that brought the goods of the report, also of what replaces them", async () => {
  const buyer = await openBuyer(shop, { kind: "business" });
  const brought = await orderIntoWarehouse(shop, buyer, { 23: 1 });
  const other = await orderIntoWarehouse(shop, buyer, { 24: 1 });
  await age(other.order_id);
  const stored = [...(await stocksOf(buyer)).values()];
  const pieces = stored.map(({ stored_id: line_id }) => ({ line_id, quantity: 1 }));
  expect(pieces).toHaveLength(2);
  const destination = { destination_id: randomUUID(), address_id: buyer.addressId, pieces };
  const sending = { sending_id: randomUUID(), destinations: [destination], expected_total: 0 };
  const sent = value(await buyer.call(sendStored, sending));
  await advance(shop.shop, sent.order_number, ["packed", "shipped"]);
  const ofBrought = stored.find(({ size_id }) => size_id === 23)?.stored_id;
  await report(buyer, sent.order_id, ofBrought);
  const { call } = await shop.asOperator("owner");
  const payersOf = async ({ order_number }: Placed) =>
    value(await call(getCounterDefect, { order_number, report: 1 })).paid_by;
  expect(await payersOf(sent)).toEqual([brought.order_number]);

  value(await call(refundCounterAmount, { order_number: other.order_number, amount: 500, reason: "おわび" }));
  const refunded = async () => value(await buyer.call(getOrder, { order_id: other.order_id })).refunded_total;
  await waitUntil("the refund", async () => (await refunded()) === 500);
  const named = { order_number: sent.order_number, report: 1 };
  const done = { ...named, from: "received", to: "done", words: "" } as const;
  expect(await call(answerCounterDefect, done)).toMatchObject(refused("defects/money-not-back"));

  value(await call(reprintCounterDefect, { ...named, from: "received", words: "" }));
  const [made] = value(await buyer.call(getOrder, { order_id: sent.order_id })).replacements;
  if (!made) throw new Error("nothing was made again");
  await age(made.order_id);
  await advance(shop.shop, made.order_number, ["printing", "packed", "shipped"]);
  await report(buyer, made.order_id);
  expect(await payersOf(made)).toEqual([brought.order_number]);
});

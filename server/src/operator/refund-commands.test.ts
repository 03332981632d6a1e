import { randomUUID } from "node:crypto";
import { saveDestinations } from "@surimono/contract/cart";
import { getDocument, getOrderDocuments, issueOrderDocument } from "@surimono/contract/documents";
import { getOrder, getOrders, getPaymentResult, placeOrder } from "@surimono/contract/orders";
import type { PaymentTypeCode } from "@surimono/domain/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readLetters } from "../features/members/testing/index.ts";
import { ADDRESS, actAtPayPage, fillCart, openBuyer, waitUntil } from "../features/orders/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const refusal = (words: string) => ({ code: 1, output: expect.stringContaining(words) });
const db = () => opened.shop.database.db;
const REASON = ["--reason", "a stain"];

/** An order of 3 and 2 pieces to three, which nobody can cancel any more: 2+1, 1+0, 0+1. */
async function placeToThree(payment_type: PaymentTypeCode = 2) {
  const buyer = await openBuyer(opened, payment_type === 1 ? { kind: "business", approved: true } : {});
  const cart = await fillCart(buyer, { 23: 3, 25: 2 });
  const pieces = (...counts: number[]) =>
    counts.flatMap((quantity, at) => (quantity ? [{ line_id: cart.lines[at]?.line_id ?? "", quantity }] : []));
  const destinations = [pieces(2, 1), pieces(1), pieces(0, 1)].map((wanted, at) => ({
    ...{ destination_id: randomUUID(), address: { ...ADDRESS, last_name: `宛先${at + 1}` }, pieces: wanted },
  }));
  const kept = value(await buyer.call(saveDestinations, { several: true, destinations }));
  const wanted = { cart_id: cart.cart_id, expected_total: kept.totals.total, payment_type } as const;
  const { order_id, order_number, payment_url } = value(await buyer.call(placeOrder, wanted));
  if (payment_url) {
    await actAtPayPage(payment_url, "pay");
    value(await buyer.call(getPaymentResult, { order_id }));
  }
  await db().execute(sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${order_id}`);
  const look = async () => value(await buyer.call(getOrder, { order_id }));
  const refund = (parcel: string, pieces: string, ...more: string[]) =>
    operator("refund-pieces", order_number, parcel, "--pieces", pieces, ...REASON, ...more);
  const settled = (refunds: number) =>
    waitUntil(`${refunds} refunds`, async () => {
      const order = await look();
      return order.refunds.length === refunds && order.refund_state !== "waiting";
    });
  const letters = async () =>
    (await readLetters(`${opened.dataDir}/mail`, buyer.member.email)).filter(
      ({ subject }) => subject.includes("返金") || subject.includes("減額"),
    );
  return { buyer, order_id, order_number, look, refund, settled, letters };
}

const returnsOf = async ({ buyer, order_id }: Awaited<ReturnType<typeof placeToThree>>) => {
  const { documents } = value(await buyer.call(getOrderDocuments, { order_id }));
  const ids = documents.filter(({ kind }) => kind === "return").map(({ document_id }) => document_id);
  return Promise.all(ids.map(async (document_id) => value(await buyer.call(getDocument, { document_id })).sheet));
};

test("one piece of one parcel goes back: money, state, letter, document and order name parcel and piece", async () => {
  const placed = await placeToThree();
  const { order_number, look, refund, settled, letters, buyer } = placed;
  const before = await look();
  const [first] = before.lines;
  const price = ((first?.amount ?? 0) - (first?.discount ?? 0)) / 3;
  expect(await refund("1", "1x1")).toMatchObject({ code: 0, output: expect.stringContaining("go back") });
  await settled(1);
  const order = await look();
  const amount = Math.floor(price);
  expect(order).toMatchObject({ refund_state: "part", refunded_total: amount, kept_total: before.total - amount });
  expect(order.refunds).toMatchObject([
    { amount, parcel_number: 1, pieces: [{ line_id: first?.line_id, quantity: 1 }], delivery_fee: 0 },
  ]);
  expect(order.destinations.map(({ refunded_pieces }) => refunded_pieces.length)).toEqual([1, 0, 0]);
  expect(value(await buyer.call(getOrders, {})).orders).toMatchObject([
    { refund_state: "part", refunded_total: amount },
  ]);
  const [sheet] = await returnsOf(placed);
  expect(sheet).toMatchObject({
    sum: { amount },
    groups: [{ heading: "お届け先1　宛先1 すみれ 様", lines: [{ quantity: 1 }] }],
    taxes: [{ rate: 1000, amount, tax: Math.floor((amount * 10) / 110) }],
  });
  await waitUntil("the letter", async () => (await letters()).length === 1);
  const [letter] = await letters();
  expect(letter?.text).toContain("返金の対象（お届け先1　宛先1 すみれ 様）：\n・夏祭りのTシャツ");
  expect(letter?.text).toContain(`× 1点　¥ ${amount.toLocaleString("en")}\n`);
  expect((await operator("parcels", order_number)).output).toMatch(
    /1: 宛先1 .*\(1x2 2x1\).*\n\s+refund of 1x1: .*, done\n/,
  );

  expect(await refund("1", "1x2")).toMatchObject(refusal("Of line 1 the parcel has 1 pieces"));
  expect(await refund("2", "2x1")).toMatchObject(refusal("Of line 2 the parcel has 0 pieces"));
  expect(await refund("4", "1x1")).toMatchObject(refusal("has 3 parcels"));
  for (const slip of ["1", "1x0", "x", "3x1"]) expect(await refund("1", slip)).toMatchObject({ code: 1 });
});

test("all pieces and all deliveries, one after another, give back what was paid to the yen", async () => {
  const placed = await placeToThree();
  const { look, refund, settled } = placed;
  const { total, totals } = await look();
  await refund("1", "1x1");
  await refund("1", "2x1,1x1", "--delivery", "yes");
  await refund("2", "1x1", "--delivery", "yes");
  expect(await refund("3", "2x1", "--delivery", "yes")).toMatchObject({ code: 0 });
  await settled(4);
  expect(await look()).toMatchObject({ refund_state: "whole", refunded_total: total, kept_total: 0, kept_taxes: [] });
  const sheets = await returnsOf(placed);
  const taxed = sheets.flatMap(({ taxes }) => taxes).reduce((sum, { amount }) => sum + amount, 0);
  expect([taxed, sheets.reduce((sum, sheet) => sum + sheet.sum.amount, 0)]).toEqual([total, total]);
  const fees = sheets.flatMap(({ groups }) => groups).flatMap(({ extras }) => extras);
  expect(fees.filter(({ label }) => label === "送料").reduce((sum, { amount }) => sum + amount, 0)).toBe(
    totals.delivery_fee,
  );
  expect(await refund("1", "1x1")).toMatchObject(refusal("The payment is refunded"));
});

test("never more goes back than is left, whatever went back otherwise", async () => {
  const placed = await placeToThree();
  const { order_id, look, refund, settled } = placed;
  const { total } = await look();
  // Made elsewhere: all but one yen.
  await db().execute(sql`
    insert into payment_events (user_id, order_id, id, provider, provider_ref, type, amount, recorded_at)
    select user_id, id, gen_random_uuid(), 'stripe', 're_elsewhere', 'refunded', ${total - 1}, now() from orders where id = ${order_id}`);
  await db().execute(sql`update orders set payment = 'partly_refunded' where id = ${order_id}`);
  expect(await refund("1", "1x1")).toMatchObject(refusal("¥ 1 are left"));
  expect((await look()).refunds).toHaveLength(1);
  await settled(1);
});

test("two operators at once give a piece back once", async () => {
  const { look, refund, settled } = await placeToThree();
  const answers = await Promise.all([refund("2", "1x1"), refund("2", "1x1"), refund("2", "1x1")]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
  await settled(1);
  expect((await look()).refunds).toHaveLength(1);
});

test("of an invoice less is owed, and with all of it back nothing is to be paid", async () => {
  const placed = await placeToThree(1);
  const { order_number, look, refund, settled, letters } = placed;
  const { total } = await look();
  await refund("2", "1x1", "--delivery", "yes");
  await settled(1);
  const part = await look();
  expect(part.kept_total).toBe(total - part.refunded_total);
  await waitUntil("the letter", async () => (await letters()).length === 1);
  expect((await letters())[0]?.text).toMatch(/減額した額：¥ [\d,]+\n[^\n]+\n減額方法：ご請求額から差し引きます/);
  expect(await returnsOf(placed)).toHaveLength(1);
  await operator("record-payment", order_number);
  expect(await look()).toMatchObject({ refund_state: "part", kept_total: part.kept_total });
  await refund("3", "2x1", "--delivery", "yes");
  await settled(2);
  await refund("1", "1x2,2x1");
  await settled(3);
  expect(await look()).toMatchObject({ refund_state: "whole", kept_total: 0 });
});

test("a parcel is taken out before it leaves, with its money, and the others are the order", async () => {
  const placed = await placeToThree();
  const { buyer, order_number, look, refund, settled } = placed;
  const cancel = (parcel: string) => operator("cancel-parcel", order_number, parcel, ...REASON);
  await refund("1", "1x1");
  expect(await cancel("1")).toMatchObject({ code: 0, output: expect.stringContaining("The order is waiting") });
  await settled(2);
  const order = await look();
  expect(order.destinations.map(({ state }) => state)).toEqual(["cancelled", "preparing", "preparing"]);
  expect(order.refunds[1]).toMatchObject({
    parcel_number: 1,
    delivery_fee: 770,
    pieces: [{ quantity: 1 }, { quantity: 1 }],
  });
  expect(value(await buyer.call(getOrders, {})).orders[0]).toMatchObject({ parcels: 2, parcels_shipped: 0 });
  for (const step of ["printing", "packed"]) await operator("advance-order", order_number, step);
  const ship = (parcel: string) =>
    operator("ship-parcel", order_number, parcel, "--courier", "yamato", "--tracking", "1234-5678-9012");
  expect(await ship("1")).toMatchObject(refusal("The parcel is cancelled"));
  await ship("2");
  expect(await cancel("2")).toMatchObject(refusal("The parcel is shipped"));
  // What was still to leave leaves no more: the order has left.
  expect(await cancel("3")).toMatchObject({ code: 0, output: expect.stringContaining("The order is shipped") });
  await settled(3);
  expect(await look()).toMatchObject({ status_name: "発送済み", parcels: 1, parcels_shipped: 1 });
  expect((await look()).destinations.map(({ state }) => state)).toEqual(["cancelled", "shipped", "cancelled"]);
  // The delivery note is over what was sent.
  const wanted = { order_id: placed.order_id, kind: "delivery", recipient: "摺木", honorific: "様", issue: 1 } as const;
  const { document_id } = value(await buyer.call(issueOrderDocument, wanted));
  const { sheet } = value(await buyer.call(getDocument, { document_id }));
  expect(sheet.groups.map(({ heading }) => heading)).toEqual(["お届け先2　宛先2 すみれ 様"]);
  const { kept_total, kept_taxes } = await look();
  expect(sheet).toMatchObject({ sum: { amount: kept_total }, taxes: kept_taxes });
});

test("the last parcel is not taken out, nor one of an order that can still be cancelled", async () => {
  const { order_id, order_number, look } = await placeToThree();
  const cancel = (parcel: string) => operator("cancel-parcel", order_number, parcel, ...REASON);
  await db().execute(sql`update orders set placed_at = now() where id = ${order_id}`);
  expect(await cancel("1")).toMatchObject(refusal("The buyer can still cancel"));
  await db().execute(sql`update orders set placed_at = now() - interval '31 minutes' where id = ${order_id}`);
  const at = await Promise.all(["1", "2", "3"].map(cancel));
  expect(at.map(({ code }) => code).toSorted()).toEqual([0, 0, 1]);
  expect((await look()).destinations.filter(({ state }) => state === "preparing")).toHaveLength(1);
});

import { getCart } from "@surimono/contract/cart";
import { closeDeskMember } from "@surimono/contract/desk";
import { getOrder, getOrders, placeOrder } from "@surimono/contract/orders";
import * as calls from "@surimono/contract/quotes";
import { addDays, dayInJapan } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { waitForSubject } from "../members/testing/index.ts";
import { actAtPayPage, fillCart, openBuyer, type TestBuyer } from "../orders/testing/index.ts";
import { forgetQuotes } from "./forget-quotes.ts";
import { makeTestQuote } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const db = () => opened.shop.database.db;
const inDays = (days: number) => addDays(dayInJapan(opened.shop.now()), days);

/** (1680 + 880) × 1.1 = 2816 for each of two pieces; the delivery is free. */
const USUAL = 5632;

function draftOf({ member, productId, addressId }: TestBuyer, more: object = {}) {
  return {
    ...{ request_key: randomId(), member_id: member.id, lines: [{ product_id: productId, size_id: 23, quantity: 2 }] },
    ...{ address_id: addressId, agreed_reason: "", words: "お電話のとおりです。", until: inDays(7), ...more },
  };
}

const quoteOf = ({ member, productId, addressId }: TestBuyer, agreedTotal?: number) =>
  makeTestQuote(opened.shop, {
    ...{ memberId: member.id, productId, sizeId: 23, addressId },
    ...(agreedTotal !== undefined && { agreedTotal }),
  });

const order = ({ call }: TestBuyer, quote_id: string, more: object = {}) =>
  call(calls.orderQuote, { quote_id, revision: 1, payment_type: 1, ...more });

const ordersOf = async ({ member }: TestBuyer) => {
  const { rows } = await db().execute(
    sql`select cart_id, total, lifecycle from orders where user_id = ${member.id} and lifecycle = 'placed'`,
  );
  return rows;
};

test("what was told on the phone is saved, sent, opened and ordered at the agreed price", async () => {
  const buyer = await openBuyer(opened, { kind: "business", discountRateBp: 500 });
  const { call } = await opened.asOperator("orders");
  const basis = value(await call(calls.getQuoteBasis, { member_id: buyer.member.id }));
  expect(basis.items).toMatchObject([{ product_id: buyer.productId, name: "夏祭りのTシャツ", maximum_quantity: 500 }]);
  expect(basis.addresses).toMatchObject([{ address_id: buyer.addressId }]);
  const price = value(await call(calls.priceQuote, { member_id: buyer.member.id, lines: `${buyer.productId}-23-2` }));
  // 5 % off for a business, as in its cart; the role takes a tenth of the goods off it at most.
  expect(price).toMatchObject({ totals: { total: 5350 }, least_total: 4787 });
  const wish = draftOf(buyer, { agreed_total: 5000, agreed_reason: "お得意様" });
  const { quote_id } = value(await call(calls.makeQuote, wish));
  expect(value(await call(calls.makeQuote, wish))).toEqual({ quote_id });
  expect(await buyer.call(calls.openQuote, { quote_id })).toMatchObject({
    failure: { code: "quotes/no-such-quote" },
  });
  const { revision, sent_at } = value(await call(calls.getQuote, { quote_id }));
  value(await call(calls.sendQuote, { quote_id, revision, sent_at }));
  const letter = await waitForSubject(`${opened.dataDir}/mail`, buyer.member.email, "お見積りのご案内");
  expect(letter.text).toContain(`/quote/${quote_id}\n`);
  expect(letter.text).toMatch(/お支払い総額：¥.?5,000（/);
  expect(letter.text).not.toContain("お得意様");
  const seen = value(await buyer.call(calls.openQuote, { quote_id }));
  expect(seen).toMatchObject({ state: "sent", totals: { total: 5000 }, obstacle: "", words: "お電話のとおりです。" });
  expect(seen.totals.discounts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["business", 282],
    ["shop", 350],
  ]);
  const placed = value(await order(buyer, quote_id));
  expect(placed).toMatchObject({ state: "placed" });
  const bought = value(await buyer.call(getOrder, { order_id: placed.order_id }));
  expect(bought).toMatchObject({ total: 5000, totals: { taxes: [{ rate: 1000, amount: 5000, tax: 454 }] } });
  expect(value(await call(calls.getQuote, { quote_id })).quote).toMatchObject({
    ...{ state: "ordered", order_number: placed.order_number, total: 5000 },
  });
  const listed = value(await call(calls.listQuotes, { view: "ordered", member_id: buyer.member.id }));
  expect(listed.quotes.map((row) => row.quote_id)).toEqual([quote_id]);
  const { rows } = await db().execute<{ reason: string }>(
    sql`select reason from operator_deeds where action = 'makeQuote' and subject_id = ${buyer.member.id} order by id limit 1`,
  );
  expect(rows).toEqual([{ reason: "お得意様" }]);
});

describe("once (rule quotes-once)", () => {
  test("two clicks at the same moment, and one later, make one order", async () => {
    const buyer = await openBuyer(opened, { kind: "business" });
    const id = await quoteOf(buyer);
    const answers = await Promise.all([order(buyer, id), order(buyer, id), order(buyer, id)]);
    const placed = answers.filter(({ ok }) => ok).map(value);
    expect(placed.length).toBeGreaterThan(0);
    expect(new Set([...placed, value(await order(buyer, id))].map(({ order_id }) => order_id)).size).toBe(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  test("a second tab is led to the same payment, and another way to pay takes its place", async () => {
    const buyer = await openBuyer(opened);
    const id = await quoteOf(buyer, 5000);
    const first = value(await order(buyer, id, { payment_type: 2 }));
    expect(first).toMatchObject({ state: "payment" });
    expect(value(await order(buyer, id, { payment_type: 2 }))).toEqual(first);
    const other = value(await order(buyer, id, { payment_type: 8 }));
    expect(other.order_id).not.toBe(first.order_id);
    const back = await actAtPayPage(other.payment_url, "pay");
    expect(back).toBe(`${opened.baseUrl}/cart/complete?order_id=${other.order_id}`);
    expect(value(await order(buyer, id, { payment_type: 2 }))).toMatchObject({ order_id: other.order_id });
    expect(await ordersOf(buyer)).toMatchObject([{ cart_id: id, total: 5000 }]);
  });

  test("leaving the payment page leads back to it, and it can be ordered still", async () => {
    const buyer = await openBuyer(opened);
    const id = await quoteOf(buyer);
    const begun = value(await order(buyer, id, { payment_type: 2 }));
    const back = await actAtPayPage(begun.payment_url, "cancel");
    expect(back).toBe(`${opened.baseUrl}/quote/${id}?payment=cancelled`);
    expect(value(await order(buyer, id, { payment_type: 2 }))).toMatchObject({ state: "payment" });
  });
});

describe("nothing is ordered", () => {
  test("from what was withdrawn, has lapsed, or was never sent", async () => {
    const buyer = await openBuyer(opened, { kind: "business" });
    const { call } = await opened.asOperator("support");
    const withdrawn = await quoteOf(buyer);
    value(await call(calls.revokeQuote, { quote_id: withdrawn, revision: 1, reason: "お客様のご希望" }));
    const lapsed = await quoteOf(buyer);
    await db().execute(sql`update quotes set ends_at = now() where id = ${lapsed}`);
    for (const id of [withdrawn, lapsed])
      expect(await order(buyer, id)).toMatchObject({ failure: { code: "quotes/over" } });
    const { quote_id } = value(await call(calls.makeQuote, draftOf(buyer)));
    expect(await order(buyer, quote_id)).toMatchObject({ failure: { code: "quotes/no-such-quote" } });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  test("by another member, who is not even told that it exists", async () => {
    const [buyer, stranger] = [
      await openBuyer(opened, { kind: "business" }),
      await openBuyer(opened, { kind: "business" }),
    ];
    const quote_id = await quoteOf(buyer);
    const none = { failure: { code: "quotes/no-such-quote" } };
    expect(await stranger.call(calls.openQuote, { quote_id })).toMatchObject(none);
    expect(await order(stranger, quote_id)).toMatchObject(none);
  });

  test("of what was changed since it was seen, of another design, or without an address", async () => {
    const buyer = await openBuyer(opened, { kind: "business" });
    const { call } = await opened.asOperator("orders");
    const quote_id = await quoteOf(buyer);
    const { request_key: _, member_id: __, address_id: ___, ...wish } = draftOf(buyer, { agreed_reason: "" });
    const changed = {
      ...wish,
      quote_id,
      revision: 1,
      lines: [{ product_id: buyer.productId, size_id: 23, quantity: 3 }],
    };
    value(await call(calls.changeQuote, changed));
    expect(await order(buyer, quote_id)).toMatchObject({ failure: { code: "quotes/address-missing" } });
    const { addressId } = buyer;
    expect(await order(buyer, quote_id, { address_id: addressId })).toMatchObject({
      failure: { code: "quotes/renewed" },
    });
    await db().execute(sql`update my_items set version_id = ${randomId()} where user_id = ${buyer.member.id}`);
    expect(value(await buyer.call(calls.openQuote, { quote_id })).obstacle).toContain("デザイン");
    expect(await order(buyer, quote_id, { revision: 2, address_id: addressId })).toMatchObject({
      failure: { code: "quotes/changed" },
    });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  test("by the cart at a price that was agreed for a draft", async () => {
    const buyer = await openBuyer(opened, { kind: "business" });
    const id = await quoteOf(buyer, 4000);
    const cart = await fillCart(buyer);
    expect(cart.totals.total).toBe(USUAL);
    for (const cart_id of [cart.cart_id, id])
      expect(
        await buyer.call(placeOrder, { cart_id, expected_total: 4000, payment_type: 1, address_id: buyer.addressId }),
      ).toMatchObject({ ok: false });
    // Ordering the draft leaves the cart as it is.
    value(await order(buyer, id));
    expect(value(await buyer.call(getCart, {})).lines).toHaveLength(1);
    expect(value(await buyer.call(getOrders, {})).orders).toMatchObject([{ total: 4000 }]);
  });
});

test("nobody draws up goods or addresses of somebody else, or what cannot be made", async () => {
  const [buyer, stranger] = [await openBuyer(opened), await openBuyer(opened)];
  const { call } = await opened.asOperator("owner");
  const goods = (product_id: number, size_id = 23) => ({ product_id, size_id, quantity: 2 });
  const [own, theirs] = [goods(buyer.productId), goods(stranger.productId)];
  const make = (more: object) => call(calls.makeQuote, draftOf(buyer, more));
  for (const lines of [[theirs], [own, theirs], [own, own], [goods(buyer.productId, 999_999)]])
    expect(await make({ lines })).toMatchObject({ failure: { code: "quotes/not-orderable" } });
  expect(await make({ address_id: stranger.addressId })).toMatchObject({
    failure: { code: "quotes/no-such-address" },
  });
  const lines = `${stranger.productId}-23-2`;
  expect(await call(calls.priceQuote, { member_id: buyer.member.id, lines })).toMatchObject({ ok: false });
  const { quote_id } = value(await make({ address_id: undefined }));
  value(await call(calls.sendQuote, { quote_id, revision: 1, sent_at: null }));
  expect(await order(buyer, quote_id, { address_id: stranger.addressId, payment_type: 2 })).toMatchObject({
    failure: { code: "quotes/address-missing" },
  });
});

test("while it is being paid, it is neither changed nor withdrawn (rule quotes-being-paid)", async () => {
  const buyer = await openBuyer(opened);
  const { call } = await opened.asOperator("orders");
  const quote_id = await quoteOf(buyer);
  const { payment_url } = value(await order(buyer, quote_id, { payment_type: 2 }));
  const { request_key: _, member_id: __, ...wish } = draftOf(buyer);
  const busy = { failure: { code: "quotes/being-paid" } };
  expect(await call(calls.changeQuote, { ...wish, quote_id, revision: 1 })).toMatchObject(busy);
  expect(await call(calls.revokeQuote, { quote_id, revision: 1, reason: "x" })).toMatchObject(busy);
  await actAtPayPage(payment_url, "pay");
  expect(await call(calls.revokeQuote, { quote_id, revision: 1, reason: "x" })).toMatchObject({ ok: false });
});

test.each([
  ["support", USUAL - 1, "quotes/price-out-of-range"],
  ["orders", USUAL - 564, "quotes/price-out-of-range"],
  ["orders", USUAL - 563, undefined],
  ["owner", USUAL + 1, "quotes/price-out-of-range"],
  ["owner", USUAL / 2, undefined],
] as const)("%s agrees to %i yen as far as the role may (rule quotes-discount)", async (role, agreed_total, code) => {
  const buyer = await openBuyer(opened);
  const { call } = await opened.asOperator(role);
  const wish = draftOf(buyer, { agreed_total, agreed_reason: "お得意様" });
  const answer = await call(calls.makeQuote, wish);
  expect(answer.ok ? undefined : answer.failure.code).toBe(code);
  if (!answer.ok) return;
  const { totals, agreed_total: kept } = value(await call(calls.getQuote, answer.value));
  expect([totals.total, kept]).toEqual([agreed_total, agreed_total]);
  expect(await call(calls.makeQuote, { ...wish, request_key: randomId(), agreed_reason: " " })).toMatchObject({
    failure: { code: "quotes/reason-missing" },
  });
});

test("is forgotten a year after its last day, and when its member leaves (rule quotes-kept)", async () => {
  const buyer = await openBuyer(opened);
  const [old, young] = [await quoteOf(buyer), await quoteOf(buyer)];
  await db().execute(sql`update quotes set ends_at = now() - interval '366 days' where id = ${old}`);
  await db().execute(sql`update quotes set ends_at = now() - interval '364 days' where id = ${young}`);
  await forgetQuotes(opened.shop);
  const { call } = await opened.asOperator("owner");
  expect((await call(calls.getQuote, { quote_id: old })).ok).toBe(false);
  expect(value(await call(calls.getQuote, { quote_id: young })).quote.state).toBe("over");
  value(await call(closeDeskMember, { member_id: buyer.member.id, reason: "ご本人のご依頼" }));
  expect((await call(calls.getQuote, { quote_id: young })).ok).toBe(false);
});

test("no order is drawn up of more pieces than its customer could order, whatever their sizes", async () => {
  const buyer = await openBuyer(opened);
  const { call } = await opened.asOperator("orders");
  const lines = [300, 201].map((quantity, index) => ({ product_id: buyer.productId, size_id: 23 + index, quantity }));
  expect(await call(calls.makeQuote, draftOf(buyer, { lines }))).toMatchObject({
    failure: { code: "quotes/too-many-pieces", detail: { name: "夏祭りのTシャツ", limit: 500 } },
  });
  expect((await call(calls.makeQuote, draftOf(buyer, { lines: lines.slice(0, 1) }))).ok).toBe(true);
});

test("no order of silk screen is drawn up of fewer pieces than are worth a screen", async () => {
  const buyer = await openBuyer(opened);
  await db().execute(sql`update my_items set method_id = 71 where product_id = ${buyer.productId}`);
  const { call } = await opened.asOperator("orders");
  const basis = value(await call(calls.getQuoteBasis, { member_id: buyer.member.id }));
  expect(basis.items).toMatchObject([{ minimum_quantity: 20 }]);
  const draw = (...quantities: [number, number]) =>
    call(
      calls.makeQuote,
      draftOf(buyer, {
        lines: quantities.map((quantity, index) => ({ product_id: buyer.productId, size_id: 23 + index, quantity })),
      }),
    );
  expect(await draw(10, 9)).toMatchObject({
    failure: { code: "quotes/too-few-for-screens", message: expect.stringContaining("20点から") },
  });
  // Sizes may be mixed; and the price can be asked for of fewer, while the numbers are typed in.
  const { quote_id } = value(await draw(10, 10));
  const lines = `${buyer.productId}-23-3`;
  expect(value(await call(calls.priceQuote, { member_id: buyer.member.id, lines })).totals.total).toBeGreaterThan(0);
  const { request_key: _, member_id: __, ...few } = draftOf(buyer);
  expect(await call(calls.changeQuote, { quote_id, revision: 1, ...few })).toMatchObject({
    failure: { code: "quotes/too-few-for-screens" },
  });
});

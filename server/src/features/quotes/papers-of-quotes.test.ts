import { getCounterOrder } from "@surimono/contract/counter";
import { getDocument, getDocumentFile, listDocuments, orderEstimate } from "@surimono/contract/documents";
import * as calls from "@surimono/contract/quotes";
import { addDays, dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { subjectsWrittenTo } from "../members/testing/index.ts";
import { openBuyer, placeCart, type TestBuyer } from "../orders/testing/index.ts";
import { makeTestQuote } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const inDays = (days: number) => addDays(dayInJapan(opened.shop.now()), days);

const quoteOf = ({ member, productId, addressId }: TestBuyer, agreedTotal: number) =>
  makeTestQuote(opened.shop, { memberId: member.id, productId, sizeId: 23, addressId, agreedTotal });

const changeOf = ({ productId, addressId }: TestBuyer, quote_id: string) => ({
  ...{ quote_id, revision: 1, lines: [{ product_id: productId, size_id: 23, quantity: 3 }], address_id: addressId },
  ...{ agreed_reason: "", words: "3点に変えました。", until: inDays(9) },
});

const lettersTo = async ({ member }: TestBuyer) =>
  (await subjectsWrittenTo(opened.shop.database, member.email)).filter((subject) => subject.includes("お見積り"));

test("a draft that is sent has one estimate with its sums and its last day (rule documents-quote)", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { call } = await opened.asOperator("support");
  const quote_id = await quoteOf(buyer, 5000);
  const { sent_at } = value(await call(calls.getQuote, { quote_id }));
  value(await call(calls.sendQuote, { quote_id, revision: 1, sent_at }));
  const listed = value(await buyer.call(listDocuments, { kind: "estimate" })).documents;
  expect(listed).toMatchObject([{ amount: 5000, order_ids: [] }]);
  const { estimate } = value(await buyer.call(calls.openQuote, { quote_id }));
  expect(estimate).toEqual({ document_id: listed[0]?.document_id, number: listed[0]?.number });
  const document_id = estimate?.document_id ?? "";
  const { sheet, ...document } = value(await buyer.call(getDocument, { document_id }));
  expect(document).toMatchObject({ quote: { quote_id, until: inDays(7) } });
  expect(document.estimate).toBeUndefined();
  expect(sheet).toMatchObject({
    ...{ sum: { amount: 5000 }, taxes: [{ rate: 1000, amount: 5000, tax: 454 }] },
    groups: [{ lines: [{ quantity: 2, amount: 5632 }], extras: [{ amount: -632 }, { label: "送料", amount: 0 }] }],
  });
  expect(sheet.facts).toContainEqual({ name: "有効期限", value: slashedDay(inDays(7)) });
  // It is not of the cart: its price is kept by the page of the draft.
  expect(await buyer.call(orderEstimate, { document_id })).toMatchObject({
    failure: { code: "documents/estimate-over" },
  });
  const mine = value(await buyer.call(getDocumentFile, { document_id })) as Blob;
  const theirs = value(await call(calls.getQuoteDocument, { quote_id, document_id })) as Blob;
  expect(await theirs.text()).toBe(await mine.text());
  expect((await mine.text()).slice(0, 5)).toBe("%PDF-");
});

test("only the estimates of the draft that is asked for are handed out", async () => {
  const buyer = await openBuyer(opened);
  const { call } = await opened.asOperator("support");
  const [one, other] = [await quoteOf(buyer, 5000), await quoteOf(buyer, 4000)];
  const { documents } = value(await call(calls.getQuote, { quote_id: one }));
  expect(documents).toMatchObject([{ amount: 5000 }]);
  const document_id = documents[0]?.document_id ?? "";
  expect(await call(calls.getQuoteDocument, { quote_id: other, document_id })).toMatchObject({
    failure: { code: "documents/no-such-document" },
  });
});

test("a change of what was sent brings one letter and an estimate of its own (rule quotes-told)", async () => {
  const buyer = await openBuyer(opened);
  const { call } = await opened.asOperator("orders");
  const quote_id = await quoteOf(buyer, 5000);
  value(await call(calls.changeQuote, changeOf(buyer, quote_id)));
  expect(await lettersTo(buyer)).toEqual(["【SURIMONO】お見積りのご案内", "【SURIMONO】お見積りの内容が変わりました"]);
  const { documents } = value(await call(calls.getQuote, { quote_id }));
  expect(documents.map(({ amount }) => amount)).toEqual([8448, 5000]);
  const { estimate } = value(await buyer.call(calls.openQuote, { quote_id }));
  expect(estimate?.document_id).toBe(documents[0]?.document_id);
});

test("what was not read is neither changed, sent nor withdrawn, and a press that came twice is told of once (rule quotes-as-read)", async () => {
  const buyer = await openBuyer(opened);
  const { call } = await opened.asOperator("orders");
  const quote_id = await quoteOf(buyer, 5000);
  const { revision, sent_at } = value(await call(calls.getQuote, { quote_id }));
  const moved = { failure: { code: "quotes/moved-meanwhile" } };
  const again = { quote_id, revision, sent_at };
  value(await call(calls.sendQuote, again));
  expect(await call(calls.sendQuote, again)).toMatchObject(moved);
  const change = { ...changeOf(buyer, quote_id), revision };
  value(await call(calls.changeQuote, change));
  expect(await call(calls.changeQuote, change)).toMatchObject(moved);
  expect(await call(calls.revokeQuote, { quote_id, revision, reason: "x" })).toMatchObject(moved);
  const now = value(await call(calls.getQuote, { quote_id }));
  expect(await call(calls.sendQuote, { ...again, sent_at: now.sent_at })).toMatchObject(moved);
  expect(await lettersTo(buyer)).toHaveLength(3);
  expect(now).toMatchObject({ revision: 2, documents: [{ amount: 8448 }, { amount: 5000 }] });
});

test("a change of what was never sent is told to nobody", async () => {
  const buyer = await openBuyer(opened);
  const { call } = await opened.asOperator("orders");
  const { quote_id: _, revision: __, ...draft } = changeOf(buyer, "");
  const wish = { ...draft, request_key: crypto.randomUUID(), member_id: buyer.member.id };
  const { quote_id } = value(await call(calls.makeQuote, wish));
  value(await call(calls.changeQuote, changeOf(buyer, quote_id)));
  expect(await lettersTo(buyer)).toEqual([]);
  expect(value(await call(calls.getQuote, { quote_id })).documents).toEqual([]);
});

test("goods of earlier orders come with sizes and pieces, as far as they can be made (rule quotes-again)", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { call } = await opened.asOperator("support");
  const first = value(await placeCart(buyer, 1, { 23: 3, 24: 2 }));
  const again = value(await placeCart(buyer, 1, { 23: 1 }));
  const basis = async () => value(await call(calls.getQuoteBasis, { member_id: buyer.member.id }));
  const line = { product_id: buyer.productId, name: "夏祭りのTシャツ" };
  expect((await basis()).orders).toMatchObject([
    { order_number: again.order_number, lines: [{ ...line, size_id: 23, quantity: 1 }], gone: 0 },
    {
      ...{ order_number: first.order_number, placed_on: dayInJapan(opened.shop.now()), gone: 0 },
      lines: expect.arrayContaining([
        expect.objectContaining({ ...line, size_id: 23, quantity: 3 }),
        expect.objectContaining({ ...line, size_id: 24, quantity: 2 }),
      ]),
    },
  ]);
  await opened.shop.database.db.execute(
    sql`update my_items set size_ids = array[24] where product_id = ${buyer.productId}`,
  );
  expect((await basis()).orders.map(({ lines, gone }) => [lines.length, gone])).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test("what a draft is drawn up of can be chosen again, however many my items came since", async () => {
  const buyer = await openBuyer(opened);
  const { call } = await opened.asOperator("orders");
  const quote_id = await quoteOf(buyer, 5000);
  await opened.shop.database.db.execute(sql`
    insert into my_items select (jsonb_populate_record(m, jsonb_build_object('product_id', 900000 + n, 'update_time', now()))).*
    from my_items m, generate_series(1, 200) n where m.product_id = ${buyer.productId}`);
  const member_id = buyer.member.id;
  const idsOf = async (more: object) =>
    value(await call(calls.getQuoteBasis, { member_id, ...more })).items.map(({ product_id }) => product_id);
  expect(await idsOf({})).not.toContain(buyer.productId);
  const all = await idsOf({ quote_id });
  expect([all.length, all.at(-1)]).toEqual([201, buyer.productId]);
});

test("the order and its draft name each other", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { call } = await opened.asOperator("orders");
  const quote_id = await quoteOf(buyer, 5000);
  const { order_number } = value(await buyer.call(calls.orderQuote, { quote_id, revision: 1, payment_type: 1 }));
  expect(value(await call(getCounterOrder, { order_number })).quote_id).toBe(quote_id);
  expect(value(await call(calls.getQuote, { quote_id })).quote.order_number).toBe(order_number);
  const usual = value(await placeCart(buyer, 1));
  expect(value(await call(getCounterOrder, { order_number: usual.order_number })).quote_id).toBeNull();
});

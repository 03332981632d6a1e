import { randomUUID } from "node:crypto";
import {
  getCounterDocument,
  getCounterOrder,
  getCounterPapers,
  issueCounterDocument,
  noteCounterOrder,
  refundCounterAmount,
  refundCounterPieces,
  resendCounterLetter,
  revealCounterOrder,
  weighCounterRefund,
} from "@surimono/contract/counter";
import { getDocument, getOrderDocuments } from "@surimono/contract/documents";
import { getOrder, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readLetters } from "../members/testing/index.ts";
import { actAtPayPage, openBuyer, placeCart, waitUntil } from "../orders/testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** Paid by card, and too old for its buyer to cancel. */
async function placePaid() {
  const buyer = await openBuyer(shop);
  const { order_id, order_number, payment_url } = value(await placeCart(buyer, 2, { 23: 3 }));
  await actAtPayPage(payment_url, "pay");
  value(await buyer.call(getPaymentResult, { order_id }));
  await shop.shop.database.db.execute(
    sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${order_id}`,
  );
  return { buyer, order_id, order_number, look: async () => value(await buyer.call(getOrder, { order_id })) };
}

test("the counter shows every word of the gateway, and each letter, which can be sent again", async () => {
  const { buyer, order_id, order_number } = await placePaid();
  const { call } = await shop.asOperator("support");
  const papers = value(await call(getCounterPapers, { order_number }));
  expect(papers.attempts).toMatchObject([{ attempt: 1, state: "paid" }]);
  expect(papers.events).toMatchObject([{ type: "captured", amount: papers.attempts[0]?.amount }]);
  const [letter] = papers.letters;
  expect(papers.letters).toHaveLength(1);
  expect(letter?.text).toContain(order_number);
  const again = { order_number, letter_id: letter?.letter_id ?? "", request_key: randomUUID() };
  for (const _twice of [1, 2]) value(await call(resendCounterLetter, again));
  for (const text of ["お電話あり", "折り返し済み"]) {
    const note = { order_number, request_key: randomUUID(), text };
    for (const _twice of [1, 2]) value(await call(noteCounterOrder, note));
  }
  const { notes } = value(await call(getCounterOrder, { order_number }));
  expect(notes.map(({ text }) => text)).toEqual(["お電話あり", "折り返し済み"]);
  await waitUntil("both", async () => {
    const sent = await readLetters(`${shop.dataDir}/mail`, buyer.member.email);
    return sent.filter(({ subject, text }) => subject === letter?.subject && text === letter.text).length === 2;
  });
  const after = value(await call(getCounterPapers, { order_number }));
  expect(after.letters).toHaveLength(2);
  // Whoever may not see people reads no addresses in letters either.
  const masked = value(await (await shop.asOperator("finance")).call(getCounterPapers, { order_number }));
  expect(masked.letters.map(({ text }) => text)).toEqual(["", ""]);
  // Nor in notes, which say who wrote them still (decision 440).
  const hidden = async () =>
    value(await (await shop.asOperator("finance")).call(getCounterOrder, { order_number })).notes;
  expect((await hidden()).map(({ text }) => text)).toEqual(["", ""]);
  expect((await hidden()).map(({ author }) => author)).toEqual(notes.map(({ author }) => author));
  await shop.shop.database.db.execute(sql`update orders set fulfilment = 'shipped' where id = ${order_id}`);
  expect(value(await call(getCounterOrder, { order_number })).notes.map(({ text }) => text)).toEqual(["", ""]);
  const shown = value(await call(revealCounterOrder, { order_number, reason: "お問い合わせ" }));
  expect(shown.notes).toEqual(notes);
});

test("a document is issued for the buyer, once for a count, and read by both", async () => {
  const { buyer, order_id, order_number } = await placePaid();
  const { call } = await shop.asOperator("finance");
  const wish = { order_number, kind: "receipt", recipient: "摺物商店", honorific: "御中" } as const;
  const [one, other] = await Promise.all([1, 2].map(() => call(issueCounterDocument, { ...wish, issue: 1 })));
  const first = value(one as NonNullable<typeof one>);
  expect(value(other as NonNullable<typeof other>).document_id).toBe(first.document_id);
  const again = value(await call(issueCounterDocument, { ...wish, issue: 2 }));
  expect(again.copy_of).toBe(first.number);
  const own = value(await buyer.call(getOrderDocuments, { order_id }));
  expect(own.documents.map(({ number }) => number)).toEqual(expect.arrayContaining([first.number, again.number]));
  const file = value(await call(getCounterDocument, { order_number, document_id: first.document_id })) as Blob;
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const elsewhere = (await placePaid()).order_number;
  expect(await call(getCounterDocument, { order_number: elsewhere, document_id: first.document_id })).toMatchObject({
    failure: { code: "documents/no-such-document" },
  });
});

test("an amount for nothing in particular goes back once, and never more than is left (rule orders-refund-amount)", async () => {
  const { buyer, order_id, order_number, look } = await placePaid();
  const { call } = await shop.asOperator("finance");
  const { total } = await look();
  const refund = (amount: number) => call(refundCounterAmount, { order_number, amount, reason: "おわび" });
  expect(await refund(total + 1)).toMatchObject({ failure: { code: "orders/more-than-kept" } });
  const both = await Promise.all([refund(total - 500), refund(total - 500)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  await waitUntil("it went back", async () => (await look()).refunded_total === total - 500);
  const order = await look();
  expect(order.refunds).toMatchObject([{ amount: total - 500, parcel_number: null, pieces: [], delivery_fee: 0 }]);
  expect(order.kept_taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(500);
  const papers = value(await call(getCounterPapers, { order_number }));
  expect(papers.refunds).toMatchObject([{ amount: total - 500, state: "done", reason: "おわび" }]);
  const { documents } = value(await buyer.call(getOrderDocuments, { order_id }));
  const returned = documents.find(({ kind }) => kind === "return");
  const { sheet } = value(await buyer.call(getDocument, { document_id: returned?.document_id ?? "" }));
  expect(sheet.sum.amount).toBe(total - 500);
  const letters = async () =>
    (await readLetters(`${shop.dataDir}/mail`, buyer.member.email)).filter(({ subject }) => subject.includes("返金"));
  await waitUntil("the letter", async () => (await letters()).length === 1);
  expect((await letters())[0]?.text).not.toContain("返金の対象");
});

test("a refund whose answer was lost is made once, however often it is asked for", async () => {
  const { order_number, look } = await placePaid();
  const { call } = await shop.asOperator("finance");
  const [line] = (await look()).lines;
  const pieces = [{ line_id: line?.line_id ?? "", quantity: 1 }];
  const of = { order_number, reason: "おわび" };
  const asked = [
    (request_key: string) => call(refundCounterAmount, { ...of, request_key, amount: 500 }),
    (request_key: string) =>
      call(refundCounterPieces, { ...of, request_key, parcel_number: 1, pieces, with_delivery: false }),
  ];
  for (const [index, ask] of asked.entries()) {
    const key = randomUUID();
    const [one, other] = (await Promise.all([ask(key), ask(key)])).map(value);
    expect(one).toEqual(other);
    expect(value(await ask(key))).toEqual(one);
    await waitUntil("it went back", async () => (await look()).refunds.length === index + 1);
  }
  value((await asked[0]?.(randomUUID())) ?? { ok: true, value: undefined });
  await waitUntil("another one", async () => (await look()).refunds.length === 3);
});

test("a refund of nothing is refused: one destination has no fee that could go back without pieces", async () => {
  const { order_number } = await placePaid();
  const { call } = await shop.asOperator("finance");
  const wish = { order_number, parcel_number: 1, pieces: [], reason: "遅れ" };
  for (const with_delivery of [true, false])
    expect(await call(refundCounterPieces, { ...wish, with_delivery })).toMatchObject({
      failure: { code: "orders/nothing-to-refund" },
    });
});

test("what pieces would give back is said first, and no other sum goes back than the one that was said", async () => {
  const { order_number, look } = await placePaid();
  const { call } = await shop.asOperator("finance");
  const { lines } = await look();
  const line_id = lines[0]?.line_id ?? "";
  const weigh = (pieces: string) => call(weighCounterRefund, { order_number, parcel_number: 1, pieces });
  const { amount } = value(await weigh(`${line_id}:1`));
  expect(value(await weigh(`${line_id}:2`)).amount).toBeGreaterThan(amount);
  expect(await weigh("")).toMatchObject({ failure: { code: "orders/nothing-to-refund" } });
  expect(await weigh(`${line_id}:9999`)).toMatchObject({ failure: { code: "orders/more-than-parcel" } });
  expect(await weigh("drop,table")).toMatchObject({ failure: { code: "request/malformed" } });
  const wish = { order_number, parcel_number: 1, pieces: [{ line_id, quantity: 1 }], with_delivery: false };
  const refund = (sum: number) => call(refundCounterPieces, { ...wish, amount: sum, reason: "汚れ" });
  expect(await refund(amount + 1)).toMatchObject({ failure: { code: "orders/refund-differs" } });
  expect(value(await refund(amount))).toEqual({ amount });
});

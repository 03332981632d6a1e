import { randomUUID } from "node:crypto";
import { getBills } from "@surimono/contract/billing";
import { saveDestinations } from "@surimono/contract/cart";
import { placeOrder } from "@surimono/contract/orders";
import { formatYen } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { value } from "../../testing/index.ts";
import { onMoved } from "../../wiring/hooks.ts";
import { findDocument, ordersInLetter } from "../documents/index.ts";
import { advanceOrder, cancelParcel, listOrderLetters, refundPieces } from "../orders/index.ts";
import { ADDRESS, fillCart, type TestBuyer } from "../orders/testing/index.ts";
import { readLedger } from "./billing.store.ts";
import { returnOrder } from "./return-order.ts";
import { type Billing, openBilling } from "./testing/index.ts";

let billing: Billing;
beforeAll(async () => {
  // Without the clock: no job runs between two steps, and letters stay in their queue.
  billing = await openBilling(undefined, { ROLE: "web", DATABASE_URL: "postgres://elsewhere/shop" });
});
afterAll(() => billing.opened.stop());

const db = () => billing.desk.database.db;

/** Four pieces of one line to two places, and two of another to a third. */
async function placeForThree(buyer: TestBuyer) {
  const cart = await fillCart(buyer, { 23: 4, 24: 2 });
  const [first, second] = cart.lines.map(({ line_id }) => line_id);
  const destinations = [first, first, second].map((line_id = "") => ({
    ...{ destination_id: randomUUID(), address: ADDRESS },
    pieces: [{ line_id, quantity: 2 }],
  }));
  const { totals } = value(await buyer.call(saveDestinations, { several: true, destinations }));
  const said = { cart_id: cart.cart_id, expected_total: totals.total, payment_type: 1 as const };
  return value(await buyer.call(placeOrder, said));
}

async function lettersTo({ member }: TestBuyer, subject: string) {
  const { rows } = await db().execute<{ text: string; pictures: unknown[] }>(sql`
    select data->>'text' as text, data->'pictures' as pictures from pgboss.job where name = 'send-mail'
      and data->>'to' = ${member.email} and data->>'subject' like ${`%${subject}%`} order by created_on`);
  return rows;
}

test("a bill of which everything was taken off says so, not that it was paid", async () => {
  const { at, send, close, business, desk } = billing;
  at("2027-02-10");
  const buyer = await business();
  const { order_number: number } = await send(buyer);
  await close("2027-03-01");
  value(await returnOrder(desk, { number, amount: undefined, reason: "汚れ" }));
  const { bills } = value(await buyer.call(getBills, {}));
  expect(bills).toMatchObject([{ state: "returned", state_name: "全額減額", open: 0, paid: 0 }]);
  const [letter] = await lettersTo(buyer, "減額のお知らせ");
  expect(letter?.text).toContain("減額後のご注文の金額：¥ 0（税込）");
});

test("what is taken off before the closing says what the next bill asks for, and is kept with the order's letters", async () => {
  const { at, send, business, desk } = billing;
  at("2027-04-10");
  const buyer = await business();
  const { order_id, order_number: number } = await send(buyer);
  const { kept } = value(await returnOrder(desk, { number, amount: 500, reason: "汚れ" }));
  value(await returnOrder(desk, { number, amount: undefined, reason: "汚れ" }));
  const [part, whole] = await lettersTo(buyer, "減額のお知らせ");
  expect(part?.text).toContain(`次の請求書では、減額後の金額（${formatYen(kept)}）をご請求します。`);
  expect(whole?.text).toContain("このご注文のご請求はありません。");
  expect(whole?.text).not.toContain("次の請求書では");
  const letters = await listOrderLetters(db(), { userId: buyer.member.id, orderId: order_id });
  expect(letters.filter(({ subject }) => subject.includes("減額")).map(({ text }) => text)).toEqual([
    part?.text,
    whole?.text,
  ]);
});

test("letters about a bill and what is taken off it leave out parcels that were taken out, and say what was given back", async () => {
  const { at, day, business, close, opened, desk } = billing;
  at("2026-11-10");
  const buyer = await business();
  const { order_number: number } = await placeForThree(buyer);
  at(day(), "13:00");
  const moving = { ...opened.shop, onMoved };
  const now = opened.shop.now();
  const reason = "ご希望により";
  value(await cancelParcel(moving, { number, parcel: 3, reason, from: "preparing" }, now));
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from order_lines where user_id = ${buyer.member.id} and quantity = 4`,
  );
  const pieces = rows.map(({ id: lineId }) => ({ lineId, quantity: 1 }));
  value(await refundPieces(moving, { number, parcel: 1, pieces, withDelivery: false, reason }, now));
  for (const step of ["printing", "packed", "shipped"] as const) value(await advanceOrder(moving, number, step, now));
  await close("2026-12-01");
  const [bill] = (await readLedger(db(), buyer.member.id)).bills;
  const document = await findDocument(db(), buyer.member.id, bill?.documentId ?? "");
  const inBill = document && (await ordersInLetter(db(), document));
  value(await returnOrder(desk, { number, amount: 500, reason }));
  const [returned] = await lettersTo(buyer, "減額のお知らせ");
  for (const text of [inBill?.text, returned?.text]) {
    expect(text).toContain("・M） × 4点（うち1点は減額）");
    expect(text).not.toContain("・L）");
    expect(text).toContain("お届け先：2か所");
  }
});

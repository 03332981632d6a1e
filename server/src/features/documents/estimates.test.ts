import { randomUUID } from "node:crypto";
import {
  addItem,
  changeQuantity,
  chooseDelivery,
  getCart,
  getDestinations,
  putLineBack,
  removeLine,
  saveDestinations,
} from "@surimono/contract/cart";
import { getDocument, getDocumentFile, listDocuments, makeEstimate, orderEstimate } from "@surimono/contract/documents";
import { DAY_MS, dayInJapan } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { timedJob } from "../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import {
  ADDRESS,
  addMyItem,
  fillCart,
  openBuyer,
  placeAgain,
  type TestBuyer,
  waitUntil,
} from "../orders/testing/index.ts";
import { deleteOverdueEstimates } from "./estimates.store.ts";

let opened: TestShop;
let now = new Date();
beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => opened.stop());

type Caller = Pick<TestBuyer, "call">;
const db = () => opened.shop.database.db;
const ask = ({ call }: Caller, request_key: string = randomUUID()) =>
  call(makeEstimate, { request_key, recipient: "版木商会", honorific: "御中" });
const order = ({ call }: Caller, document_id: string) => call(orderEstimate, { document_id });
const cartOf = async ({ call }: Caller) => value(await call(getCart, {}));
const over = { failure: { code: "documents/estimate-over", status: 409 } };

/** As if the prices of the catalogue had risen, or fallen, since it was issued. */
const promiseAt = (documentId: string, price: number) =>
  db().execute(sql`update estimates set promised = jsonb_set(promised, '{lines,0,price}', to_jsonb(${price}::int))
    where document_id = ${documentId}`);

/** An estimate of ten shirts, whose cart was ordered since. */
async function openEstimate(price?: number) {
  const buyer = await openBuyer(opened);
  const cart = await fillCart(buyer, { 23: 10 });
  const { document_id } = value(await ask(buyer));
  value(await placeAgain(buyer, cart, 2));
  await db().execute(sql`update carts set state = 'ordered' where user_id = ${buyer.member.id}`);
  const unit = cart.lines[0]?.unit_price ?? 0;
  if (price !== undefined) await promiseAt(document_id, unit + price);
  return { buyer, document_id, unit, total: cart.totals.total };
}

test("an estimate says what the cart says, once for each press, and leaves the cart as it is", async () => {
  const buyer = await openBuyer(opened);
  const cart = await fillCart(buyer);
  const key = randomUUID();
  const [estimate, again] = (await Promise.all([ask(buyer, key), ask(buyer, key)])).map(value);
  expect(again).toEqual(estimate);
  expect(value(await ask(buyer, key))).toEqual(estimate);
  expect(estimate).toMatchObject({ number: expect.stringMatching(/^M-\d{4}-\d{6}$/), amount: cart.totals.total });
  expect(value(await buyer.call(listDocuments, { kind: "estimate" })).documents).toHaveLength(1);
  const { sheet, estimate: standing } = value(
    await buyer.call(getDocument, { document_id: estimate?.document_id ?? "" }),
  );
  const until = dayInJapan(new Date(now.getTime() + 30 * DAY_MS));
  expect(standing).toEqual({ until, over: false });
  expect(sheet).toMatchObject({ recipient: "版木商会 御中", taxes: cart.totals.taxes, bank: [] });
  expect(sheet.facts).toContainEqual({ name: "有効期限", value: until.replaceAll("-", "/") });
  expect(sheet.groups[0]?.lines).toMatchObject([{ quantity: 2, amount: cart.lines[0]?.amount, rate: 1000 }]);
  const blob: Blob = value(await buyer.call(getDocumentFile, { document_id: estimate?.document_id ?? "" }));
  const pdf = readPdf(Buffer.from(await blob.arrayBuffer()));
  for (const word of ["見積書", "版木商会 御中", "有効期限", opened.shop.env.issuer.invoiceNumber])
    expect(pdf.text.replaceAll("\n", "")).toContain(word);
  expect((await cartOf(buyer)).lines).toEqual(cart.lines);
});

test("a coupon is not promised, and the new member's still counts when the estimate is ordered", async () => {
  const buyer = await openBuyer(opened, { isNew: true });
  const { totals } = await fillCart(buyer, { 23: 2 });
  const coupon = totals.discounts.find(({ kind }) => kind === "coupon")?.amount ?? 0;
  expect(coupon).toBeGreaterThan(0);
  const estimate = value(await ask(buyer));
  expect(estimate.amount).toBe(totals.total + coupon);
  value(await order(buyer, estimate.document_id));
  expect((await cartOf(buyer)).totals.total).toBe(totals.total);
});

test("a cart that goes into the warehouse is estimated without delivery, whatever its split says", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const line_id = (await fillCart(buyer)).lines[0]?.line_id ?? "";
  const destinations = [buyer.addressId, undefined].map((address_id) => ({
    ...{ destination_id: randomUUID(), ...(address_id ? { address_id } : { address: ADDRESS }) },
    pieces: [{ line_id, quantity: 1 }],
  }));
  value(await buyer.call(saveDestinations, { several: true, destinations }));
  const cart = value(await buyer.call(chooseDelivery, { delivery_method: "warehouse" }));
  const { document_id, amount } = value(await ask(buyer));
  expect([amount, cart.totals.delivery_fee]).toEqual([cart.totals.total, 0]);
  const { facts } = value(await buyer.call(getDocument, { document_id })).sheet;
  expect(facts).toContainEqual({ name: "お届け先", value: "倉庫へ入庫" });
  expect(facts).toContainEqual({ name: "納期", value: expect.stringMatching(/入庫$/) });
  value(await buyer.call(chooseDelivery, { delivery_method: "courier" }));
  const sent = value(await ask(buyer));
  expect(sent.amount).toBe((await cartOf(buyer)).totals.total);
  expect(sent.amount).toBe(amount + 770);
});

test("an empty cart has none, nor one with something that cannot be ordered", async () => {
  const buyer = await openBuyer(opened);
  expect(await ask(buyer)).toMatchObject({ failure: { code: "documents/nothing-to-estimate" } });
  await fillCart(buyer);
  await db().execute(sql`update my_items set delete_flag = 1 where user_id = ${buyer.member.id}`);
  expect(await ask(buyer)).toMatchObject({ failure: { code: "documents/cart-not-orderable" } });
});

test("dearer since: it is ordered at its price, however often and from wherever it is pressed", async () => {
  const { buyer, document_id, unit } = await openEstimate(-100);
  const pressed = await Promise.all([0, 1, 2, 3].map(() => order(buyer, document_id)));
  expect(pressed.map(value)).toEqual(pressed.map(() => ({ laid: 1, gone: [], others: 0 })));
  const cart = await cartOf(buyer);
  expect(cart.lines).toMatchObject([{ quantity: 10, unit_price: unit - 100, held_until: expect.any(String) }]);
  const seen = { cart_id: cart.cart_id ?? "", totals: cart.totals };
  const [first, second] = (await Promise.all([placeAgain(buyer, seen, 2), placeAgain(buyer, seen, 2)])).map(value);
  expect(second?.order_id).toBe(first?.order_id);
  const { rows } = await db().execute<{ total: number; price: number }>(sql`
    select total, unit_price as price from orders join order_lines on order_lines.user_id = orders.user_id and order_id = orders.id where orders.id = ${first?.order_id}`);
  expect(rows).toEqual([{ total: cart.totals.total, price: unit - 100 }]);
});

test("cheaper since: the price of the day counts, never more", async () => {
  const { buyer, document_id, unit } = await openEstimate(50);
  value(await order(buyer, document_id));
  expect((await cartOf(buyer)).lines[0]?.unit_price).toBe(unit);
});

test("fewer pieces than were estimated cost what they cost; more keep the price, also if added by hand", async () => {
  const { buyer, document_id, unit } = await openEstimate(-100);
  value(await order(buyer, document_id));
  const [line] = (await cartOf(buyer)).lines;
  const change = async (quantity: number) =>
    value(await buyer.call(changeQuantity, { line_id: line?.line_id ?? "", quantity })).lines[0];
  const few = await change(9);
  expect(few?.unit_price).toBeGreaterThan(unit - 100);
  expect(few?.held_until).toBeUndefined();
  expect((await change(11))?.unit_price).toBe(unit - 100);
  const sizes = [{ size_id: 23, quantity: 1 }];
  const added = value(await buyer.call(addItem, { product_id: buyer.productId, sizes }));
  expect(added.lines).toMatchObject([{ quantity: 12, unit_price: unit - 100, held_until: expect.any(String) }]);
});

test("what lies in the cart already is raised to it and not doubled; other things stay", async () => {
  const buyer = await openBuyer(opened);
  await fillCart(buyer, { 23: 10 });
  const { document_id } = value(await ask(buyer));
  await buyer.call(changeQuantity, {
    line_id: (await cartOf(buyer)).lines[0]?.line_id ?? "",
    quantity: 4,
  });
  await fillCart({ ...buyer, productId: await addMyItem(opened.shop, buyer.member.id, 1001) }, { 25: 1 });
  expect(value(await order(buyer, document_id))).toEqual({ laid: 1, gone: [], others: 1 });
  expect((await cartOf(buyer)).lines.map(({ quantity }) => quantity)).toEqual([10, 1]);
});

test("a promise is no reason for the next one", async () => {
  const { buyer, document_id, total } = await openEstimate(-100);
  value(await order(buyer, document_id));
  expect((await cartOf(buyer)).totals.total).toBeLessThan(total);
  expect(value(await ask(buyer)).amount).toBe(total);
});

test("after its last day it says so; what lies in the cart from it costs what it costs, and so it is placed", async () => {
  const { buyer, document_id, unit } = await openEstimate(-100);
  value(await order(buyer, document_id));
  const cart = await cartOf(buyer);
  now = new Date(now.getTime() + 31 * DAY_MS);
  await db().execute(
    sql`update sessions set expires_at = expires_at + interval '40 days', last_used_at = ${now.toISOString()}
      where user_id = ${buyer.member.id}`,
  );
  expect(await order(buyer, document_id)).toMatchObject(over);
  expect(value(await buyer.call(getDocument, { document_id })).estimate?.over).toBe(true);
  const placed = await placeAgain(buyer, { cart_id: cart.cart_id ?? "", totals: cart.totals }, 2);
  expect(placed).toMatchObject({ failure: { code: "orders/cart-changed" } });
  await db().execute(sql`update cart_lines set touched_at = ${now.toISOString()} where user_id = ${buyer.member.id}`);
  await opened.shop.jobs.enqueue(db(), timedJob("tend-carts"), {});
  await waitUntil("the price of the day", async () => (await cartOf(buyer)).lines[0]?.unit_price === unit);
  expect((await cartOf(buyer)).lines).toMatchObject([{ quantity: 10 }]);
  await deleteOverdueEstimates(db(), now);
  expect(await order(buyer, document_id)).toMatchObject(over);
  expect((await db().execute(sql`select 1 from estimates where document_id = ${document_id}`)).rows).toEqual([]);
});

test("what was redrawn, deleted or withdrawn is named; the rest can be ordered", async () => {
  const buyer = await openBuyer(opened);
  const second = await addMyItem(opened.shop, buyer.member.id, 1001);
  await fillCart(buyer);
  await fillCart({ ...buyer, productId: second });
  const { document_id } = value(await ask(buyer));
  await db().execute(sql`update my_items set version_id = gen_random_uuid() where product_id = ${second}`);
  const words = { name: "夏祭りのTシャツ", message: expect.stringContaining("デザインやタグが変わった") };
  expect(value(await order(buyer, document_id))).toMatchObject({ laid: 1, gone: [words], others: 1 });
  await db().execute(sql`update my_items set delete_flag = 1 where user_id = ${buyer.member.id}`);
  const gone = { message: expect.stringContaining("削除") };
  expect(value(await order(buyer, document_id))).toMatchObject({ laid: 0, gone: [gone, gone] });
});

test("several destinations go with it, their fee is in it, and what was entered since is not written over", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const cart = await fillCart(buyer, { 23: 3 });
  const pieces = [{ line_id: cart.lines[0]?.line_id ?? "", quantity: 1 }];
  const destinations = ["一枚", "二枚", "三枚"].map((last_name) => ({
    ...{ destination_id: randomUUID(), address: { ...ADDRESS, last_name }, pieces },
  }));
  const split = value(await buyer.call(saveDestinations, { several: true, destinations }));
  const estimate = value(await ask(buyer));
  expect(estimate.amount).toBe(split.totals.total);
  await db().execute(sql`delete from carts where user_id = ${buyer.member.id}`);
  value(await order(buyer, estimate.document_id));
  const names = async () =>
    value(await buyer.call(getDestinations, {})).destinations.map((one) => [one.last_name, one.pieces[0]?.quantity]);
  expect(await names()).toEqual([
    ["一枚", 1],
    ["二枚", 1],
    ["三枚", 1],
  ]);
  expect((await cartOf(buyer)).totals.total).toBe(estimate.amount);
  const line_id = (await cartOf(buyer)).lines[0]?.line_id ?? "";
  const other = [{ destination_id: randomUUID(), address: ADDRESS, pieces: [{ line_id, quantity: 3 }] }];
  value(await buyer.call(saveDestinations, { several: true, destinations: other }));
  value(await order(buyer, estimate.document_id));
  expect(await names()).toEqual([["髙橋", 3]]);
});

test("nobody orders from another's estimate, nor from another document", async () => {
  const { buyer, document_id } = await openEstimate();
  const other = await opened.asMember();
  expect(await order(other, document_id)).toMatchObject({ failure: { status: 404 } });
  expect((await cartOf(other)).lines).toEqual([]);
  expect(await order(buyer, randomUUID())).toMatchObject({ failure: { code: "documents/no-such-document" } });
});

test("a line that is taken out and put back keeps the price that was promised, and where its pieces go", async () => {
  const { buyer, document_id, unit } = await openEstimate(-100);
  value(await order(buyer, document_id));
  const line_id = (await cartOf(buyer)).lines[0]?.line_id ?? "";
  const pieces = [{ line_id, quantity: 4 }];
  const to = (last_name: string) => ({ destination_id: randomUUID(), address: { ...ADDRESS, last_name }, pieces });
  value(await buyer.call(saveDestinations, { several: true, destinations: [to("一枚"), to("二枚")] }));
  const before = await cartOf(buyer);
  const { put_back = "" } = value(await buyer.call(removeLine, { line_id }));
  expect((await cartOf(buyer)).lines).toEqual([]);
  // Asked twice, as after a lost answer.
  await Promise.all([1, 2].map(() => buyer.call(putLineBack, { put_back })));
  expect(await cartOf(buyer)).toEqual(before);
  expect(before.lines).toMatchObject([{ unit_price: unit - 100, quantity: 10 }]);
  const { destinations } = value(await buyer.call(getDestinations, {}));
  expect(destinations.map((one) => one.pieces)).toEqual([pieces, pieces]);
  // Nobody else has it, and nobody can write one.
  const refused = { failure: { code: "cart/no-such-line" } };
  expect(await (await openBuyer(opened)).call(putLineBack, { put_back })).toMatchObject(refused);
  expect(await buyer.call(putLineBack, { put_back: `x${put_back}` })).toMatchObject(refused);
});

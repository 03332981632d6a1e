import { listDocuments } from "@surimono/contract/documents";
import { ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { issue } from "../documents/testing/index.ts";
import { fillCart, placeAgain } from "../orders/testing/index.ts";
import { readLedger, setCreditLimit } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { closeMonth } from "./close-month.ts";
import { judgeInvoice } from "./invoice-standing.ts";
import { type Billing, openBilling } from "./testing/index.ts";

// Two apps with a pool each on one database, as two machines are: within one pool a connection that waits may be the only one.
let billing: Billing;
let second: TestShop;
let desks: readonly BillingDesk[];

beforeAll(async () => {
  billing = await openBilling();
  const { databaseUrl, dataDir, shop } = billing.opened;
  second = await openTestShop({ databaseUrl, dataDir, now: shop.now, variables: billing.variables });
  desks = [billing.desk, { ...billing.desk, ...second.shop }];
});
afterAll(async () => {
  await second.stop();
  await billing.opened.stop();
});

const db = () => billing.desk.database.db;

test("both close a month while its buyer asks for a 請求書 of one order: each order is on one bill, no number is missing", async () => {
  const { at, send, business } = billing;
  at("2027-02-10");
  const buyers = [await business(), await business(), await business()];
  const asked: string[] = [];
  for (const buyer of buyers) {
    await send(buyer);
    asked.push((await send(buyer)).order_id);
  }
  at("2027-03-01", "00:20");
  await Promise.all([
    ...[...desks, ...desks].map((desk) => closeMonth(desk)),
    ...buyers.map((buyer, index) => issue(buyer, asked[index] ?? "", "invoice")),
  ]);
  for (const desk of desks) await closeMonth(desk);
  for (const { call, member } of buyers) {
    const { documents } = value(await call(listDocuments, { kind: "invoice" }));
    const ledger = await readLedger(db(), member.id);
    expect(new Set(ledger.orders.map(({ orderId }) => orderId)).size).toBe(2);
    expect(ledger.orders).toHaveLength(2);
    expect(documents.length).toBeLessThanOrEqual(2);
    const billed = ledger.bills.reduce((sum, { amount }) => sum + amount, 0);
    expect(ledger.orders.reduce((sum, { amount }) => sum + amount, 0)).toBe(billed);
  }
  const { rows } = await db().execute<{ count: number }>(
    sql`select count from documents where kind = 'invoice' and year = 2027 order by count`,
  );
  expect(rows.map(({ count }) => count)).toEqual(rows.map((_, index) => index + 1));
});

test("of orders at once in both only as many are placed as the limit has room for", async () => {
  const { at, place, business } = billing;
  at("2027-04-10");
  const buyer = await business();
  const userId = buyer.member.id;
  const { order_id } = await place(buyer);
  const { rows } = await db().execute<{ total: number }>(sql`select total from orders where id = ${order_id}`);
  const total = rows[0]?.total ?? 0;
  await setCreditLimit(db(), userId, 4 * total);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const desk = desks[index % 2] as BillingDesk;
      return desk.database.inTransaction(async (tx) => {
        const problem = (await judgeInvoice(desk).hold(tx, userId))(total);
        if (!problem)
          await tx.execute(sql`
            insert into orders overriding user value
            select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'cart_id', null))).* from orders o
            where id = ${order_id}`);
        return ok(problem);
      });
    }),
  );
  expect(answers.filter((answer) => answer.ok && answer.value === undefined)).toHaveLength(3);
});

test("one cart by both at once, while a month is closed: one order, and its buyer owes it once", async () => {
  const { at, send, business } = billing;
  at("2027-05-10");
  const buyer = await business();
  await send(buyer);
  const cart = await fillCart(buyer);
  at("2027-06-01", "00:20");
  const calls = [buyer.call, second.callAs(buyer.token, "b2b")];
  const [placed] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, (_, index) => placeAgain(buyer, cart, 1, calls[index % 2]))),
    ...desks.map((desk) => closeMonth(desk)),
  ]);
  expect(new Set(placed.map((answer) => value(answer).order_id)).size).toBe(1);
  const { rows } = await db().execute<{ orders: number; bills: number }>(sql`
    select (select count(*)::int from orders where user_id = ${buyer.member.id} and lifecycle = 'placed') as orders,
      (select count(*)::int from bills where user_id = ${buyer.member.id}) as bills`);
  expect(rows).toEqual([{ orders: 2, bills: 1 }]);
});

test("a 請求書 that an older release issued without a bill is the bill of its order", async () => {
  const { at, send, business, close } = billing;
  at("2027-07-10");
  const buyer = await business();
  const { order_id } = await send(buyer);
  const first = value(await issue(buyer, order_id, "invoice"));
  // As it was before there were bills.
  await db().execute(sql`alter table bill_orders disable trigger bill_orders_kept`);
  await db().execute(sql`alter table bills disable trigger bills_kept`);
  await db().execute(sql`delete from bills where user_id = ${buyer.member.id}`);
  await db().execute(sql`alter table bills enable trigger bills_kept`);
  await db().execute(sql`alter table bill_orders enable trigger bill_orders_kept`);
  await close("2027-08-01");
  await close("2027-08-02");
  const { bills, orders } = await readLedger(db(), buyer.member.id);
  expect(bills).toMatchObject([{ documentId: first.document_id, amount: first.amount }]);
  expect(orders).toMatchObject([{ orderId: order_id, amount: first.amount }]);
  expect(value(await buyer.call(listDocuments, { kind: "invoice" })).documents).toHaveLength(1);
});

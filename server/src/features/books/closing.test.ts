import { randomUUID } from "node:crypto";
import {
  closeBookDay,
  fetchGatewayReport,
  getBookDay,
  listBookDays,
  settleDifference,
  takeGatewayReport,
} from "@surimono/contract/books";
import { chooseMiles } from "@surimono/contract/cart";
import { cancelOrder, getPaymentResult } from "@surimono/contract/orders";
import { sendStored } from "@surimono/contract/warehouse";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobKind } from "../../platform/jobs/index.ts";
import { askOperator } from "../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { giveTestMiles } from "../miles/testing/index.ts";
import {
  actAtPayPage,
  cartOf,
  fillCart,
  openBuyer,
  placeAgain,
  placeCart,
  waitUntil,
} from "../orders/testing/index.ts";
import { orderIntoWarehouse, stocksOf } from "../warehouse/testing/index.ts";
import { findBroken } from "./closing/closings.store.ts";

const DAY = "2026-12-01";
let shop: TestShop;
let now = new Date(`${DAY}T12:00:00+09:00`);
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.stop());

const base64 = (text: string) => Buffer.from(text).toString("base64");
const HEAD = "balance_transaction_id,created_utc,currency,gross,fee,reporting_category,source_id,payment_intent_id\n";

test("a day is closed once against the gateway's report, and what is found later is a correction (rule books-closing)", async () => {
  const { db } = shop.shop.database;
  const totals: number[] = [];
  for (const isNew of [false, true]) {
    const placed = value(await placeCart(await openBuyer(shop, { isNew })));
    await actAtPayPage(placed.payment_url, "pay");
    const { order_id } = placed;
    await waitUntil("the money", async () => {
      const { rows } = await db.execute<{ total: number }>(
        sql`select total from orders where id = ${order_id}::uuid and payment = 'paid'`,
      );
      if (rows[0]) totals.push(rows[0].total);
      return rows.length === 1;
    });
  }
  value(await placeCart(await openBuyer(shop, { kind: "business" }), 1));
  let { call, name } = await shop.asOperator("finance");
  const look = async () => value(await call(getBookDay, { day: DAY }));
  const closing = async () => ({ day: DAY, parts: (await look()).parts.length, seen: (await look()).seen, note: "" });
  expect(await call(closeBookDay, await closing())).toMatchObject({ failure: { code: "books/day-not-over" } });
  expect(await call(fetchGatewayReport, { day: DAY })).toMatchObject({ failure: { code: "books/day-not-over" } });

  now = new Date("2026-12-02T09:00:00+09:00");
  // A session ends after two hours.
  ({ call, name } = await shop.asOperator("finance"));
  const other = await shop.asOperator("owner");
  const [cheap = 0, dear = 0] = totals.toSorted((one, two) => one - two);
  const sumOf = async (way: string) => (await look()).sums.find((sum) => sum.way === way);
  expect(await sumOf("card")).toMatchObject({ count: 2, taken: cheap + dear, refunded: 0, fee: 0 });
  expect(await sumOf("invoice")).toMatchObject({ count: 1 });
  expect((await sumOf("coupon"))?.taken).toBe(dear - cheap);
  expect((await look()).differences.map(({ what }) => what)).toEqual(["missing-there", "missing-there"]);
  expect(await call(closeBookDay, await closing())).toMatchObject({ failure: { code: "books/differences-open" } });

  // By the gateway's own protocol; a second time it is the same report.
  expect(value(await call(fetchGatewayReport, { day: DAY }))).toEqual({ state: "taken", added: 2, lines: 2 });
  expect(value(await call(fetchGatewayReport, { day: DAY }))).toEqual({ state: "taken", added: 0, lines: 2 });
  expect((await look()).differences).toEqual([]);
  expect((await sumOf("card"))?.fee).toBe(Math.round(cheap * 0.036) + Math.round(dear * 0.036));

  // A file that knows a payment the shop does not.
  const strange = `${HEAD}txn_x,2026-12-01 03:00:00,jpy,700,25,charge,ch_x,pi_x\n`;
  const file = { name: "report.csv", file: base64(strange), mapping: null };
  expect(value(await call(takeGatewayReport, file))).toEqual({ added: 1, lines: 1 });
  expect(value(await call(takeGatewayReport, file))).toEqual({ added: 0, lines: 1 });
  expect(await call(takeGatewayReport, { ...file, file: base64("x\n1\n") })).toMatchObject({
    failure: { code: "books/unreadable" },
  });
  const [difference] = (await look()).differences;
  expect(difference).toMatchObject({ what: "missing-here", reference: "pi_x", theirs: 700, is_settled: false });
  const settle = { day: DAY, key: difference?.key ?? "", settled: true, note: "ほかのお店の分" };
  value(await call(settleDifference, settle));
  value(await call(settleDifference, { ...settle, settled: false, note: "もう一度" }));
  expect(await call(closeBookDay, await closing())).toMatchObject({ failure: { code: "books/differences-open" } });
  value(await call(settleDifference, settle));

  const wish = await closing();
  expect(await call(closeBookDay, { ...wish, seen: "x" })).toMatchObject({ failure: { code: "books/day-changed" } });
  const both = await Promise.all([call(closeBookDay, wish), other.call(closeBookDay, wish)]);
  expect(both.filter(({ ok }) => ok)).toMatchObject([{ value: { part: 0 } }]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    failure: { code: "books/closed-before", message: expect.stringContaining("ほかの担当者が先に締めました") },
  });
  expect(await call(closeBookDay, await closing())).toMatchObject({ failure: { code: "books/nothing-changed" } });
  const closed = value(await call(listBookDays, { month: "2026-12" })).days;
  expect(closed).toMatchObject([{ day: DAY, closed: { corrections: 0 } }]);

  // Learnt a day later: a refund made on the day itself.
  await db.execute(sql`insert into payment_events (user_id, order_id, id, provider, provider_ref, type, amount, recorded_at)
    select user_id, order_id, gen_random_uuid(), provider, 're_late', 'refunded', 300, recorded_at from payment_events limit 1`);
  const late = await look();
  expect(late.change).toMatchObject([{ way: "card", refunds: 1, refunded: 300, taken: 0 }]);
  expect(late.differences.map(({ reference, is_settled }) => [reference, is_settled])).toEqual([
    ["pi_x", true],
    ["re_late", false],
  ]);
  const lateKey = late.differences.find(({ reference }) => reference === "re_late")?.key ?? "";
  value(await call(settleDifference, { ...settle, key: lateKey, note: "翌日のレポートにある" }));
  value(await call(closeBookDay, { ...(await closing()), note: "返金を翌日に知った" }));
  const { parts, change } = await look();
  expect([parts.map(({ part, note }) => [part, note]), change]).toEqual([
    [
      [0, ""],
      [1, "返金を翌日に知った"],
    ],
    [],
  ]);
  expect(parts[0]?.sums.find(({ way }) => way === "card")?.refunded).toBe(0);
  expect([name, other.name]).toContain(parts[0]?.by);

  expect(await findBroken(db)).toEqual([]);
  for (const change_ of [
    sql`update day_closings set note = 'x'`,
    sql`delete from day_closings`,
    sql`delete from gateway_lines`,
  ])
    await expect(db.execute(change_)).rejects.toThrow();
  await db.execute(sql`alter table day_closings disable trigger day_closings_kept`);
  await db.execute(sql`update day_closings set note = 'なかったこと' where part = 0`);
  expect(await findBroken(db)).toEqual([{ day: DAY, part: 0 }]);
  expect(await askOperator(shop, "check-closings")).toMatchObject({ code: 1 });
});

test("a command closes a day as the console does, and says what keeps it open", async () => {
  const day = "2026-11-29";
  const command = (...args: string[]) => askOperator({ ...shop, now: () => now }, ...args);
  expect(await command("close-day", day, "--yes")).toMatchObject({ code: 0 });
  expect(await command("close-day", day, "--yes")).toMatchObject({
    output: expect.stringContaining("--note is missing"),
  });
  expect(await command("close-day", day, "--note", "x", "--yes")).toMatchObject({
    output: expect.stringContaining("as it was closed"),
  });
  expect(await command("close-day", "2026-12-02", "--yes")).toMatchObject({
    output: expect.stringContaining("not over"),
  });
  const found = JSON.parse((await command("book-day", day, "--json")).output);
  expect(found.parts).toMatchObject([{ part: 0, by: "コマンド" }]);
  expect(await command("settle-difference", day, "x", "--note", "y", "--yes")).toMatchObject({
    output: expect.stringContaining("no such difference"),
  });
});

test("what a failed attempt to pay gave back was never taken, and what is free is no invoice (rule books-day)", async () => {
  const day = "2026-12-10";
  now = new Date(`${day}T10:00:00+09:00`);
  const rowsOf = async (query: ReturnType<typeof sql>) => (await shop.shop.database.db.execute(query)).rows;
  const buyer = await openBuyer(shop, { isNew: true });
  await giveTestMiles(shop.shop, buyer.member.id, 500);
  await fillCart(buyer);
  value(await buyer.call(chooseMiles, { miles: 300 }));
  const cart = await cartOf(buyer);
  const begun = value(await placeAgain(buyer, cart));
  now = new Date(`${day}T12:00:00+09:00`);
  await shop.shop.jobs.enqueue(shop.shop.database.db, jobKind<object>("sweep-orders"), {});
  const kinds = (table: string) => rowsOf(sql`select kind from ${sql.raw(table)} where order_id = ${begun.order_id}`);
  await waitUntil("the end of the page", async () => (await kinds("coupon_entries")).length === 2);
  expect(await kinds("mile_entries")).toEqual([{ kind: "spent" }, { kind: "returned" }]);
  now = new Date(`${day}T13:00:00+09:00`);
  const again = value(await placeAgain(buyer, cart));
  expect(again.order_id).toBe(begun.order_id);
  await actAtPayPage(again.payment_url, "pay");
  expect(value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state).toBe("placed");
  const business = await openBuyer(shop, { kind: "business" });
  await orderIntoWarehouse(shop, business, { 23: 2 });
  // A sending for which nothing is owed.
  const line_id = (await stocksOf(business)).get(23)?.stored_id ?? "";
  const to = { destination_id: randomUUID(), address_id: business.addressId, pieces: [{ line_id, quantity: 1 }] };
  value(await business.call(sendStored, { sending_id: randomUUID(), destinations: [to], expected_total: 0 }));

  const { call } = await shop.asOperator("finance");
  const sumsOf = async () => value(await call(getBookDay, { day })).sums;
  const given = async () =>
    (await sumsOf()).filter(({ way }) => way === "miles" || way === "coupon").map(({ refunds }) => refunds);
  expect(await given()).toEqual([0, 0]);
  expect((await sumsOf()).find(({ way }) => way === "invoice")).toMatchObject({ count: 1, refunds: 0 });
  value(await buyer.call(cancelOrder, { order_id: begun.order_id }));
  expect(await given()).toEqual([1, 1]);
});

import { chooseMiles } from "@surimono/contract/cart";
import type { Caller } from "@surimono/contract/kernel";
import { getMiles, listMileEntries } from "@surimono/contract/miles";
import { cancelOrder, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobKind } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { giveTestMiles } from "../../miles/testing/index.ts";
import {
  actAtPayPage,
  fillCart,
  openBuyer,
  placeAgain,
  type ShopProcess,
  startProcess,
  type TestBuyer,
  waitUntil,
} from "../testing/index.ts";

const AUTH_SECRET = "miles-miles-miles-miles-miles-miles";

let opened: TestShop;
let second: ShopProcess;

beforeAll(async () => {
  opened = await openTestShop({ variables: { AUTH_SECRET } });
  second = await startProcess({ AUTH_SECRET, DATABASE_URL: opened.databaseUrl, DATA_DIR: opened.dataDir });
});
afterAll(async () => {
  await second.stop();
  await opened.stop();
});

async function openWithMiles() {
  const buyer = await openBuyer(opened);
  await giveTestMiles(opened.shop, buyer.member.id, 500);
  await fillCart(buyer);
  const cart = value(await buyer.call(chooseMiles, { miles: 300 }));
  return { buyer, cart: { ...cart, cart_id: cart.cart_id ?? "" }, elsewhere: second.callAs(buyer.token) };
}

const usable = async ({ call }: TestBuyer) => value(await call(getMiles, {})).usable_miles;
const entries = async ({ call }: TestBuyer) =>
  value(await call(listMileEntries, {})).entries.map(({ kind, miles }) => [kind, miles]);
const both = <Answer>(buyer: TestBuyer, elsewhere: Caller, work: (call: Caller) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 12 }, (_, index) => work(index % 2 ? elsewhere : buyer.call)));

test("two processes place, hear of the payment and cancel at once: the miles go once and come back once", async () => {
  const { buyer, cart, elsewhere } = await openWithMiles();
  const begun = await both(buyer, elsewhere, (call) => placeAgain(buyer, cart, 2, call));
  const placed = begun.find(({ ok }) => ok);
  if (!placed?.ok) throw new Error("nobody could place the cart");
  const { order_id, payment_url } = placed.value;
  expect(await usable(buyer)).toBe(200);
  await actAtPayPage(payment_url, "pay");
  await both(buyer, elsewhere, (call) => call(getPaymentResult, { order_id }));
  expect(await entries(buyer)).toEqual([
    ["spent", -300],
    ["given", 500],
  ]);
  await both(buyer, elsewhere, (call) => call(cancelOrder, { order_id }));
  expect(await entries(buyer)).toEqual([
    ["returned", 300],
    ["spent", -300],
    ["given", 500],
  ]);
  expect(await usable(buyer)).toBe(500);
});

test("a process that is killed while the buyer pays loses none: they come back when the page is over", async () => {
  const { buyer, cart, elsewhere } = await openWithMiles();
  const { order_id } = value(await placeAgain(buyer, cart, 2, elsewhere));
  await second.kill();
  expect(await usable(buyer)).toBe(200);
  const { db } = opened.shop.database;
  await db.execute(sql`update payment_attempts set expires_at = now(), created_at = created_at - interval '2 minutes',
    claimed_until = claimed_until - interval '2 minutes' where order_id = ${order_id}::uuid`);
  await opened.shop.jobs.enqueue(db, jobKind<object>("sweep-orders"), {});
  await waitUntil("the miles", async () => (await usable(buyer)) === 500);
});

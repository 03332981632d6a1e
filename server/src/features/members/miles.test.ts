import { randomUUID } from "node:crypto";
import { getMiles, listMileEntries } from "@surimono/contract/members";
import { cancelOrder, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { actAtPayPage, openBuyer, placeCart, type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../payments/testing/index.ts";
import { earnMiles, expireMiles, takeBackMiles } from "./miles.ts";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const inTransaction: TestShop["shop"]["database"]["inTransaction"] = (work) => opened.shop.database.inTransaction(work);
const standing = async ({ call }: Pick<TestBuyer, "call">) => value(await call(getMiles, {}));
const entries = async ({ call }: Pick<TestBuyer, "call">) =>
  value(await call(listMileEntries, {})).entries.map(({ kind, miles }) => [kind, miles]);

/** A paid order of 5,632 yen. */
async function order(buyer: TestBuyer) {
  const begun = value(await placeCart(buyer));
  await actAtPayPage(begun.payment_url, "pay");
  await buyer.call(getPaymentResult, { order_id: begun.order_id });
  return begun;
}

const earned = (userId: string, paid: number, orderId: string = randomUUID()) =>
  inTransaction((tx) => earnMiles(tx, { userId, orderId, orderNumber: "SR-TEST-0001", paid }, now));

test("who has bought nothing is at the first rank, without miles", async () => {
  const { call, member } = await opened.asMember();
  expect(value(await call(getMiles, {}))).toEqual({
    id: member.id,
    user_id: member.id,
    current_rank_id: 1,
    current_rank_name: "レギュラー",
    current_mile: 0,
    current_to_mile: 100,
    miles_to_next_rank: 100,
    next_rank_id: 2,
    next_rank_name: "ブロンズ",
    ranked_at: null,
    expiration_date: null,
    expiring_miles: 0,
  });
  expect(value(await call(listMileEntries, {}))).toEqual({ entries: [], has_more: false });
});

test("a business has neither rank nor miles, and its paid order gives none", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  await order(buyer);
  expect(await buyer.call(getMiles, {})).toMatchObject({ ok: false, failure: { status: 403 } });
  const rows = sql`select from mile_lots where user_id = ${buyer.member.id}`;
  expect((await opened.shop.database.db.execute(rows)).rowCount).toBe(0);
});

describe("a paid order", () => {
  test("gives its miles once, however many ask for it at once and however often the gateway tells it", async () => {
    const buyer = await openBuyer(opened);
    const begun = value(await placeCart(buyer));
    await actAtPayPage(begun.payment_url, "pay");
    await Promise.all(Array.from({ length: 12 }, () => buyer.call(getPaymentResult, { order_id: begun.order_id })));
    await waitUntil("all news of the gateway", async () => {
      const open = sql`select from pgboss.job where state in ('created', 'active', 'retry') and name like '%gateway%'`;
      return (await opened.shop.database.db.execute(open)).rowCount === 0;
    });
    expect(await entries(buyer)).toEqual([["earned", 56]]);
    expect(await standing(buyer)).toMatchObject({
      current_mile: 56,
      miles_to_next_rank: 44,
      ranked_at: now.toISOString(),
      expiration_date: "2027-11-30",
      expiring_miles: 56,
    });
    const [entry] = value(await buyer.call(listMileEntries, {})).entries;
    expect(entry).toMatchObject({ order_id: begun.order_id, order_number: begun.order_number });
  });

  test("two transactions at once give one entry", async () => {
    const { call, member } = await opened.asMember();
    const orderId = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => earned(member.id, 12_000, orderId)));
    expect(await entries({ call })).toEqual([["earned", 120]]);
    expect(await standing({ call })).toMatchObject({ current_mile: 120, current_rank_name: "ブロンズ" });
  });

  test("several orders at once add up", async () => {
    const { call, member } = await opened.asMember();
    await Promise.all(Array.from({ length: 8 }, () => earned(member.id, 15_050)));
    expect(await standing({ call })).toMatchObject({
      current_mile: 1200,
      current_rank_name: "ゴールド",
      current_to_mile: 3000,
    });
  });

  test("for less than 100 yen leaves no trace", async () => {
    const { call, member } = await opened.asMember();
    await earned(member.id, 99);
    expect(await entries({ call })).toEqual([]);
  });
});

describe("money that goes back", () => {
  test("takes the miles of a cancelled order with it, once", async () => {
    const buyer = await openBuyer(opened);
    const { order_id } = await order(buyer);
    await Promise.all([buyer.call(cancelOrder, { order_id }), buyer.call(cancelOrder, { order_id })]);
    await waitUntil("the refund", async () => {
      const refunded = sql`select from payment_events where order_id = ${order_id} and type = 'refunded'`;
      return (await opened.shop.database.db.execute(refunded)).rowCount === 1;
    });
    expect(await entries(buyer)).toEqual([
      ["taken-back", -56],
      ["earned", 56],
    ]);
    expect(await standing(buyer)).toMatchObject({ current_mile: 0, expiration_date: null });
  });

  test("in part, at the gateway's own desk, takes as much as only the rest would have given", async () => {
    const buyer = await openBuyer(opened);
    const begun = await order(buyer);
    const stripe = localGatewayClient(opened.baseUrl, localGatewayKey(opened.shop.env));
    const session = await stripe.checkout.sessions.retrieve((begun.payment_url ?? "").split("/").at(-1) ?? "");
    const refund = (amount: number) =>
      stripe.refunds.create({ payment_intent: String(session.payment_intent), amount });
    await refund(1000);
    await waitUntil("the miles", async () => (await standing(buyer)).current_mile === 46);
    await refund(4632);
    await waitUntil("the rest", async () => (await standing(buyer)).current_mile === 0);
    expect(await entries(buyer)).toEqual([
      ["taken-back", -46],
      ["taken-back", -10],
      ["earned", 56],
    ]);
  });

  test("the same news eight times takes it once, and never what other orders gave", async () => {
    const { call, member } = await opened.asMember();
    const orderId = randomUUID();
    await earned(member.id, 20_000, orderId);
    await earned(member.id, 5000);
    const again = () => inTransaction((tx) => takeBackMiles(tx, { userId: member.id, orderId, kept: -1 }, now));
    await Promise.all(Array.from({ length: 8 }, again));
    expect(await entries({ call })).toEqual([
      ["taken-back", -200],
      ["earned", 50],
      ["earned", 200],
    ]);
    expect(await standing({ call })).toMatchObject({ current_mile: 50, current_rank_name: "レギュラー" });
  });
});

test("miles lapse after the last day of the twelfth month, once, and the rank with them", async () => {
  const { call, member } = await opened.asMember();
  const orderId = randomUUID();
  await opened.shop.database.db.execute(
    sql`update sessions set expires_at = '2030-01-01' where user_id = ${member.id}`,
  );
  await earned(member.id, 30_000, orderId);
  now = new Date("2026-12-10T03:00:00Z");
  await earned(member.id, 12_000);
  // The last moment of 30 November in Japan, and the first of 1 December.
  now = new Date("2027-11-30T14:59:59Z");
  await expireMiles(opened.shop);
  expect(await standing({ call })).toMatchObject({
    current_mile: 420,
    expiration_date: "2027-11-30",
    expiring_miles: 300,
  });
  now = new Date("2027-11-30T15:00:00Z");
  await Promise.all([expireMiles(opened.shop), expireMiles(opened.shop), expireMiles(opened.shop)]);
  expect(await standing({ call })).toMatchObject({
    current_mile: 120,
    current_rank_name: "ブロンズ",
    ranked_at: now.toISOString(),
    expiration_date: "2027-12-31",
  });
  // Nothing is left of that order to take back.
  await inTransaction((tx) => takeBackMiles(tx, { userId: member.id, orderId, kept: 0 }, now));
  const all = value(await call(listMileEntries, { limit: 2 }));
  expect(all.has_more).toBe(true);
  const rest = value(await call(listMileEntries, { limit: 2, before: all.entries.at(-1)?.entry_id }));
  expect([...all.entries, ...rest.entries].map(({ kind, miles }) => [kind, miles])).toEqual([
    ["expired", -300],
    ["earned", 120],
    ["earned", 300],
  ]);
});

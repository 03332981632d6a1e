import { getMiles, listMileEntries } from "@surimono/contract/miles";
import { cancelOrder, getPaymentResult } from "@surimono/contract/orders";
import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { advanceOrder, deliverParcel, undoParcel, undoStep } from "../orders/index.ts";
import { actAtPayPage, openBuyer, placeCart, storing, type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../payments/testing/index.ts";
import { earnArrived } from "./earn-miles.ts";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

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

/** It leaves the workshop an hour after it was ordered. */
async function ship(number: string): Promise<void> {
  now = new Date(now.getTime() + HOUR_MS);
  for (const step of ["printing", "packed", "shipped"] as const)
    value(await advanceOrder(storing(opened.shop, true), number, step, now));
}

async function deliver(number: string): Promise<void> {
  await ship(number);
  value(await deliverParcel(storing(opened.shop, true), { number, parcel: 1 }, now));
}

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
    usable_miles: 0,
    coming_miles: 0,
    expiration_date: null,
    expiring_miles: 0,
  });
  expect(value(await call(listMileEntries, {}))).toEqual({ entries: [], has_more: false });
});

test("a business has neither rank nor miles, and its paid order gives none", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { order_number } = await order(buyer);
  await deliver(order_number);
  expect(await buyer.call(getMiles, {})).toMatchObject({ ok: false, failure: { status: 403 } });
  const rows = sql`select 1 from mile_promises where user_id = ${buyer.member.id}
    union all select 1 from mile_balances where user_id = ${buyer.member.id}`;
  expect((await opened.shop.database.db.execute(rows)).rowCount).toBe(0);
});

describe("a paid order", () => {
  test("promises its miles once, however often the gateway tells of it, and gives them when it is delivered", async () => {
    const buyer = await openBuyer(opened);
    const begun = value(await placeCart(buyer));
    await actAtPayPage(begun.payment_url, "pay");
    await Promise.all(Array.from({ length: 12 }, () => buyer.call(getPaymentResult, { order_id: begun.order_id })));
    await waitUntil("all news of the gateway", async () => {
      const open = sql`select 1 from pgboss.job where state in ('created', 'active', 'retry') and name like '%gateway%'`;
      return (await opened.shop.database.db.execute(open)).rowCount === 0;
    });
    expect(await standing(buyer)).toMatchObject({ current_mile: 0, usable_miles: 0, coming_miles: 56 });
    expect(await entries(buyer)).toEqual([]);
    await deliver(begun.order_number);
    await Promise.all([earnArrived(opened.shop), earnArrived(opened.shop)]);
    expect(await entries(buyer)).toEqual([["earned", 56]]);
    expect(await standing(buyer)).toMatchObject({
      current_mile: 56,
      usable_miles: 56,
      coming_miles: 0,
      miles_to_next_rank: 44,
      expiration_date: "2027-11-30",
      expiring_miles: 56,
    });
    const [entry] = value(await buyer.call(listMileEntries, {})).entries;
    expect(entry).toMatchObject({
      order_id: begun.order_id,
      order_number: begun.order_number,
      order_placed: true,
    });
  });

  test("counts as delivered seven days after it left, when nobody says more, and not before", async () => {
    const buyer = await openBuyer(opened);
    const { order_number } = await order(buyer);
    await ship(order_number);
    const { db } = opened.shop.database;
    const left = now.getTime();
    await db.execute(
      sql`update sessions set expires_at = '2030-01-01', last_used_at = '2030-01-01' where user_id = ${buyer.member.id}`,
    );
    now = new Date(left + 7 * DAY_MS - 1);
    await earnArrived(opened.shop);
    expect(await entries(buyer)).toEqual([]);
    now = new Date(left + 7 * DAY_MS);
    await Promise.all([earnArrived(opened.shop), earnArrived(opened.shop), earnArrived(opened.shop)]);
    expect(await entries(buyer)).toEqual([["earned", 56]]);
  });

  test("that has not arrived after all gives its miles back, and again with the next delivery", async () => {
    const buyer = await openBuyer(opened);
    const { order_number: number } = await order(buyer);
    await deliver(number);
    const wrong = { number, parcel: 1, reason: "別の荷物" };
    value(await undoParcel(storing(opened.shop, true), { ...wrong, from: "delivered" }, now));
    expect(await standing(buyer)).toMatchObject({ usable_miles: 0, current_mile: 0, coming_miles: 56 });
    value(await deliverParcel(storing(opened.shop, true), { number, parcel: 1 }, now));
    value(await undoStep(storing(opened.shop, true), { number, from: "shipped", reason: "まだ出ていない" }, now));
    expect(await entries(buyer)).toEqual([
      ["taken-back", -56],
      ["earned", 56],
      ["taken-back", -56],
      ["earned", 56],
    ]);
    value(await advanceOrder(storing(opened.shop, true), number, "shipped", now));
    value(await deliverParcel(storing(opened.shop, true), { number, parcel: 1 }, now));
    expect(await standing(buyer)).toMatchObject({ usable_miles: 56, coming_miles: 0 });
  });

  test("of the time when miles came with the payment earns nothing more by its delivery", async () => {
    const buyer = await openBuyer(opened);
    const { order_id, order_number } = await order(buyer);
    const { db } = opened.shop.database;
    await db.execute(sql`delete from mile_promises where order_id = ${order_id}::uuid`);
    await db.execute(sql`
      insert into mile_lots (user_id, order_id, order_number, valid_until, miles, remaining)
      values (${buyer.member.id}, ${order_id}::uuid, ${order_number}, '2027-11-30', 56, 56)`);
    await db.execute(sql`
      insert into mile_balances (user_id, balance, rank_id, ranked_at) values (${buyer.member.id}, 56, 1, now())`);
    await deliver(order_number);
    await earnArrived(opened.shop);
    expect(await standing(buyer)).toMatchObject({ usable_miles: 56, current_mile: 56, coming_miles: 0 });
    expect(await entries(buyer)).toEqual([]);
  });
});

describe("money that goes back", () => {
  test("takes what a cancelled order had promised with it", async () => {
    const buyer = await openBuyer(opened);
    const { order_id } = await order(buyer);
    await Promise.all([buyer.call(cancelOrder, { order_id }), buyer.call(cancelOrder, { order_id })]);
    expect(await standing(buyer)).toMatchObject({ coming_miles: 0, usable_miles: 0 });
    expect(await entries(buyer)).toEqual([]);
  });

  test("in part, at the gateway's own desk, takes as much as only the rest would have given", async () => {
    const buyer = await openBuyer(opened);
    const begun = await order(buyer);
    await deliver(begun.order_number);
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
});

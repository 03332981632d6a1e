import { listCoupons } from "@surimono/contract/coupons";
import { createCaller } from "@surimono/contract/kernel";
import { getMiles, listMileEntries } from "@surimono/contract/miles";
import { getOrder, getOrders } from "@surimono/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoAccount, findUserId, openDemoSession, seedDemoAccounts } from "../features/members/index.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";
import { orderDemoGoods } from "./order-demo-goods.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

async function callOf({ email, kind }: DemoAccount) {
  const { shop, baseUrl } = opened;
  const token = await openDemoSession(shop, (await findUserId(shop.database.db, email)) ?? "");
  return createCaller({ baseUrl, token: () => token, userType: () => (kind === "business" ? "b2b" : "b2c") });
}

test("each demo account has an order to three places with names and numbers, once; the consumer's earned its miles", async () => {
  const { shop, baseUrl } = opened;
  const accounts = await seedDemoAccounts(shop);
  await orderDemoGoods(shop, baseUrl, () => false);
  await orderDemoGoods(shop, baseUrl, () => false);
  for (const account of accounts) {
    const call = await callOf(account);
    const { orders } = value(await call(getOrders, {}));
    expect(orders).toHaveLength(1);
    const order = value(await call(getOrder, { order_id: orders[0]?.order_id ?? "" }));
    expect(order.quantity).toBe(22);
    expect(order.destinations.map(({ state }) => state)).toEqual(
      account.kind === "consumer" ? ["delivered", "delivered", "delivered"] : ["delivered", "shipped", "packed"],
    );
    const named = order.lines.flatMap(({ personal }) => personal?.pieces ?? []);
    expect(named.map(({ name, number }) => `${name} ${number}`).toSorted()).toEqual([
      ...["ABE 23", "ONO 7", "SUZUKI 10", "TANAKA 4"],
    ]);
    if (account.kind === "business") continue;
    const { entries } = value(await call(listMileEntries, {}));
    expect(entries).toMatchObject([{ kind: "earned", order_number: order.order_number }]);
    expect(value(await call(getMiles, {}))).toMatchObject({ current_rank_name: "シルバー" });
    const { coupons } = value(await call(listCoupons, {}));
    expect(coupons.map(({ name, state }) => [name, state])).toEqual([
      ["ありがとうクーポン", "usable"],
      ["新規会員クーポン", "used"],
    ]);
  }
});

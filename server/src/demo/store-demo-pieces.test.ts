import { getCart } from "@surimono/contract/cart";
import { listCoupons } from "@surimono/contract/coupons";
import { createCaller } from "@surimono/contract/kernel";
import { getWarehouse } from "@surimono/contract/warehouse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findUserId, openDemoSession, seedDemoAccounts } from "../features/members/index.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";
import { storeDemoPieces } from "./store-demo-pieces.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test("each demo account has pieces in the warehouse, however often the shop is started, and its coupon still", async () => {
  const { shop, baseUrl } = opened;
  const accounts = await seedDemoAccounts(shop);
  await storeDemoPieces(shop, baseUrl, () => false);
  await storeDemoPieces(shop, baseUrl, () => false);
  expect(accounts).toHaveLength(2);
  for (const account of accounts) {
    const userId = (await findUserId(shop.database.db, account.email)) ?? "";
    const token = await openDemoSession(shop, userId);
    const userType = account.kind === "business" ? "b2b" : "b2c";
    const call = createCaller({ baseUrl, token: () => token, userType: () => userType });
    expect(value(await call(getWarehouse, {}))).toMatchObject({
      on_hand: 12,
      items: [{ free_days_left: 30, refillable: true, stocks: [{ on_hand: 6 }, { on_hand: 4 }, { on_hand: 2 }] }],
    });
    expect(value(await call(getCart, {})).lines).toEqual([]);
    if (account.kind === "consumer") expect(value(await call(listCoupons, {})).coupons).not.toEqual([]);
  }
});

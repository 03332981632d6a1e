import { listCoupons } from "@surimono/contract/coupons";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { giveTestMiles } from "../miles/testing/index.ts";
import { cartOf, fillCart, makeCoupon, openBuyer, type TestBuyer } from "../orders/testing/index.ts";
import { tellEarlyCoupons } from "./tell-early-coupons.ts";

let opened: TestShop;
const BEGINS = new Date("2026-12-09T15:00:00Z");
let now = new Date(BEGINS.getTime() - 4 * DAY_MS);
beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const before = (days: number) => {
  now = new Date(BEGINS.getTime() - days * DAY_MS);
};

async function openRanked(miles: number) {
  const buyer = await openBuyer(opened);
  await opened.shop.database.db.execute(
    sql`update sessions set expires_at = '2030-01-01', last_used_at = '2030-01-01' where user_id = ${buyer.member.id}`,
  );
  if (miles > 0) await giveTestMiles(opened.shop, buyer.member.id, miles);
  return buyer;
}

async function told({ call }: TestBuyer) {
  await Promise.all([tellEarlyCoupons(opened.shop), tellEarlyCoupons(opened.shop)]);
  const { data } = value(await call(getPrivateNotifications, {}));
  return data.filter(({ content }) => content.includes("冬のセール")).map(({ content }) => content);
}

const usable = async ({ call }: TestBuyer) =>
  value(await call(listCoupons, {})).coupons.filter(({ state }) => state === "usable");

test("a rank has a sale days before the others: told once, applied, and named in the price", async () => {
  const [gold, silver, regular] = [await openRanked(1000), await openRanked(300), await openRanked(0)];
  await makeCoupon(opened, { name: "冬のセール", isOffered: true, validFrom: BEGINS });
  before(2.01);
  expect(await told(gold)).toEqual([]);
  before(2);
  expect(await told(gold)).toEqual([
    "「冬のセール」（¥ 500引き）を、ゴールド会員の方は先行してお使いいただけます。一般のご利用は2026/12/10からです。",
  ]);
  expect(await told(silver)).toEqual([]);
  before(1);
  expect([await told(silver), await told(gold), await told(regular)].map(({ length }) => length)).toEqual([1, 1, 0]);

  // Whoever comes to a rank that has it is told with the next look, and nobody for a higher rank once more.
  const late = await openRanked(0);
  now = new Date(now.getTime() + HOUR_MS);
  for (const buyer of [late, silver]) await giveTestMiles(opened.shop, buyer.member.id, 1000);
  now = new Date(now.getTime() + HOUR_MS);
  expect((await told(late))[0]).toContain("ゴールド会員の方は");
  expect([await told(late), await told(silver), await told(regular)].map(({ length }) => length)).toEqual([1, 1, 0]);

  await fillCart(silver);
  expect((await cartOf(silver)).totals.discounts).toMatchObject([{ name: "冬のセール（先行利用）", amount: 500 }]);
  expect(await usable(silver)).toMatchObject([{ general_from: "2026-12-10" }]);
  await fillCart(regular);
  expect((await cartOf(regular)).totals.discounts).toEqual([]);
  expect(await usable(regular)).toEqual([]);

  now = BEGINS;
  expect(await told(regular)).toEqual([]);
  expect((await cartOf(silver)).totals.discounts).toMatchObject([{ name: "冬のセール", amount: 500 }]);
  expect((await cartOf(regular)).totals.discounts).toMatchObject([{ name: "冬のセール", amount: 500 }]);
});

test("while it is told orders can use the coupon", async () => {
  const gold = await openRanked(1000);
  const [begins, { database }] = [new Date(BEGINS.getTime() + 9 * DAY_MS), opened.shop];
  await makeCoupon(opened, { name: "春のセール", isOffered: true, validFrom: begins });
  now = new Date(begins.getTime() - DAY_MS);
  let told = 0;
  const inTransaction: typeof database.inTransaction = (work) =>
    database.inTransaction(async (tx) => {
      const done = await work(tx);
      // As counting a use does.
      await database.db.execute(sql`select 1 from coupons for no key update nowait`);
      told++;
      return done;
    });
  await tellEarlyCoupons({ ...opened.shop, database: { ...database, inTransaction } });
  expect(told).toBeGreaterThan(0);
  const { data } = value(await gold.call(getPrivateNotifications, {}));
  expect(data.filter(({ content }) => content.includes("春のセール"))).toHaveLength(1);
});

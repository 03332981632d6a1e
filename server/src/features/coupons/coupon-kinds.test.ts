import { chooseCoupon, getCart } from "@surimono/contract/cart";
import { listCoupons } from "@surimono/contract/coupons";
import { fail, ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { fillCart, makeCoupon, openBuyer, placeAgain } from "../orders/testing/index.ts";
import { deleteUses, finishUse, freeUse, holdUse, pauseCoupon, stopCoupon, tellNewMember } from "./index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const PERCENT = { kind: "percent", rate: 1_000, amount: 1_000, minimum: 1_000 } as const;
const NOW = new Date();

async function counted(id: number) {
  const { rows } = await opened.shop.database.db.execute(
    sql`select uses_taken, budget_spent from coupons where id = ${id}`,
  );
  return rows[0];
}

/** A use for an order of its own. */
function hold(userId: string, couponId: number, amount: number, orderId: string = crypto.randomUUID()) {
  const key = { userId, couponId, orderId };
  const held = opened.shop.database.inTransaction(async (tx) =>
    (await holdUse(tx, { ...key, amount }, NOW)) ? ok(key) : fail("cart/coupon-used"),
  );
  return held.then((result) => (result.ok ? key : undefined));
}

test("a part of the goods is taken off cart, order and list alike", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { code } = await makeCoupon(opened, { ...PERCENT, isOffered: false });
  await fillCart(buyer, { 23: 1 });
  const cart = value(await buyer.call(chooseCoupon, { code }));
  expect(cart.coupon).toMatchObject({ code, worth: "10%引き（最大¥ 1,000）", counts: true });
  const off = cart.totals.discounts.find(({ kind }) => kind === "coupon");
  const rest =
    cart.totals.subtotal -
    cart.totals.discounts.filter(({ kind }) => kind !== "coupon").reduce((sum, { amount }) => sum + amount, 0);
  expect(off).toMatchObject({ amount: Math.round(rest / 10), name: "夏のクーポン（商品の10%）", rate: 0 });
  const placed = value(await placeAgain(buyer, { ...cart, cart_id: `${cart.cart_id}` }));
  const { rows } = await opened.shop.database.db.execute(
    sql`select discounts, total from orders where id = ${placed.order_id}`,
  );
  expect(rows).toMatchObject([
    { discounts: cart.totals.discounts.map(({ amount }) => ({ amount })), total: cart.totals.total },
  ]);
});

test("orders at once never pass a budget, and what they give back can be spent again (rule cart-coupon-budget)", async () => {
  const { id } = await makeCoupon(opened, { ...PERCENT, budget: 2_500 });
  const members = await Promise.all(Array.from({ length: 8 }, () => opened.asMember()));
  const held = await Promise.all(members.map(({ member }) => hold(member.id, id, 1_000)));
  const [first] = held.filter((key) => key !== undefined);
  expect(held.filter((key) => key !== undefined)).toHaveLength(2);
  expect(await counted(id)).toEqual({ uses_taken: 2, budget_spent: 2_000 });
  const other = members[held.indexOf(undefined)];
  // What is left is too little for a whole one.
  expect(await hold(other?.member.id ?? "", id, 501)).toBeUndefined();
  expect(await hold(other?.member.id ?? "", id, 500)).toBeDefined();
  if (!first) throw new Error("none was held");
  for (const _twice of [1, 2]) await opened.shop.database.inTransaction((tx) => freeUse(tx, first, NOW));
  expect(await counted(id)).toEqual({ uses_taken: 2, budget_spent: 1_500 });
  await opened.shop.database.inTransaction((tx) => deleteUses(tx, other?.member.id ?? ""));
  expect(await counted(id)).toEqual({ uses_taken: 1, budget_spent: 1_000 });
});

test("a member has as many uses as the coupon says, one order after the other, and each can be given back", async () => {
  const { id, code } = await makeCoupon(opened, { ...PERCENT, usesPerMember: 2, budget: 10_000, isOffered: true });
  const buyer = await openBuyer(opened);
  const userId = buyer.member.id;
  const first = await hold(userId, id, 300);
  if (!first) throw new Error("not held");
  // One at a time: the first is not paid yet.
  expect(await hold(userId, id, 300)).toBeUndefined();
  await opened.shop.database.inTransaction((tx) => finishUse(tx, first, NOW));
  await fillCart(buyer);
  expect(value(await buyer.call(getCart, {})).coupon).toMatchObject({ code, counts: true });
  const tries = await Promise.all([hold(userId, id, 400), hold(userId, id, 400)]);
  const [second] = tries.filter((key) => key !== undefined);
  expect(tries.filter((key) => key !== undefined)).toHaveLength(1);
  if (!second) throw new Error("not held");
  await opened.shop.database.inTransaction((tx) => finishUse(tx, second, NOW));
  expect(await hold(userId, id, 400)).toBeUndefined();
  expect(await counted(id)).toEqual({ uses_taken: 2, budget_spent: 700 });
  expect(value(await buyer.call(listCoupons, {})).coupons.filter((one) => one.code === code)).toHaveLength(2);
  const refused = await buyer.call(chooseCoupon, { code });
  expect(refused).toMatchObject({
    failure: { code: "cart/coupon-used", message: expect.stringContaining("上限に達し") },
  });
  await opened.shop.database.inTransaction((tx) => freeUse(tx, first, NOW));
  expect(await counted(id)).toEqual({ uses_taken: 1, budget_spent: 400 });
  expect(await hold(userId, id, 400)).toBeDefined();
});

test("the bell tells a new member how often the coupon can be used", async () => {
  const { member } = await opened.asMember();
  const { database } = opened.shop;
  for (const usesPerMember of [1, 3]) {
    const more = { amount: 90_000 + usesPerMember, minimum: 100_000, usesPerMember, isOffered: true };
    const { id } = await makeCoupon(opened, more);
    await database.inTransaction(async (tx) => ok(await tellNewMember(tx, member, opened.shop)));
    await stopCoupon(database.db, id, NOW);
  }
  const { rows } = await database.db.execute(
    sql`select content from private_notifications where user_id = ${member.id} order by content`,
  );
  expect(rows).toMatchObject([
    { content: expect.stringContaining("以上のお買い物1回が、¥ 90,001引きです") },
    { content: expect.stringContaining("以上のお買い物3回まで、それぞれ¥ 90,003引きです") },
  ]);
});

test("one that is paused is refused until it goes on", async () => {
  const { id, code } = await makeCoupon(opened, PERCENT);
  const buyer = await openBuyer(opened);
  await fillCart(buyer);
  const { db } = opened.shop.database;
  expect([await pauseCoupon(db, id, NOW), await pauseCoupon(db, id, NOW)]).toEqual([true, false]);
  expect(await buyer.call(chooseCoupon, { code })).toMatchObject({ failure: { code: "cart/coupon-paused" } });
  expect(await hold(buyer.member.id, id, 100)).toBeUndefined();
  await pauseCoupon(db, id, null);
  expect(value(await buyer.call(chooseCoupon, { code })).coupon?.counts).toBe(true);
});

test("the database itself refuses a part of more than nine tenths, and a spent budget", async () => {
  await expect(makeCoupon(opened, { ...PERCENT, rate: 9_001 })).rejects.toThrow();
  await expect(makeCoupon(opened, { ...PERCENT, kind: "amount" })).rejects.toThrow();
  const { id } = await makeCoupon(opened, { ...PERCENT, budget: 10 });
  await expect(
    opened.shop.database.db.execute(sql`update coupons set budget_spent = 11 where id = ${id}`),
  ).rejects.toThrow();
});

import { chooseMiles, getCart } from "@surimono/contract/cart";
import { getMiles, listMileEntries } from "@surimono/contract/miles";
import { cancelOrder, getOrder, getPaymentResult, reviewOrder } from "@surimono/contract/orders";
import { dayInJapan, HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobKind } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readLetters, waitForLetter } from "../../members/testing/index.ts";
import { giveTestMiles } from "../../miles/testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../../payments/testing/index.ts";
import { actAtPayPage, fillCart, openBuyer, placeAgain, type TestBuyer, waitUntil } from "../testing/index.ts";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

/** Two shirts for 5,632 yen in the cart of a buyer with miles. */
async function openRich(miles: number) {
  const buyer = await openBuyer(opened);
  await giveTestMiles(opened.shop, buyer.member.id, miles);
  await fillCart(buyer);
  return buyer;
}

async function spend(buyer: TestBuyer, miles: number) {
  const cart = value(await buyer.call(chooseMiles, { miles }));
  return { ...cart, cart_id: cart.cart_id ?? "" };
}

async function orderWith(buyer: TestBuyer, miles: number) {
  const begun = value(await placeAgain(buyer, await spend(buyer, miles)));
  await actAtPayPage(begun.payment_url, "pay");
  await buyer.call(getPaymentResult, { order_id: begun.order_id });
  return begun;
}

const usable = async ({ call }: TestBuyer) => value(await call(getMiles, {})).usable_miles;
const entries = async ({ call }: TestBuyer) =>
  value(await call(listMileEntries, {})).entries.map(({ kind, miles }) => [kind, miles]);
const rowsOf = async (query: ReturnType<typeof sql>) => (await opened.shop.database.db.execute(query)).rows;

describe("miles in the cart", () => {
  test("count for price, tax and what is earned; the review, the order and the letter say the same", async () => {
    const buyer = await openRich(500);
    const cart = await spend(buyer, 300);
    expect(cart).toMatchObject({
      miles: { usable: 500, most: 500, used: 300, earns: 79 },
      totals: {
        discounts: [{ kind: "miles", name: "マイルのご利用", rate: 0, amount: 300 }],
        total: 5332,
        taxes: [{ rate: 1000, amount: 5332, tax: 484 }],
      },
    });
    const review = value(await buyer.call(reviewOrder, { address_id: buyer.addressId, payment_type: 2 }));
    expect(review).toMatchObject({ totals: cart.totals, miles: cart.miles, obstacles: [] });
    expect(review.confirmation.find(({ key }) => key === "price")?.text).toContain("300マイルを差し引いた金額です。");
    const begun = await orderWith(buyer, 300);
    const order = value(await buyer.call(getOrder, { order_id: begun.order_id }));
    expect(order).toMatchObject({ total: 5332, totals: cart.totals });
    expect(await entries(buyer)).toEqual([
      ["spent", -300],
      ["given", 500],
    ]);
    const letter = await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email);
    expect(letter.text).toContain("マイルのご利用：− ¥ 300");
    expect(await rowsOf(sql`select kept, rate from mile_promises where order_id = ${begun.order_id}`)).toEqual([
      { kept: 5332, rate: 150 },
    ]);
    // The next cart begins without.
    await fillCart(buyer);
    expect(value(await buyer.call(getCart, {})).miles).toMatchObject({ usable: 200, used: 0 });
  });

  test("leave enough to pay, and count for more when the cart grows", async () => {
    const buyer = await openRich(6000);
    expect((await spend(buyer, 6000)).totals.total).toBe(50);
    const grown = await fillCart(buyer);
    expect(grown).toMatchObject({ miles: { used: 6000 }, totals: { total: 11_264 - 6000 } });
    expect((await spend(buyer, 0)).totals).toMatchObject({ discounts: [], total: 11_264 });
  });

  test("are agreed to: another number than the customer saw is refused with the new total", async () => {
    const buyer = await openRich(500);
    const seen = await spend(buyer, 300);
    await spend(buyer, 200);
    expect(await placeAgain(buyer, seen)).toMatchObject({
      ok: false,
      failure: { code: "orders/cart-changed", detail: { current_total: 5432 } },
    });
    expect(await usable(buyer)).toBe(500);
  });

  test("are not for businesses", async () => {
    const buyer = await openBuyer(opened, { kind: "business", discountRateBp: 0 });
    expect((await fillCart(buyer)).miles).toBeNull();
    expect(await buyer.call(chooseMiles, { miles: 1 })).toMatchObject({ ok: false, failure: { status: 403 } });
  });
});

describe("an order with miles", () => {
  test("that is not paid gives them back, and takes them again with the next attempt", async () => {
    const buyer = await openRich(500);
    const cart = await spend(buyer, 300);
    const begun = value(await placeAgain(buyer, cart));
    expect(await usable(buyer)).toBe(200);
    // Its own order holds them: the cart goes on with them.
    expect(value(await buyer.call(getCart, {}))).toMatchObject({ miles: { usable: 500, used: 300 } });
    now = new Date(now.getTime() + HOUR_MS);
    await opened.shop.jobs.enqueue(opened.shop.database.db, jobKind<object>("sweep-orders"), {});
    await waitUntil("the sweeper", async () => (await usable(buyer)) === 500);
    const again = value(await placeAgain(buyer, cart));
    expect(again.order_id).toBe(begun.order_id);
    await actAtPayPage(again.payment_url, "pay");
    await buyer.call(getPaymentResult, { order_id: begun.order_id });
    expect(await entries(buyer)).toEqual([
      ["spent", -300],
      ["returned", 300],
      ["spent", -300],
      ["given", 500],
    ]);
  });

  test("that was left unpaid over the last day of its miles does not renew them (rule miles-back)", async () => {
    const buyer = await openRich(500);
    const userId = buyer.member.id;
    await rowsOf(sql`update mile_lots set valid_until = ${dayInJapan(now)} where user_id = ${userId}`);
    const begun = value(await placeAgain(buyer, await spend(buyer, 300)));
    now = new Date(now.getTime() + 24 * HOUR_MS);
    await opened.shop.jobs.enqueue(opened.shop.database.db, jobKind<object>("sweep-orders"), {});
    const moved = () => rowsOf(sql`select kind, miles from mile_entries where user_id = ${userId} order by id`);
    await waitUntil("the sweeper", async () => (await moved()).length === 4);
    expect(await moved()).toEqual([
      { kind: "given", miles: 500 },
      { kind: "spent", miles: -300 },
      { kind: "returned", miles: 300 },
      { kind: "expired", miles: -300 },
    ]);
    expect(await rowsOf(sql`select remaining, spent from mile_lots where user_id = ${userId}`)).toEqual([
      { remaining: 200, spent: 0 },
    ]);
    expect(await rowsOf(sql`select 1 from mile_spends where order_id = ${begun.order_id}`)).toEqual([]);
  });

  test("that is begun with others in place of it holds only its own", async () => {
    const buyer = await openRich(500);
    value(await placeAgain(buyer, await spend(buyer, 300)));
    value(await placeAgain(buyer, await spend(buyer, 120)));
    expect(await usable(buyer)).toBe(380);
    expect(await rowsOf(sql`select miles, state from mile_spends where user_id = ${buyer.member.id}`)).toEqual([
      { miles: 120, state: "held" },
    ]);
  });

  test("that is cancelled gives all of them back, once", async () => {
    const buyer = await openRich(500);
    const { order_id } = await orderWith(buyer, 300);
    await Promise.all([0, 1, 2].map(() => buyer.call(cancelOrder, { order_id })));
    await waitUntil("the refund", async () => {
      const [row] = await rowsOf(sql`select payment from orders where id = ${order_id}`);
      return row?.["payment"] === "refunded";
    });
    expect(await usable(buyer)).toBe(500);
    expect((await entries(buyer)).filter(([kind]) => kind === "returned")).toEqual([["returned", 300]]);
    const order = value(await buyer.call(getOrder, { order_id }));
    expect(order.refund_note).toContain("300マイルをお戻ししました。");
    await waitUntil("the letter on the miles", async () => {
      const letters = await readLetters(`${opened.dataDir}/mail`, buyer.member.email);
      return letters.some(({ text }) => text.includes("お使いになった300マイルは、お戻ししました。"));
    });
  });

  test("of which a part is refunded gives them back in proportion, and the rest with the rest", async () => {
    const buyer = await openRich(632);
    // 5,000 yen and 632 miles.
    const begun = await orderWith(buyer, 632);
    const stripe = localGatewayClient(opened.baseUrl, localGatewayKey(opened.shop.env));
    const session = await stripe.checkout.sessions.retrieve((begun.payment_url ?? "").split("/").at(-1) ?? "");
    const refund = (amount: number) =>
      stripe.refunds.create({ payment_intent: String(session.payment_intent), amount });
    await refund(1000);
    await waitUntil("a part of the miles", async () => (await usable(buyer)) === 126);
    const order = value(await buyer.call(getOrder, { order_id: begun.order_id }));
    expect(order).toMatchObject({ refunded_total: 1000, refund_note: expect.stringContaining("126マイル") });
    await refund(4000);
    await waitUntil("all miles", async () => (await usable(buyer)) === 632);
    await waitUntil("the letter on a part", async () => {
      const letters = await readLetters(`${opened.dataDir}/mail`, buyer.member.email);
      return letters.some(({ text }) => text.includes("お戻ししたマイルの合計：126マイル"));
    });
  });
});

import { chooseCoupon, removeCoupon } from "@surimono/contract/cart";
import { cancelOrder, getPaymentResult, reviewOrder } from "@surimono/contract/orders";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { stopCoupon } from "../../coupons/index.ts";
import { actAtPayPage, cartOf, fillCart, makeCoupon, openBuyer, placeAgain, type TestBuyer } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const WELCOME = NEW_MEMBER_COUPON.code;

const rowsOf = async (query: ReturnType<typeof sql>) => (await opened.shop.database.db.execute(query)).rows;
const usesOf = (buyer: TestBuyer) =>
  rowsOf(sql`select state, order_id from coupon_uses where user_id = ${buyer.member.id}`);

const WINNER = { amount: 1_200, minimum: 1_500, isOffered: true } as const;

test("the review, the payment page and the order go with what nobody chose", async () => {
  const buyer = await openBuyer(opened, { isNew: true });
  const cart = await fillCart(buyer);
  expect(cart.totals.total).toBe(4632);
  const review = value(await buyer.call(reviewOrder, { address_id: buyer.addressId, payment_type: 2 }));
  expect([review.totals, review.coupon, review.coupon_at_stake]).toEqual([cart.totals, cart.coupon, ""]);
  const begun = value(await placeAgain(buyer, cart));
  await actAtPayPage(begun.payment_url, "pay");
  expect(value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state).toBe("placed");
  expect(await usesOf(buyer)).toEqual([{ state: "used", order_id: begun.order_id }]);
  expect(await rowsOf(sql`select total from orders where id = ${begun.order_id}`)).toEqual([{ total: 4632 }]);
});

test("the same once more after a cancellation has it again, after an order it has not", async () => {
  const buyer = await openBuyer(opened, { kind: "business", isNew: true });
  const { order_id } = value(await placeAgain(buyer, await fillCart(buyer), 1));
  expect((await fillCart(buyer)).coupon).toBeNull();
  value(await buyer.call(cancelOrder, { order_id }));
  expect(await cartOf(buyer)).toMatchObject({ coupon: { code: WELCOME, counts: true } });
});

test("taken off in one tab while the other places what it saw: refused with the new total, or placed before", async () => {
  const buyer = await openBuyer(opened, { kind: "business", isNew: true });
  const seen = await fillCart(buyer);
  expect(seen.totals.total).toBe(4632);
  value(await buyer.call(removeCoupon, {}));
  expect(await placeAgain(buyer, seen, 1)).toMatchObject({
    failure: { code: "orders/cart-changed", detail: { current_total: 5632 } },
  });
  value(await buyer.call(chooseCoupon, { code: WELCOME }));
  // Both at the same moment, repeatedly: whatever was placed has the total that was shown.
  const [placed] = await Promise.all([placeAgain(buyer, seen, 1), buyer.call(removeCoupon, {})]);
  const totals = await rowsOf(
    sql`select total from orders where user_id = ${buyer.member.id} and placed_at is not null`,
  );
  expect(totals).toEqual(placed.ok ? [{ total: 4632 }] : []);
});

test("a better one that appears after the review: refused with the new total; then it is used, and the other is named as at stake", async () => {
  const buyer = await openBuyer(opened, { kind: "business", isNew: true });
  const seen = await fillCart(buyer);
  const better = await makeCoupon(opened, WINNER);
  expect(await placeAgain(buyer, seen, 1)).toMatchObject({
    failure: { code: "orders/cart-changed", detail: { current_total: 4432 } },
  });
  const review = value(await buyer.call(reviewOrder, { address_id: buyer.addressId, payment_type: 1 }));
  expect(review.coupon?.code).toBe(better.code);
  expect(review.coupon_at_stake).toContain("あとからはご利用いただけません");
  const { order_id } = value(await placeAgain(buyer, await cartOf(buyer), 1));
  expect(await usesOf(buyer)).toEqual([{ state: "used", order_id }]);
  await stopCoupon(opened.shop.database.db, better.id, new Date());
});

test("the last use of it goes to one of ten; the others are told the total with their next best", async () => {
  const last = await makeCoupon(opened, { ...WINNER, maxUses: 1 });
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const buyer = await openBuyer(opened, { kind: "business", isNew: true });
      return { buyer, cart: await fillCart(buyer) };
    }),
  );
  expect(new Set(buyers.map(({ cart }) => cart.totals.total))).toEqual(new Set([4432]));
  const answers = await Promise.all(buyers.map(({ buyer, cart }) => placeAgain(buyer, cart, 1)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toMatchObject({ failure: { code: "orders/cart-changed", detail: { current_total: 4632 } } });
  await stopCoupon(opened.shop.database.db, last.id, new Date());
});

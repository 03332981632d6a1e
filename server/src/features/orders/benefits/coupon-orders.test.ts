import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { addItem, changeQuantity, chooseCoupon, getCart } from "@surimono/contract/cart";
import { listCoupons } from "@surimono/contract/coupons";
import type { Call } from "@surimono/contract/kernel";
import { getOrder, getPaymentResult, placeOrder, reviewOrder } from "@surimono/contract/orders";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { NamingClient } from "../../../platform/database/naming-client.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { stopCoupon } from "../../coupons/index.ts";
import { waitForLetter } from "../../members/testing/index.ts";
import {
  actAtPayPage,
  addMyItem,
  cartOf,
  fillCart,
  makeCoupon,
  openBuyer,
  openChosen,
  placeAgain,
  waitUntil,
} from "../testing/index.ts";
import { payOrder, watchCoupons } from "./coupon-uses.fixture.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const WELCOME = NEW_MEMBER_COUPON.code;

const { rowsOf, entriesOf, usesOf, takenOf } = watchCoupons(() => opened);

describe("from the cart to the receipt", () => {
  test("the same sum is reviewed, charged, kept and written, and the coupon is used", async () => {
    const { buyer, cart } = await openChosen(opened);
    expect(cart.totals.total).toBe(4632);
    const review = value(await buyer.call(reviewOrder, { address_id: buyer.addressId, payment_type: 2 }));
    expect(review.totals).toEqual(cart.totals);
    expect(review.coupon).toEqual(cart.coupon);
    expect(review.confirmation.find(({ key }) => key === "price")?.text).toBe(
      "お支払い総額 ¥ 4,632（税込）。クーポンの¥ 1,000を差し引いた金額です。送料は無料です。",
    );
    const begun = value(await placeAgain(buyer, cart));
    expect(await usesOf(buyer)).toEqual([{ state: "held", order_id: begun.order_id }]);
    const page = await (await fetch(begun.payment_url ?? "")).text();
    expect(page).toContain("¥ 4,632");
    expect(page).toContain("クーポン割引後");
    expect(await payOrder(buyer, begun)).toBe("placed");
    const order = value(await buyer.call(getOrder, { order_id: begun.order_id }));
    expect(order.totals).toEqual({
      ...{ quantity: 2, subtotal: 5632, delivery_fee: 0, total: 4632 },
      discounts: [{ kind: "coupon", rate: 0, amount: 1000, name: "新規会員クーポン" }],
      taxes: [{ rate: 1000, amount: 4632, tax: 421 }],
    });
    expect(order.lines).toMatchObject([{ amount: 5632, discount: 1000 }]);
    const letter = await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email);
    expect(letter.text).toContain(
      "商品の小計：¥ 5,632\n新規会員クーポン：− ¥ 1,000\n送料：無料\nお支払い総額：¥ 4,632",
    );
    // Miles are earned on the amount paid.
    expect(await rowsOf(sql`select kept, rate from mile_promises where order_id = ${begun.order_id}`)).toEqual([
      { kept: 4632, rate: 100 },
    ]);
    expect(value(await buyer.call(listCoupons, {})).coupons).toMatchObject([
      { code: WELCOME, state: "used", order_id: begun.order_id },
    ]);
    expect(await entriesOf(buyer)).toEqual(["held", "used"]);
    // The next cart begins without one, with nothing to lose.
    expect(await fillCart(buyer)).toMatchObject({ coupon: null, coupon_at_stake: "" });
    expect(await buyer.call(chooseCoupon, { code: WELCOME })).toMatchObject({ failure: { code: "cart/coupon-used" } });
  });

  test("whatever is in the cart: lines − discounts + delivery = charged = the document's rates together", async () => {
    const anyCart = fc.record({
      sizes: fc.uniqueArray(fc.constantFrom(21, 22, 23, 24, 25), { minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 30 }),
      mugs: fc.integer({ min: 0, max: 9 }),
      discountRateBp: fc.constantFrom(0, 333, 750),
      amount: fc.integer({ min: 1, max: 9_000 }),
    });
    // 8 % for mugs, so that documents have two rates.
    await rowsOf(sql`update catalogue_items set data = jsonb_set(data, '{divisionId}', '2') where id = 1004`);
    await rowsOf(
      sql`update catalogue_lookups set data = data || '[{"divisionId": 2, "rate": 800}]' where name = 'taxDivisions'`,
    );
    await rowsOf(sql`update catalogue_state set content_hash = 'two-rates'`);
    // Placing reads it again, so that the carts below are priced by it.
    const first = await openBuyer(opened, { kind: "business" });
    await placeAgain(first, await fillCart(first), 1);
    const rates = new Set<number>();
    for (const { sizes, quantity, mugs, discountRateBp, amount } of fc.sample(anyCart, { numRuns: 12, seed: 7 })) {
      const coupon = await makeCoupon(opened, { amount, minimum: amount + 50 });
      const buyer = await openBuyer(opened, { kind: "business", discountRateBp });
      await fillCart(buyer, Object.fromEntries(sizes.map((size) => [size, quantity])));
      const productId = await addMyItem(opened.shop, buyer.member.id, 1004);
      if (mugs > 0)
        value(await buyer.call(addItem, { product_id: productId, sizes: [{ size_id: 1, quantity: mugs }] }));
      const chosen = value(await buyer.call(chooseCoupon, { code: coupon.code }));
      const placed = value(await placeAgain(buyer, { ...chosen, cart_id: chosen.cart_id ?? "" }, 1));
      const { lines, totals } = value(await buyer.call(getOrder, { order_id: placed.order_id }));
      const sum = (parts: readonly number[]) => parts.reduce((left, right) => left + right, 0);
      const off = sum(totals.discounts.map((discount) => discount.amount));
      expect(chosen.totals).toEqual(totals);
      expect(sum(lines.map((line) => line.amount)) - off + totals.delivery_fee).toBe(totals.total);
      expect(sum(lines.map(({ discount }) => discount))).toBe(off);
      expect(sum(totals.taxes.map((tax) => tax.amount))).toBe(totals.total);
      for (const { rate } of totals.taxes) rates.add(rate);
      for (const tax of totals.taxes) expect(tax.tax).toBe(Math.floor((tax.amount * tax.rate) / (10_000 + tax.rate)));
      expect(totals.discounts.find(({ kind }) => kind === "coupon")?.amount ?? 0).toBe(
        chosen.coupon?.counts ? amount : 0,
      );
    }
    expect([...rates].toSorted()).toEqual([1000, 800]);
  });
});

describe("exactly once", () => {
  test("one buyer who presses twenty times has one order and one use", async () => {
    const { buyer, cart } = await openChosen(opened, WELCOME, { kind: "business" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeAgain(buyer, cart, 1)));
    expect(new Set(answers.map((answer) => value(answer).order_id)).size).toBe(1);
    expect(await entriesOf(buyer)).toEqual(["held", "used"]);
    expect(await usesOf(buyer)).toHaveLength(1);
  });

  test("twenty buyers at once use a coupon of five uses five times; the others are told the new total", async () => {
    const coupon = await makeCoupon(opened, { maxUses: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, () => openChosen(opened, coupon.code, { kind: "business" })),
    );
    const answers = await Promise.all(buyers.map(({ buyer, cart }) => placeAgain(buyer, cart, 1)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({ failure: { code: "orders/cart-changed", detail: { current_total: 5632 } } });
    expect(await takenOf(coupon.id)).toBe(5);
    expect(await rowsOf(sql`select state from coupon_uses where coupon_id = ${coupon.id}`)).toHaveLength(5);
    const loser = buyers[answers.findIndex(({ ok }) => !ok)];
    if (!loser) throw new Error("nobody lost");
    const cart = await cartOf(loser.buyer);
    expect(cart.coupon).toMatchObject({ counts: false, message: expect.stringContaining("上限") });
    expect(value(await placeAgain(loser.buyer, cart, 1)).state).toBe("placed");
  });

  test("the return page and the webhook, again and again", async () => {
    const { buyer, cart } = await openChosen(opened);
    const begun = value(await placeAgain(buyer, cart));
    await actAtPayPage(begun.payment_url, "pay");
    const ask = () => buyer.call(getPaymentResult, { order_id: begun.order_id });
    await Promise.all([ask(), ask(), ask()]);
    await waitUntil("the webhooks", async () => {
      const left = sql`select 1 from pgboss.job where name in ('local-gateway-webhook', 'payment-gateway-event') and state in ('created', 'active', 'retry')`;
      return (await rowsOf(left)).length === 0;
    });
    expect(await entriesOf(buyer)).toEqual(["held", "used"]);
  });
});

describe("between the seen total and the order", () => {
  test("stopped: refused with the new total, nothing is charged, and the review says why", async () => {
    const coupon = await makeCoupon(opened);
    const { buyer, cart } = await openChosen(opened, coupon.code);
    expect(cart.totals.total).toBe(5132);
    await stopCoupon(opened.shop.database.db, coupon.id, new Date());
    expect(await placeAgain(buyer, cart)).toMatchObject({
      failure: { code: "orders/cart-changed", status: 409, detail: { current_total: 5632 } },
    });
    expect(await rowsOf(sql`select id from orders where user_id = ${buyer.member.id}`)).toEqual([]);
    const review = value(await buyer.call(reviewOrder, { address_id: buyer.addressId, payment_type: 2 }));
    expect([review.totals.total, review.coupon?.counts]).toEqual([5632, false]);
    expect(review.obstacles).toEqual([]);
    expect(await payOrder(buyer, value(await placeAgain(buyer, await cartOf(buyer))))).toBe("placed");
    expect(await entriesOf(buyer)).toEqual([]);
  });

  test("the cart changed while a page was open: the coupon goes with the new order", async () => {
    const { buyer, cart } = await openChosen(opened);
    const first = value(await placeAgain(buyer, cart));
    value(await buyer.call(changeQuantity, { line_id: cart.lines[0]?.line_id ?? "", quantity: 3 }));
    const second = value(await placeAgain(buyer, await cartOf(buyer)));
    expect(second.order_id).not.toBe(first.order_id);
    expect(await usesOf(buyer)).toEqual([{ state: "held", order_id: second.order_id }]);
    expect(await payOrder(buyer, second)).toBe("placed");
    expect(value(await buyer.call(getOrder, { order_id: second.order_id })).total).toBe(3 * 2816 - 1000);
    expect(await usesOf(buyer)).toEqual([{ state: "used", order_id: second.order_id }]);
  });

  test("two coupons swapped by two buyers at once: neither waits for the other", async () => {
    const [one, other] = [
      await makeCoupon(opened, { maxUses: 9 }),
      await makeCoupon(opened, { maxUses: 9, amount: 600, minimum: 700 }),
    ];
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const { buyer, cart } = await openChosen(opened, (index % 2 ? one : other).code);
        value(await placeAgain(buyer, cart));
        value(await buyer.call(chooseCoupon, { code: (index % 2 ? other : one).code }));
        return { buyer, cart: await cartOf(buyer) };
      }),
    );
    const placed = await Promise.all(pairs.map(({ buyer, cart }) => placeAgain(buyer, cart)));
    expect(placed.map(({ ok }) => ok)).toEqual(placed.map(() => true));
    expect([await takenOf(one.id), await takenOf(other.id)]).toEqual([4, 4]);
  });

  test("money for an order whose coupon was given back: what was agreed holds, and the use is gone", async () => {
    const coupon = await makeCoupon(opened, { maxUses: 1 });
    const { buyer, cart } = await openChosen(opened, coupon.code);
    const begun = value(await placeAgain(buyer, cart));
    // As if the gateway had declared the page expired and still took the money.
    await rowsOf(sql`delete from coupon_uses where order_id = ${begun.order_id}`);
    expect(await payOrder(buyer, begun)).toBe("placed");
    expect(value(await buyer.call(getOrder, { order_id: begun.order_id })).total).toBe(5132);
    expect(await entriesOf(buyer)).toEqual(["held", "honoured"]);
    expect(await buyer.call(chooseCoupon, { code: coupon.code })).toMatchObject({
      failure: { code: "cart/coupon-used" },
    });
  });
});

test("a cart asks the database no more for its coupon, and placing asks once which one it is", async () => {
  // Jobs query the database too: only the queries of requests are counted.
  const asking = new AsyncLocalStorage<string | undefined>();
  const mark = ({ url }: IncomingMessage) => asking.enterWith(url);
  opened.shop.http.server.prependListener("request", mark);
  const { query } = NamingClient.prototype;
  const asked: (string | undefined)[] = [];
  const queries = vi.spyOn(NamingClient.prototype, "query").mockImplementation(function (
    this: NamingClient,
    ...of: Parameters<typeof query>
  ) {
    asked.push(asking.getStore());
    return query.apply(this, of);
  });
  const countOf = async ({ path }: Call, request: Promise<{ ok: boolean }>) => {
    asked.length = 0;
    expect((await request).ok).toBe(true);
    return asked.filter((url) => url === path).length;
  };
  const ask = async (isNew: boolean) => {
    const buyer = await openBuyer(opened, { kind: "business", isNew });
    const pieces = { product_id: buyer.productId, sizes: [{ size_id: 23, quantity: 2 }] };
    const add = await countOf(addItem, buyer.call(addItem, pieces));
    const read = await countOf(getCart, buyer.call(getCart, {}));
    const cart = await cartOf(buyer);
    expect(cart.coupon?.counts).toBe(isNew ? true : undefined);
    return { add, read, place: await countOf(placeOrder, placeAgain(buyer, cart, 1)) };
  };
  const [plain, reduced] = [await ask(false), await ask(true)];
  queries.mockRestore();
  opened.shop.http.server.off("request", mark);
  // Session, my item, lines; session, cart, my items. Coupons come with the cart.
  for (const { add, read } of [plain, reduced]) expect([add, read]).toEqual([3, 3]);
  // By invoice: what the business owes already is asked too, and once more since this first order opens its account. Order, lines, parcels and
  // moves are statements of their own, which leave together.
  expect(plain.place).toBe(27);
  // The hold, and its end.
  expect(reduced.place - plain.place).toBe(2);
});

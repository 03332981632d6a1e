import { getOrder, getPaymentResult, placeOrder, reviewOrder } from "@surimono/contract/orders";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { orders } from "../orders.tables.ts";
import { actAtPayPage, fillCart, openBuyer, placeAgain } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

describe("what was agreed", () => {
  test("another total than the customer saw is refused with the new one, and nothing is written", async () => {
    const buyer = await openBuyer(opened);
    const cart = await fillCart(buyer);
    const refused = await buyer.call(placeOrder, {
      cart_id: cart.cart_id,
      expected_total: cart.totals.total - 1,
      payment_type: 2,
      address_id: buyer.addressId,
    });
    expect(refused).toMatchObject({
      ok: false,
      failure: { code: "orders/cart-changed", status: 409, detail: { current_total: 5632 } },
    });
    const written = await opened.shop.database.db.select().from(orders).where(eq(orders.userId, buyer.member.id));
    expect(written).toEqual([]);
  });

  test("a price that another process changed a moment ago is refused with the new total, and nothing is charged", async () => {
    const buyer = await openBuyer(opened, { itemId: 1005 });
    const cart = await fillCart(buyer, { 1: 2 });
    const { db } = opened.shop.database;
    await db.execute(sql`update catalogue_items set data = jsonb_set(data, '{sizes,0,price}', '1000') where id = 1005`);
    await db.execute(sql`update catalogue_state set content_hash = 'changed'`);
    const refused = await placeAgain(buyer, cart);
    // (1000 + 480) × 1.1 = 1628 each.
    expect(refused).toMatchObject({
      ok: false,
      failure: { code: "orders/cart-changed", status: 409, detail: { current_total: 3256 } },
    });
    const sessions = await db.execute(sql`select id from local_gateway_sessions where email = ${buyer.member.email}`);
    expect(sessions.rows).toEqual([]);
    expect(value(await placeAgain(buyer, { ...cart, totals: { total: 3256 } })).state).toBe("payment");
  });

  test("editing the my item after adding it never changes what is ordered", async () => {
    const buyer = await openBuyer(opened);
    const cart = await fillCart(buyer);
    const version = cart.lines[0]?.version_id;
    await opened.shop.database.db.execute(
      sql`update my_items set version_id = gen_random_uuid(), name = 'かわった', area_kind_ids = '{1,2}' where product_id = ${buyer.productId}`,
    );
    const begun = value(await placeAgain(buyer, cart));
    await actAtPayPage(begun.payment_url, "pay");
    await buyer.call(getPaymentResult, { order_id: begun.order_id });
    const order = value(await buyer.call(getOrder, { order_id: begun.order_id }));
    expect(order.lines).toMatchObject([{ version_id: version, name: "夏祭りのTシャツ", area_kind: [{ kind_id: 1 }] }]);
  });

  test("the review shows the six items and every obstacle, and completion refuses by the same list", async () => {
    const buyer = await openBuyer(opened);
    const cart = await fillCart(buyer, { 23: 501 });
    const review = value(await buyer.call(reviewOrder, {}));
    expect(review.confirmation.map(({ key }) => key)).toEqual([
      "quantity",
      "price",
      "payment",
      "delivery",
      "application_period",
      "cancellation",
    ]);
    expect(review.obstacles.map(({ code }) => code)).toEqual([
      "cart/above-maximum",
      "delivery/no-address",
      "payments/no-method",
    ]);
    expect(review.payment_types.map(({ payment_type, available }) => [payment_type, available])).toEqual([
      [2, true],
      [8, false],
    ]);
    const chosen = value(await buyer.call(reviewOrder, { address_id: buyer.addressId, payment_type: 8 }));
    const refused = await placeAgain(buyer, cart, 8);
    expect(refused).toMatchObject({ ok: false, failure: { detail: { obstacles: chosen.obstacles } } });
    expect(chosen.obstacles.map(({ code }) => code)).toEqual(["cart/above-maximum", "payments/amount-not-allowed"]);
  });

  test("a deleted my item is named and cannot be ordered", async () => {
    const buyer = await openBuyer(opened);
    const cart = await fillCart(buyer);
    await opened.shop.database.db.execute(
      sql`update my_items set delete_flag = 1 where product_id = ${buyer.productId}`,
    );
    expect(await placeAgain(buyer, cart)).toMatchObject({
      ok: false,
      failure: { detail: { obstacles: [{ code: "cart/item-deleted", line_id: cart.lines[0]?.line_id }] } },
    });
  });
});

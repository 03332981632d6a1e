import { getCart } from "@surimono/contract/cart";
import { listCoupons } from "@surimono/contract/coupons";
import { cancelOrder, getOrder, getOrders, getPaymentResult, reviewOrder } from "@surimono/contract/orders";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobKind } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../../payments/testing/index.ts";
import { orders } from "../orders.tables.ts";
import { advanceOrder } from "../steps/advance-order.ts";
import {
  actAtPayPage,
  cut,
  openBuyer,
  openChosen,
  openRelay,
  pass,
  placeAgain,
  placeCart,
  say,
  storing,
  waitUntil,
} from "../testing/index.ts";

let gateway: TestShop;
const shops: TestShop[] = [];

beforeAll(async () => {
  gateway = await openTestShop();
  shops.push(gateway);
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
});

const refuse = say(400, { error: { type: "invalid_request_error", message: "refused" } });

/** A shop configured as for Stripe, with any host in its place. */
async function openConfigured(apiUrl: string, secretKey = "sk_test_any", now = () => new Date()): Promise<TestShop> {
  const shop = await openTestShop({
    now,
    variables: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: "whsec_any", STRIPE_API_URL: apiUrl },
  });
  shops.push(shop);
  return shop;
}

describe("configured for Stripe", () => {
  test("the same client pays at another host", async () => {
    const shop = await openConfigured(gateway.baseUrl, localGatewayKey(gateway.shop.env));
    const buyer = await openBuyer(shop);
    const begun = value(await placeCart(buyer));
    // The page is at the gateway; the way back leads to this shop by its public name.
    expect(
      await actAtPayPage(begun.payment_url?.replace(shop.shop.env.publicUrl, gateway.baseUrl) ?? null, "pay"),
    ).toBe(`${shop.shop.env.publicUrl}/cart/complete?order_id=${begun.order_id}`);
    expect(value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state).toBe("placed");
    expect((await fetch(`${shop.baseUrl}/gateway/pay/cs_test_1`)).status).toBe(404);
    expect((await fetch(`${shop.baseUrl}/v1/refunds`)).status).toBe(404);
  });

  test("with the gateway down nothing is charged, the cart stays, and an invoice still works", async () => {
    const shop = await openConfigured("http://127.0.0.1:9");
    const buyer = await openBuyer(shop, { kind: "business" });
    const refused = await placeCart(buyer);
    expect(refused).toMatchObject({ failure: { code: "payments/unavailable", status: 503 } });
    const cart = value(await buyer.call(getCart, {}));
    expect(cart.lines).toHaveLength(1);
    const seen = { ...cart, cart_id: cart.cart_id ?? "" };
    expect(await placeAgain(buyer, seen)).toMatchObject({ failure: { code: "payments/unavailable" } });
    // Whether the lost request opened a page is unknown, so nothing else may be paid for this cart before that is
    // settled.
    expect(await placeAgain(buyer, seen, 1)).toMatchObject({ failure: { code: "payments/unavailable" } });
    const other = await openBuyer(shop, { kind: "business" });
    expect(value(await placeCart(other, 1)).state).toBe("placed");
  });

  test("a page that the gateway refuses for good does not stand in the way of another try", async () => {
    const relay = await openRelay(gateway.baseUrl);
    const shop = await openConfigured(relay.url, localGatewayKey(gateway.shop.env));
    const buyer = await openBuyer(shop, { kind: "business" });
    relay.moodOf = ({ key }) => (key.endsWith("-1") ? refuse : pass);
    expect(await placeCart(buyer)).toMatchObject({ failure: { code: "payments/unavailable" } });
    const cart = value(await buyer.call(getCart, {}));
    expect(value(await placeAgain(buyer, { ...cart, cart_id: cart.cart_id ?? "" })).state).toBe("payment");

    relay.moodOf = () => refuse;
    const other = await openBuyer(shop, { kind: "business" });
    expect(await placeCart(other)).toMatchObject({ failure: { code: "payments/unavailable" } });
    const seen = value(await other.call(getCart, {}));
    expect(value(await placeAgain(other, { ...seen, cart_id: seen.cart_id ?? "" }, 1)).state).toBe("placed");
    relay.close();
  });

  test("a page whose making was cut off and then refused for good is over too", async () => {
    const relay = await openRelay(gateway.baseUrl);
    const shop = await openConfigured(relay.url, localGatewayKey(gateway.shop.env));
    const buyer = await openBuyer(shop);
    relay.moodOf = () => cut;
    expect(await placeCart(buyer)).toMatchObject({ failure: { code: "payments/unavailable" } });
    // As after half an hour, when the page can no longer be made as requested.
    relay.moodOf = ({ key }) => (key.endsWith("-1") ? refuse : pass);
    const cart = value(await buyer.call(getCart, {}));
    expect(value(await placeAgain(buyer, { ...cart, cart_id: cart.cart_id ?? "" })).state).toBe("payment");
    relay.close();
  });

  test("after an outage the buyer need not wait for the sweeper, which asks ever less often", async () => {
    const relay = await openRelay(gateway.baseUrl);
    let later = 0;
    const shop = await openConfigured(relay.url, localGatewayKey(gateway.shop.env), () => new Date(Date.now() + later));
    const buyer = await openBuyer(shop);
    relay.moodOf = () => cut;
    expect(await placeCart(buyer)).toMatchObject({ failure: { code: "payments/unavailable" } });
    later = 20 * 60_000;
    const asked = relay.asked.length;
    await shop.shop.jobs.enqueue(shop.shop.database.db, jobKind("sweep-orders"), {});
    await waitUntil("the sweep", async () => relay.asked.length > asked);
    const running = sql`select 1 from pgboss.job where name = 'sweep-orders' and state in ('created', 'active')`;
    await waitUntil("its end", async () => (await shop.shop.database.db.execute(running)).rows.length === 0);
    relay.moodOf = () => pass;
    const cart = value(await buyer.call(getCart, {}));
    expect(value(await placeAgain(buyer, { ...cart, cart_id: cart.cart_id ?? "" })).state).toBe("payment");
    relay.close();
  });
});

test("without Stripe and outside of the demo only invoices are offered", async () => {
  const shop = await openTestShop({ variables: { SMTP_URL: "smtp://127.0.0.1:9" } });
  shops.push(shop);
  const buyer = await openBuyer(shop, { kind: "business" });
  expect(value(await buyer.call(reviewOrder, {})).payment_types.map(({ payment_type }) => payment_type)).toEqual([1]);
  expect(await placeCart(buyer)).toMatchObject({ failure: { code: "payments/unavailable" } });
});

test("another amount than ordered is recorded and left to a person", async () => {
  const buyer = await openBuyer(gateway);
  const begun = value(await placeCart(buyer));
  await gateway.shop.database.db.execute(
    sql`update local_gateway_sessions set amount = 50 where client_reference_id = ${begun.order_id}`,
  );
  await actAtPayPage(begun.payment_url, "pay");
  expect(value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state).toBe("waiting");
  const events = await gateway.shop.database.db.execute(
    sql`select type, amount from payment_events where order_id = ${begun.order_id} order by type`,
  );
  expect(events.rows).toEqual([
    { type: "amount_differs", amount: 50 },
    { type: "captured", amount: 50 },
  ]);
  expect(value(await buyer.call(getOrders, {})).orders).toEqual([]);

  // A person refunds it in the gateway's dashboard, whose webhook must not trip over an order that was never paid.
  await refundAtDesk(begun);
  const refunded = sql`select amount from payment_events where order_id = ${begun.order_id} and type = 'refunded'`;
  await waitUntil("the refund", async () => (await gateway.shop.database.db.execute(refunded)).rows.length === 1);
  expect(await paymentOf(begun.order_id)).toBe("unpaid");
  // Then it is over, and the cart can be ordered again.
  expect(value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state).toBe("unpaid");
  const cart = value(await buyer.call(getCart, {}));
  const again = value(await placeAgain(buyer, { ...cart, cart_id: cart.cart_id ?? "" }));
  expect(again).toMatchObject({ state: "payment" });
  expect(again.order_id).not.toBe(begun.order_id);
});

test("news of a refund that overtakes the news of its payment is not lost, and the coupon comes back", async () => {
  const { db } = gateway.shop.database;
  const { buyer, cart } = await openChosen(gateway);
  const begun = value(await placeAgain(buyer, cart));
  await db.execute(sql`
    create function lose_payments() returns trigger language plpgsql as $$ begin
      if new.name = 'local-gateway-webhook' and new.data->>'payload' like '%checkout.session%' then return null; end if;
      return new;
    end $$`);
  await db.execute(
    sql`create trigger lose_payments before insert on pgboss.job for each row execute function lose_payments()`,
  );
  await actAtPayPage(begun.payment_url, "pay");
  await db.execute(sql`drop trigger lose_payments on pgboss.job`);
  await refundAtDesk(begun);
  await waitUntil("the refund", async () => (await paymentOf(begun.order_id)) === "refunded");
  const coupons = value(await buyer.call(listCoupons, {})).coupons;
  expect(coupons).toMatchObject([{ code: NEW_MEMBER_COUPON.code, state: "usable" }]);
});

type Begun = { readonly order_id: string; readonly payment_url: string | null };

async function refundAtDesk({ payment_url }: Begun, amount?: number): Promise<void> {
  const stripe = localGatewayClient(gateway.baseUrl, localGatewayKey(gateway.shop.env));
  const session = await stripe.checkout.sessions.retrieve(payment_url?.split("/").at(-1) ?? "");
  await stripe.refunds.create({ payment_intent: String(session.payment_intent), ...(amount && { amount }) });
}

async function paymentOf(orderId: string) {
  return (await gateway.shop.database.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.payment;
}

test("a cancellation gives back what is left when a part went back at the gateway's own desk just before", async () => {
  const buyer = await openBuyer(gateway);
  const begun = value(await placeCart(buyer));
  await actAtPayPage(begun.payment_url, "pay");
  const { total } = value(await buyer.call(getPaymentResult, { order_id: begun.order_id }));
  // The dashboard's news comes by webhook, which the cancellation may overtake.
  const cancelled = Promise.all([refundAtDesk(begun, 1000), buyer.call(cancelOrder, { order_id: begun.order_id })]);
  expect((await cancelled)[1]).toMatchObject({ ok: true });
  await waitUntil("the refund", async () => (await paymentOf(begun.order_id)) === "refunded");
  const refunded = sql`select sum(amount)::int as amount from payment_events where order_id = ${begun.order_id} and type = 'refunded'`;
  expect((await gateway.shop.database.db.execute(refunded)).rows).toEqual([{ amount: total }]);
});

test("refunds made at the gateway's own desk are recorded, in parts and whole; then nothing is printed", async () => {
  const buyer = await openBuyer(gateway);
  const begun = value(await placeCart(buyer));
  await actAtPayPage(begun.payment_url, "pay");
  await buyer.call(getPaymentResult, { order_id: begun.order_id });
  await refundAtDesk(begun, 1000);
  await waitUntil("the partial refund", async () => (await paymentOf(begun.order_id)) === "partly_refunded");
  await refundAtDesk(begun);
  await waitUntil("the whole refund", async () => (await paymentOf(begun.order_id)) === "refunded");
  const order = value(await buyer.call(getOrder, { order_id: begun.order_id }));
  expect(order.status).toBe(1);
  const later = new Date(Date.now() + 31 * 60_000);
  expect(await advanceOrder(storing(gateway.shop, false), order.order_number, "printing", later)).toMatchObject({
    failure: { code: "orders/money-given-back" },
  });
});

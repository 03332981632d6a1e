import { addItem, getCart } from "@surimono/contract/cart";
import { cancelOrder, getOrders, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestShop, value } from "../../../testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../../payments/testing/index.ts";
import {
  actAtPayPage,
  drip,
  type Mood,
  openBuyer,
  openGatewayPair,
  pass,
  placeAgain,
  placeCart,
  say,
  silent,
  type TestBuyer,
  waitUntil,
} from "../testing/index.ts";
import { CALLS, MOODS } from "./gateway-moods.fixture.ts";

let pair: Awaited<ReturnType<typeof openGatewayPair>>;
let gateway: TestShop;
let shop: TestShop;
let relay: typeof pair.relay;
/** Whose requests of which call go wrong, and how. A name is that of an order, a session or a payment. */
const trouble = new Map<string, { readonly call: keyof typeof CALLS; readonly mood: Mood }>();

beforeAll(async () => {
  pair = await openGatewayPair("whsec_moods");
  ({ gateway, shop, relay } = pair);
  relay.moodOf = (asked) => {
    const whole = `${asked.path} ${asked.body} ${asked.key}`;
    const found = [...trouble].find(([name, { call }]) => whole.includes(name) && CALLS[call](asked));
    return found?.[1].mood ?? pass;
  };
});
afterAll(() => pair.stop());

const UNAVAILABLE = { failure: { code: "payments/unavailable", status: 503 } };

const rows: typeof pair.rows = (...asked) => pair.rows(...asked);

/** Everything of one order goes wrong in one call. */
async function during<Value>(
  names: readonly string[],
  call: keyof typeof CALLS,
  mood: Mood,
  work: () => Promise<Value>,
): Promise<Value> {
  for (const name of names) trouble.set(name, { call, mood });
  try {
    return await work();
  } finally {
    for (const name of names) trouble.delete(name);
  }
}

/** A placed cart with its payment page open. */
async function begin() {
  const buyer = await openBuyer(shop);
  return { buyer, ...namesOf(value(await placeCart(buyer))) };
}

function namesOf({ order_id, payment_url }: { readonly order_id: string; readonly payment_url: string | null }) {
  return { orderId: order_id, sessionId: payment_url?.split("/").at(-1) ?? "", pageAt: pageAt(payment_url) };
}

/** The page is at the gateway, whose own URL the shop does not know. */
function pageAt(url: string | null): string {
  return (url ?? "").replace(shop.shop.env.publicUrl, gateway.baseUrl);
}

async function paymentRefOf(sessionId: string): Promise<string> {
  const [session] = await rows(
    sql`select payment_intent_id from local_gateway_sessions where id = ${sessionId}`,
    gateway,
  );
  return String(session?.["payment_intent_id"]);
}

async function deliver(type: string, object: object): Promise<void> {
  const payload = JSON.stringify({ id: `evt_${Math.random()}`, object: "event", type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_moods" });
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const response = await fetch(`${shop.baseUrl}/api/payment/webhook`, { method: "POST", headers, body: payload });
  expect(response.status).toBe(200);
}

const jobOf = (name: string) =>
  sql`pgboss.job where data::text like ${`%${name}%`} and name in ('payment-gateway-event', 'refund-order')`;

/** A job of this kind failed and waits for its next try. */
async function failsFor(name: string): Promise<void> {
  await waitUntil(
    "the failure",
    async () => (await rows(sql`select 1 from ${jobOf(name)} and state = 'retry'`)).length > 0,
  );
  expect(await rows(sql`select 1 from ${jobOf(name)} and state = 'completed'`)).toEqual([]);
}

/** Runs it now rather than after its pause, and until it is done. */
async function thenSucceeds(name: string): Promise<void> {
  await waitUntil("the next try", async () => {
    await rows(
      sql`update pgboss.job set start_after = now() where id in (select id from ${jobOf(name)} and state = 'retry')`,
    );
    return (await rows(sql`select 1 from ${jobOf(name)} and state <> 'completed'`)).length === 0;
  });
}

const paymentOf = async (orderId: string) =>
  (await rows(sql`select payment from orders where id = ${orderId}`))[0]?.["payment"];
const eventsOf = (orderId: string) =>
  rows(sql`select type, amount from payment_events where order_id = ${orderId} order by type, amount`);
const sessionsOf = (orderId: string) =>
  rows(
    sql`select status from local_gateway_sessions where client_reference_id = ${orderId} order by created_at`,
    gateway,
  );
const placedBy = async (buyer: TestBuyer) => value(await buyer.call(getOrders, {})).orders.length;

async function seenCart(buyer: TestBuyer) {
  const cart = value(await buyer.call(getCart, {}));
  return { ...cart, cart_id: cart.cart_id ?? "" };
}

describe.each(MOODS)("a gateway that answers %s", (_name, mood) => {
  test.concurrent("to a new page: the buyer is told to come again, and pays once", async () => {
    const buyer = await openBuyer(shop);
    expect(await during([buyer.member.id], "create", mood, () => placeCart(buyer))).toMatchObject(UNAVAILABLE);
    const again = value(await placeAgain(buyer, await seenCart(buyer)));
    expect(again.state).toBe("payment");
    expect(await sessionsOf(again.order_id)).toEqual([{ status: "open" }]);
  });

  test.concurrent("to the question what became of a payment: never unpaid; the webhook tries again and places the order", async () => {
    const { buyer, orderId, sessionId, pageAt } = await begin();
    await actAtPayPage(pageAt, "pay");
    await during([sessionId], "retrieve", mood, async () => {
      expect(await buyer.call(getPaymentResult, { order_id: orderId })).toMatchObject(UNAVAILABLE);
      await deliver("checkout.session.completed", { id: sessionId });
      await failsFor(sessionId);
    });
    await thenSucceeds(sessionId);
    expect(await placedBy(buyer)).toBe(1);
    expect(await eventsOf(orderId)).toMatchObject([{ type: "captured" }]);
  });

  test.concurrent("to closing a page: no second page is opened beside it", async () => {
    const { buyer, orderId, sessionId } = await begin();
    const added = await buyer.call(addItem, { product_id: buyer.productId, sizes: [{ size_id: 23, quantity: 1 }] });
    const cart = { ...value(added), cart_id: value(added).cart_id ?? "" };
    expect(await during([sessionId], "expire", mood, () => placeAgain(buyer, cart))).toMatchObject(UNAVAILABLE);
    expect(await sessionsOf(orderId)).toEqual([{ status: "open" }]);
    const again = value(await placeAgain(buyer, cart));
    expect(again).toMatchObject({ state: "payment" });
    expect(await sessionsOf(orderId)).toEqual([{ status: "expired" }]);
  });

  test.concurrent("to refunding: the job tries again, and the money goes back once", async () => {
    const { buyer, orderId, sessionId, pageAt } = await begin();
    await actAtPayPage(pageAt, "pay");
    const { total } = value(await buyer.call(getPaymentResult, { order_id: orderId }));
    const paymentRef = await paymentRefOf(sessionId);
    await during([paymentRef], "refund", mood, async () => {
      value(await buyer.call(cancelOrder, { order_id: orderId }));
      await failsFor(orderId);
    });
    await during([paymentRef], "refunds", mood, async () => {
      await rows(
        sql`update pgboss.job set start_after = now() where id in (select id from ${jobOf(orderId)} and state = 'retry')`,
      );
      const tries = sql`select 1 from ${jobOf(orderId)} and retry_count > 0 and state = 'retry'`;
      await waitUntil("another failure", async () => (await rows(tries)).length > 0);
      expect(await paymentOf(orderId)).toBe("refunding");
    });
    await thenSucceeds(orderId);
    expect(await paymentOf(orderId)).toBe("refunded");
    expect(await eventsOf(orderId)).toEqual([
      { type: "captured", amount: total },
      { type: "refunded", amount: total },
    ]);
    expect(
      await rows(sql`select amount from local_gateway_refunds where payment_intent_id = ${paymentRef}`, gateway),
    ).toEqual([{ amount: total }]);
  });

  test.concurrent("to whose payment it was: the refund that overtook it is recorded later", async () => {
    const { orderId, sessionId, pageAt } = await begin();
    await actAtPayPage(pageAt, "pay");
    const paymentRef = await paymentRefOf(sessionId);
    await localGatewayClient(gateway.baseUrl, localGatewayKey(gateway.shop.env)).refunds.create({
      payment_intent: paymentRef,
    });
    await during([paymentRef], "find", mood, async () => {
      await deliver("refund.updated", { payment_intent: paymentRef });
      await failsFor(paymentRef);
    });
    await thenSucceeds(paymentRef);
    expect(await paymentOf(orderId)).toBe("refunded");
  });
});

test("an open session that is told of as paid is asked about again, as the answer may be out of date", async () => {
  const { buyer, sessionId, pageAt } = await begin();
  await actAtPayPage(pageAt, "pay");
  const open = { object: "checkout.session", id: sessionId, status: "open", payment_status: "unpaid", amount_total: 1 };
  await during([sessionId], "retrieve", say(200, open), async () => {
    await deliver("checkout.session.completed", { id: sessionId });
    await failsFor(sessionId);
  });
  await thenSucceeds(sessionId);
  expect(await placedBy(buyer)).toBe(1);
});

describe.each([
  ["nothing, and keeps the line open", silent],
  ["in drops, without end", drip],
] as const)("a gateway that answers %s", (_name, mood) => {
  const triesOf = (name: string) => relay.asked.filter(({ body, path }) => `${path} ${body}`.includes(name)).length;

  test.concurrent("to a new page: the buyer waits for little more than one try, and pays once", async () => {
    const buyer = await openBuyer(shop);
    expect(await during([buyer.member.id], "create", mood, () => placeCart(buyer))).toMatchObject(UNAVAILABLE);
    // A third would begin ten seconds after the second.
    expect(triesOf(buyer.member.id)).toBeLessThanOrEqual(2);
    const again = value(await placeAgain(buyer, await seenCart(buyer)));
    expect(await sessionsOf(again.order_id)).toEqual([{ status: "open" }]);
  });

  test.concurrent("to the question what became of a payment: never unpaid", async () => {
    const { buyer, orderId, sessionId, pageAt } = await begin();
    await actAtPayPage(pageAt, "pay");
    const asked = await during([sessionId], "retrieve", mood, () =>
      buyer.call(getPaymentResult, { order_id: orderId }),
    );
    expect(asked).toMatchObject(UNAVAILABLE);
    expect(triesOf(sessionId)).toBeLessThanOrEqual(2);
    expect(value(await buyer.call(getPaymentResult, { order_id: orderId })).state).toBe("placed");
  });

  test.concurrent("to refunding: nobody waits, and the money goes back once", async () => {
    const { buyer, orderId, sessionId, pageAt } = await begin();
    await actAtPayPage(pageAt, "pay");
    value(await buyer.call(getPaymentResult, { order_id: orderId }));
    const paymentRef = await paymentRefOf(sessionId);
    await during([paymentRef], "refund", mood, async () => {
      value(await buyer.call(cancelOrder, { order_id: orderId }));
      await waitUntil("the question", async () => triesOf(paymentRef) > 1);
    });
    await waitUntil("the refund", async () => (await paymentOf(orderId)) === "refunded");
    const made = await rows(sql`select 1 from local_gateway_refunds where payment_intent_id = ${paymentRef}`, gateway);
    expect(made).toHaveLength(1);
  });
});

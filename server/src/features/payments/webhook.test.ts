import { getOrders, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readLetters, waitForLetter } from "../members/testing/index.ts";
import { recordMaintenance } from "../notices/index.ts";
import { actAtPayPage, openBuyer, placeCart, type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { localGatewaySecrets } from "./local-gateway/index.ts";
import { localGatewayClient, localGatewayKey } from "./testing/index.ts";

let opened: TestShop;
let sequence = 0;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** A webhook as the gateway would send it. */
function deliver(
  type: string,
  object: object,
  { id = `evt_test_${++sequence}`, secret = localGatewaySecrets(opened.shop.env.secret).webhookSecret } = {},
) {
  const payload = JSON.stringify({ id, object: "event", type, created: 1, livemode: false, data: { object } });
  return send(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret }));
}

async function send(payload: string, signature: string): Promise<number> {
  const response = await fetch(`${opened.baseUrl}/api/payment/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
  });
  return response.status;
}

async function begin() {
  const buyer = await openBuyer(opened);
  const begun = value(await placeCart(buyer));
  return { buyer, begun, session: { id: begun.payment_url?.split("/").at(-1) ?? "", object: "checkout.session" } };
}

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await opened.shop.database.db.execute<{ count: string }>(query);
  return Number(rows[0]?.count);
}

async function expectPlacedOnce(buyer: TestBuyer, orderId: string) {
  await waitUntil("the order", async () => value(await buyer.call(getOrders, {})).orders.length === 1);
  await waitUntil(
    "the end of all events",
    async () =>
      (await count(
        sql`select count(*) from pgboss.job where state in ('created', 'active', 'retry') and name in ('payment-gateway-event', 'local-gateway-webhook', 'send-mail')`,
      )) === 0,
  );
  await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email);
  expect(await readLetters(`${opened.dataDir}/mail`, buyer.member.email)).toHaveLength(1);
  expect(await count(sql`select count(*) from payment_events where order_id = ${orderId}`)).toBe(1);
  expect(await count(sql`select count(*) from order_moves where order_id = ${orderId} and axis = 'lifecycle'`)).toBe(1);
}

test("return page and webhook together, each many times, and events three times and out of order: placed once", async () => {
  const { buyer, begun, session } = await begin();
  await actAtPayPage(begun.payment_url, "pay");
  const events = [
    "checkout.session.expired",
    "checkout.session.async_payment_failed",
    "checkout.session.async_payment_succeeded",
    "checkout.session.completed",
  ];
  const statuses = await Promise.all([
    ...events.flatMap((type) => [1, 2, 3].map(() => deliver(type, session, { id: `evt_${session.id}_${type}` }))),
    ...events.map((type) => deliver(type, session)),
    ...Array.from({ length: 10 }, async () =>
      value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state === "placed" ? 200 : 500,
    ),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expectPlacedOnce(buyer, begun.order_id);
  // Each event is handled once: four named ones, four others, and the gateway's own.
  expect(await count(sql`select count(*) from pgboss.job where data->>'objectId' = ${session.id}`)).toBe(9);
});

test("an event that says paid when nobody has paid places nothing: the gateway is asked, again and again", async () => {
  const { buyer, begun, session } = await begin();
  expect(await deliver("checkout.session.completed", { ...session, payment_status: "paid", status: "complete" })).toBe(
    200,
  );
  // Not done either: the gateway may not know of it yet.
  const failed = sql`select count(*) from pgboss.job where data->>'objectId' = ${session.id} and state = 'retry'`;
  await waitUntil("the event", async () => (await count(failed)) === 1);
  expect(value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state).toBe("unpaid");
  await opened.shop.database.db.execute(sql`delete from pgboss.job where data->>'objectId' = ${session.id}`);
});

test("events before the return and long after it change nothing more", async () => {
  const { buyer, begun, session } = await begin();
  await actAtPayPage(begun.payment_url, "pay");
  await expectPlacedOnce(buyer, begun.order_id);
  for (const type of ["checkout.session.completed", "checkout.session.expired"]) await deliver(type, session);
  expect(value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state).toBe("placed");
  await expectPlacedOnce(buyer, begun.order_id);
});

test("while the shop is closed for maintenance, who is at the pay page still gets the order", async () => {
  const { buyer, begun, session } = await begin();
  await recordMaintenance(opened.shop.database.db, true, new Date());
  try {
    await actAtPayPage(begun.payment_url, "pay");
    expect(await deliver("checkout.session.completed", session)).toBe(200);
    await expectPlacedOnce(buyer, begun.order_id);
  } finally {
    await recordMaintenance(opened.shop.database.db, false, new Date());
  }
});

test("a second payment of one order is recorded, and nothing is placed again", async () => {
  const { buyer, begun, session } = await begin();
  await actAtPayPage(begun.payment_url, "pay");
  await expectPlacedOnce(buyer, begun.order_id);
  const { db } = opened.shop.database;
  // A page believed to be over that was paid after all.
  await db.execute(sql`
    insert into payment_attempts (user_id, order_id, attempt, method, amount, return_origin, state, claimed_until, session_id, created_at, expires_at)
    select user_id, order_id, 2, method, amount, return_origin, 'expired', claimed_until, ${`${session.id}b`}, created_at, expires_at
    from payment_attempts where session_id = ${session.id}`);
  await db.execute(sql`
    insert into local_gateway_sessions
    select (jsonb_populate_record(row, jsonb_build_object('id', row.id || 'b', 'payment_intent_id', row.payment_intent_id || 'b',
      'metadata', row.metadata || '{"attempt": "2"}'))).* from local_gateway_sessions row where id = ${session.id}`);
  const sales = () => count(sql`select count(*) from catalogue_sales`);
  const before = await sales();
  expect(await deliver("checkout.session.completed", { ...session, id: `${session.id}b` })).toBe(200);
  const captured = sql`select count(*) from payment_events where order_id = ${begun.order_id} and type = 'captured'`;
  await waitUntil("the second capture", async () => (await count(captured)) === 2);
  expect(await sales()).toBe(before);
  const letters = sql`select count(*) from pgboss.job where name = 'send-mail' and data->>'to' = ${buyer.member.email}`;
  expect(await count(letters)).toBe(1);

  // Refunded by a person: the order itself stays paid.
  const stripe = localGatewayClient(opened.baseUrl, localGatewayKey(opened.shop.env));
  const { payment_intent } = await stripe.checkout.sessions.retrieve(`${session.id}b`);
  await stripe.refunds.create({ payment_intent: String(payment_intent) });
  const refunded = sql`select count(*) from payment_events where order_id = ${begun.order_id} and type = 'refunded'`;
  await waitUntil("the refund of the second payment", async () => (await count(refunded)) === 1);
  expect(await count(sql`select count(*) from orders where id = ${begun.order_id} and payment = 'paid'`)).toBe(1);
});

describe("refused with 400 and not kept", () => {
  const payload = JSON.stringify({
    id: "evt_forged",
    object: "event",
    type: "checkout.session.completed",
    data: { object: { id: "cs_1" } },
  });
  const sign = (timestamp: number) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: localGatewaySecrets(opened.shop.env.secret).webhookSecret,
      timestamp,
    });
  const now = () => Math.floor(Date.now() / 1000);

  test.each<[string, () => Promise<number>]>([
    [
      "signed with another secret",
      () => deliver("checkout.session.completed", { id: "cs_1" }, { id: "evt_forged", secret: "whsec_other" }),
    ],
    ["without a signature", () => send(payload, "")],
    ["with a changed body", () => send(payload.replace("cs_1", "cs_2"), sign(now()))],
    ["an hour old", () => send(payload, sign(now() - 3600))],
  ])("%s", async (_name, attempt) => {
    expect(await attempt()).toBe(400);
    expect(await count(sql`select count(*) from gateway_events where id = 'evt_forged'`)).toBe(0);
  });
});

test("an event about somebody else's session is taken and does no harm", async () => {
  expect(await deliver("customer.created", { id: "cus_1" })).toBe(200);
});

test.each(["t=1,v1=", "t=1", "v1=", "t=,v1=,", ",,,", "t=1,v1=00,v0=1"])(
  "an odd signature %j is refused",
  async (signature) => {
    expect(await send("{}", signature)).toBe(400);
  },
);

test.each([
  "null",
  "[]",
  '{"id":"evt_1","type":"checkout.session.completed","data":null}',
  '{"id":"evt_2","type":"charge.refunded"}',
  '{"id":"evt_3","type":"charge.refunded","data":{"object":null}}',
  "{",
])("a signed %s, which is no event, is refused", async (payload) => {
  const { webhookSecret: secret } = localGatewaySecrets(opened.shop.env.secret);
  expect(await send(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret }))).toBe(400);
});

test("who sends forged events again and again is told to stop, and the gateway at the same address is not", async () => {
  const forged = await Promise.all(Array.from({ length: 40 }, () => send("{}", "t=1,v1=00")));
  expect(forged).toContain(429);
  expect(forged).not.toContain(500);
  expect(await deliver("ping", { id: "nothing" })).toBe(200);
});

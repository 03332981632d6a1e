import { randomUUID } from "node:crypto";
import { getCounterDefect, refundCounterDefect, reportDefect } from "@surimono/contract/defects";
import { getPaymentResult } from "@surimono/contract/orders";
import { listTickets } from "@surimono/contract/support";
import { HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, value } from "../../../testing/index.ts";
import { impatientGateway, localGatewayKey } from "../../payments/testing/index.ts";
import { sendingDesk } from "../../warehouse/testing/index.ts";
import { advanceOrder } from "../index.ts";
import { cut, type Mood, openBuyer, openGatewayPair, pass, placeCart, say, waitUntil } from "../testing/index.ts";
import { refundPieces } from "./ask-refund.ts";
import { makeRefund } from "./make-refund.ts";

let pair: Awaited<ReturnType<typeof openGatewayPair>>;
let gateway: TestShop;
let shop: TestShop;
let relay: typeof pair.relay;

beforeAll(async () => {
  pair = await openGatewayPair("whsec_parts");
  ({ gateway, shop, relay } = pair);
});
afterAll(() => pair.stop());

const rows: typeof pair.rows = (...asked) => pair.rows(...asked);

const REFUSED = { error: { type: "invalid_request_error", code: "charge_disputed", message: "refused" } };

/** Two pieces, paid at the gateway, too late to be cancelled. */
async function placePaid() {
  const buyer = await openBuyer(shop);
  const { order_id, order_number, payment_url } = value(await placeCart(buyer));
  await pair.pay(payment_url);
  value(await buyer.call(getPaymentResult, { order_id }));
  const [line] = await rows(sql`select id, amount from order_lines where order_id = ${order_id}`);
  const lineId = String(line?.["id"]);
  const refund = () =>
    refundPieces(
      shop.shop,
      { number: order_number, parcel: 1, pieces: [{ lineId, quantity: 1 }], withDelivery: false, reason: "色が違う" },
      new Date(shop.shop.now().getTime() + HOUR_MS),
    );
  return { buyer, order_id, order_number, lineId, userId: buyer.member.id, refund };
}

const statesOf = (orderId: string) =>
  rows(sql`select state, amount from order_refunds where order_id = ${orderId} order by asked_at`);
const jobsOf = (orderId: string) => sql`pgboss.job where name = 'refund-pieces' and data->>'orderId' = ${orderId}`;
const madeFor = (orderId: string) =>
  rows(
    sql`select made.amount from local_gateway_refunds made
      join local_gateway_sessions session on session.payment_intent_id = made.payment_intent_id
      where session.client_reference_id = ${orderId}`,
    gateway,
  );

/** Runs the job's next try now rather than after its pause, until it is done. */
async function goOn(orderId: string): Promise<void> {
  await waitUntil("the next try", async () => {
    await rows(
      sql`update pgboss.job set start_after = now() where id in (select id from ${jobsOf(orderId)} and state = 'retry')`,
    );
    return (await rows(sql`select 1 from ${jobsOf(orderId)} and state <> 'completed'`)).length === 0;
  });
}

/** The gateway made it, and the line broke before it could say so. */
const answerLost: Mood = async (response, go) => {
  Object.assign(response, { writeHead: () => response, end: () => response.destroy() });
  await go();
};

test.each<[string, Mood]>([
  ["does not answer", cut],
  ["is out of order", say(503, { error: { type: "api_error", message: "unavailable" } })],
  ["made it, but its answer was lost", answerLost],
])("a gateway that %s gives the money for a piece back once", async (_name, mood) => {
  const { order_id, refund } = await placePaid();
  const before = relay.asked.length;
  relay.moodOf = ({ method, path }) => (method === "POST" && path === "/v1/refunds" ? mood : pass);
  try {
    const { amount } = value(await refund());
    await waitUntil(
      "the failure",
      async () => (await rows(sql`select 1 from ${jobsOf(order_id)} and state = 'retry'`)).length > 0,
    );
    expect(await statesOf(order_id)).toEqual([{ state: "asked", amount }]);
    relay.moodOf = () => pass;
    await goOn(order_id);
    expect(await statesOf(order_id)).toEqual([{ state: "done", amount }]);
    expect(await madeFor(order_id)).toEqual([{ amount }]);
    const events = sql`select type, amount from payment_events where order_id = ${order_id} and type = 'refunded'`;
    expect(await rows(events)).toEqual([{ type: "refunded", amount }]);
    // Whoever asks again asks for the same.
    const asked = relay.asked.slice(before).filter(({ method, path }) => method === "POST" && path === "/v1/refunds");
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  } finally {
    relay.moodOf = () => pass;
  }
});

test("a gateway that made it and is silent until the time is up gives the money back once", async () => {
  // No process takes the work on.
  await rows(sql`
    create function lose_parts() returns trigger language plpgsql as $$ begin
      if new.name = 'refund-pieces' then return null; end if;
      return new;
    end $$`);
  await rows(
    sql`create trigger lose_parts before insert on pgboss.job_common for each row execute function lose_parts()`,
  );
  const { order_id, userId, refund } = await placePaid();
  const { amount, refundId } = value(await refund());
  await rows(sql`drop trigger lose_parts on pgboss.job_common`);
  const key = { userId, orderId: order_id, refundId };
  const apiKey = localGatewayKey(gateway.shop.env);
  const gatewayOf = (timeout: number) => impatientGateway(relay.url, apiKey, timeout, shop.shop.log);
  const desk = { ...sendingDesk(shop.shop), ...{ onMoved: [], gateway: gatewayOf(300) } };
  const madeButSilent: Mood = async (response, go) => {
    Object.assign(response, { writeHead: () => response, end: () => response });
    await go();
  };
  relay.moodOf = ({ method, path }) => (method === "POST" && path === "/v1/refunds" ? madeButSilent : pass);
  await expect(makeRefund(desk, key)).rejects.toThrow("did not answer");
  expect(await statesOf(order_id)).toEqual([{ state: "asked", amount }]);
  relay.moodOf = () => pass;
  await makeRefund({ ...desk, gateway: gatewayOf(10_000) }, key);
  expect(await statesOf(order_id)).toEqual([{ state: "done", amount }]);
  expect(await madeFor(order_id)).toEqual([{ amount }]);
});

test("what the gateway refuses counts no more: the piece can be given back another time", async () => {
  const { order_id, refund } = await placePaid();
  relay.moodOf = ({ method, path }) => (method === "POST" && path === "/v1/refunds" ? say(400, REFUSED) : pass);
  const { amount } = value(await refund());
  await goOn(order_id);
  relay.moodOf = () => pass;
  expect(await statesOf(order_id)).toEqual([{ state: "failed", amount }]);
  expect(await rows(sql`select payment from orders where id = ${order_id}`)).toEqual([{ payment: "paid" }]);
  value(await refund());
  await goOn(order_id);
  expect(await statesOf(order_id)).toMatchObject([{ state: "failed" }, { state: "done", amount }]);
  expect(await madeFor(order_id)).toEqual([{ amount }]);
});

test("a report whose refund the gateway refuses waits for the shop again, and so does its ticket (rule defects-states)", async () => {
  const { buyer, order_id, order_number, lineId } = await placePaid();
  for (const step of ["printing", "packed", "shipped"] as const)
    value(await advanceOrder({ ...shop.shop, onMoved: [] }, order_number, step, new Date(Date.now() + HOUR_MS)));
  await rows(sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`);
  const picture = { create: { width: 64, height: 48, channels: 3 as const, background: "#a33" } };
  const photo = new File([new Uint8Array(await sharp(picture).jpeg().toBuffer())], "傷.jpg");
  const report = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish: "refund" as const, words: "にじんでいます。" },
    pieces: [{ line_id: lineId, quantity: 1 }],
  };
  value(await buyer.call(reportDefect, { report }, { files: { photo_0: photo } }));
  const { call } = await shop.asOperator("orders");
  const accept = { order_number, report: 1, from: "received", words: "返金します。", amount: 500 } as const;
  const tickets = async () => value(await call(listTickets, { view: "all", text: order_number })).tickets;
  relay.moodOf = ({ method, path }) => (method === "POST" && path === "/v1/refunds" ? say(400, REFUSED) : pass);
  value(await call(refundCounterDefect, accept));
  await goOn(order_id);
  relay.moodOf = () => pass;
  const look = async () => value(await call(getCounterDefect, { order_number, report: 1 })).defect;
  expect(await look()).toMatchObject({ state: "received", resolution: null });
  expect(await tickets()).toMatchObject([{ state: "open" }]);
  value(await call(refundCounterDefect, accept));
  await goOn(order_id);
  expect(await look()).toMatchObject({ state: "done", resolution: "refund" });
});

test("the database refuses to give back more pieces of a line than the parcel holds", async () => {
  const { order_id, lineId, refund } = await placePaid();
  value(await refund());
  const giveBack = (quantity: number) =>
    shop.shop.database.inTransaction(async (tx) => {
      const id = randomUUID();
      await tx.execute(sql`
        insert into order_refunds (user_id, order_id, id, position, delivery, amount, reason, state, asked_at)
        select user_id, id, ${id}::uuid, 0, 0, 1, 'slip', 'failed', now() from orders where id = ${order_id}`);
      await tx.execute(sql`
        insert into order_refund_pieces (user_id, order_id, refund_id, line_id, quantity, amount, tax_rate)
        select user_id, id, ${id}::uuid, ${lineId}::uuid, ${quantity}, 1, 1000 from orders where id = ${order_id}`);
    });
  await expect(giveBack(2)).rejects.toMatchObject({ cause: { constraint: "order_refund_pieces_fit" } });
  await giveBack(1);
  // A failed one holds nothing.
  await giveBack(1);
});

import { randomUUID } from "node:crypto";
import { getToday, noteCounterOrder, refundCounterAmount } from "@surimono/contract/counter";
import { getCounterDefect, refundCounterDefect, reportDefect } from "@surimono/contract/defects";
import { getPaymentResult } from "@surimono/contract/orders";
import { listTickets } from "@surimono/contract/support";
import { HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, value } from "../../../testing/index.ts";
import { advanceOrder } from "../index.ts";
import { openBuyer, openGatewayPair, pass, placeCart, returnByBank, say, waitUntil } from "../testing/index.ts";

let pair: Awaited<ReturnType<typeof openGatewayPair>>;
let shop: TestShop;
let relay: typeof pair.relay;
beforeAll(async () => {
  pair = await openGatewayPair("whsec_failed");
  ({ shop, relay } = pair);
});
afterAll(() => pair.stop());

const rows: typeof pair.rows = (...asked) => pair.rows(...asked);
const REFUSED = { error: { type: "invalid_request_error", code: "charge_disputed", message: "refused" } };

/** Paid at the gateway and too late to be cancelled, with what the console's first page lists of it. */
async function placePaid() {
  const buyer = await openBuyer(shop);
  const { order_id, order_number, payment_url } = value(await placeCart(buyer));
  await pair.pay(payment_url);
  value(await buyer.call(getPaymentResult, { order_id }));
  await rows(sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${order_id}`);
  const { call } = await shop.asOperator("owner");
  const refund = async () => value(await call(refundCounterAmount, { order_number, amount: 500, reason: "おわび" }));
  const listed = async () =>
    (value(await call(getToday, {})).waiting ?? [])
      .filter((one) => one.order_number === order_number)
      .map(({ wait, amount }) => ({ wait, amount }));
  const becomes = (state: string) =>
    waitUntil(state, async () => {
      const [last] = await rows(
        sql`select state from order_refunds where order_id = ${order_id} order by id desc limit 1`,
      );
      return last?.["state"] === state;
    });
  return { buyer, order_id, order_number, call, refund, listed, becomes };
}

/** As if the gateway took none meanwhile. */
async function whileRefused(work: () => Promise<unknown>): Promise<void> {
  relay.moodOf = ({ method, path }) => (method === "POST" && path === "/v1/refunds" ? say(400, REFUSED) : pass);
  await work();
  relay.moodOf = () => pass;
}

const FAILED = [{ wait: "refund-failed", amount: 500 }];

test("a refund that the gateway refuses is told at once, until another is made (rule orders-refund-failed)", async () => {
  const { refund, listed, becomes } = await placePaid();
  for (const _again of [1, 2])
    await whileRefused(async () => {
      await refund();
      await becomes("failed");
    });
  // One of each that failed again is enough.
  expect(await listed()).toEqual(FAILED);
  await refund();
  await becomes("done");
  expect(await listed()).toEqual([]);
});

test("a note at the order says that it was given back otherwise; one from before does not", async () => {
  const { order_number, call, refund, listed, becomes } = await placePaid();
  const note = async (text: string) =>
    value(await call(noteCounterOrder, { order_number, request_key: randomUUID(), text }));
  await note("お電話あり");
  await whileRefused(async () => {
    await refund();
    await becomes("failed");
  });
  expect(await listed()).toEqual(FAILED);
  await note("銀行振込で返金しました");
  expect(await listed()).toEqual([]);
});

test("money that went back at the gateway before the refusal was told is no more to be given back", async () => {
  const { order_id, refund, listed, becomes } = await placePaid();
  await whileRefused(async () => {
    await refund();
    await becomes("failed");
  });
  await rows(sql`update order_refunds set failed_at = now() + interval '1 minute' where order_id = ${order_id}`);
  expect(await listed()).toEqual(FAILED);
  await rows(sql`
    insert into payment_events (user_id, order_id, id, provider, type, amount, provider_ref, recorded_at)
    select user_id, order_id, gen_random_uuid(), provider, 'refunded', 500, 're_by_hand', now() from payment_events
    where order_id = ${order_id} and type = 'captured'`);
  expect(await listed()).toEqual([]);
});

test("a refund that is not made for an hour is told too", async () => {
  const { order_id, listed } = await placePaid();
  const ask = (minutes: number) => sql`
    insert into order_refunds (user_id, order_id, id, position, delivery, amount, reason, state, asked_at)
    select user_id, id, gen_random_uuid(), 0, 0, 700, 'slow', 'asked', now() - make_interval(mins => ${minutes})
    from orders where id = ${order_id}`;
  await rows(ask(59));
  expect(await listed()).toEqual([]);
  await rows(ask(61));
  expect(await listed()).toEqual([{ wait: "pieces", amount: 700 }]);
  await rows(sql`delete from order_refunds where order_id = ${order_id}`);
});

test("a report whose refund a bank returns after it was made waits for the shop again (rule defects-states)", async () => {
  const { buyer, order_id, order_number, call, listed, becomes } = await placePaid();
  for (const step of ["printing", "packed", "shipped"] as const)
    value(await advanceOrder({ ...shop.shop, onMoved: [] }, order_number, step, new Date(Date.now() + HOUR_MS)));
  await rows(sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`);
  const [line] = await rows(sql`select id from order_lines where order_id = ${order_id}`);
  const picture = { create: { width: 64, height: 48, channels: 3 as const, background: "#a33" } };
  const photo = new File([new Uint8Array(await sharp(picture).jpeg().toBuffer())], "傷.jpg");
  const report = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish: "refund" as const, words: "にじんでいます。" },
    pieces: [{ line_id: String(line?.["id"]), quantity: 1 }],
  };
  value(await buyer.call(reportDefect, { report }, { files: { photo_0: photo } }));
  const named = { order_number, report: 1 };
  const answer = { ...named, from: "received", words: "返金します。", amount: 500 } as const;
  value(await call(refundCounterDefect, answer));
  await becomes("done");
  const look = async () => value(await call(getCounterDefect, named)).defect;
  expect(await look()).toMatchObject({ state: "done", resolution: "refund" });
  // Written after it was asked for, and before the bank returned it: it says nothing of that.
  value(await call(noteCounterOrder, { order_number, request_key: randomUUID(), text: "返金済み" }));

  await returnByBank(pair, order_id);
  expect(await look()).toMatchObject({ state: "received", resolution: null });
  const { tickets } = value(await call(listTickets, { view: "all", text: order_number }));
  expect(tickets).toMatchObject([{ state: "open" }]);
  expect(await listed()).toEqual(FAILED);
  value(await call(refundCounterDefect, answer));
  await becomes("done");
  expect(await look()).toMatchObject({ state: "done", resolution: "refund" });
  expect(await listed()).toEqual([]);
});

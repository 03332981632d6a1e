import { cancelOrder, getOrder, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobKind } from "../../../platform/jobs/index.ts";
import { askOperator } from "../../../testing/ask-operator.ts";
import { type TestShop, value } from "../../../testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../../payments/testing/index.ts";
import { openBuyer, openGatewayPair, pass, placeCart, say, waitUntil } from "../testing/index.ts";

let pair: Awaited<ReturnType<typeof openGatewayPair>>;
let gateway: TestShop;
let shop: TestShop;
let relay: typeof pair.relay;

beforeAll(async () => {
  pair = await openGatewayPair("whsec_sweep");
  ({ gateway, shop, relay } = pair);
});
afterAll(() => pair.stop());

const rows: typeof pair.rows = (...asked) => pair.rows(...asked);

async function placePaid() {
  const buyer = await openBuyer(shop);
  const { order_id, order_number, payment_url } = value(await placeCart(buyer));
  await pair.pay(payment_url);
  const { total } = value(await buyer.call(getPaymentResult, { order_id }));
  return { buyer, order_id, order_number, total };
}

const paymentOf = async (orderId: string) =>
  (await rows(sql`select payment from orders where id = ${orderId}`))[0]?.["payment"];
const refundedAs = (orderId: string, state: string) =>
  waitUntil(state, async () => (await paymentOf(orderId)) === state);
const jobsOf = (orderId: string) => sql`pgboss.job where name = 'refund-order' and data->>'orderId' = ${orderId}`;

/** As if everything happened this much earlier. */
async function letPass(orderId: string, interval: string): Promise<void> {
  await rows(sql`update order_moves set at = at - ${interval}::interval where order_id = ${orderId}`);
  await rows(sql`update pgboss.job set completed_on = completed_on - ${interval}::interval
    where id in (select id from ${jobsOf(orderId)})`);
}

async function sweep(): Promise<void> {
  await shop.shop.jobs.enqueue(shop.shop.database.db, jobKind("sweep-orders"), {});
  const running = sql`select 1 from pgboss.job where name = 'sweep-orders' and state < 'completed'`;
  await waitUntil("the end of the sweep", async () => (await rows(running)).length === 0);
}

test("a refund whose work was lost is made by the sweeper, and until then the operator sees it", async () => {
  const { buyer, order_id, order_number, total } = await placePaid();
  await rows(sql`
    create function lose_refunds() returns trigger language plpgsql as $$ begin
      if new.name = 'refund-order' then return null; end if;
      return new;
    end $$`);
  await rows(
    sql`create trigger lose_refunds before insert on pgboss.job_common for each row execute function lose_refunds()`,
  );
  value(await buyer.call(cancelOrder, { order_id }));
  await rows(sql`drop trigger lose_refunds on pgboss.job_common`);
  expect(await rows(sql`select 1 from ${jobsOf(order_id)}`)).toEqual([]);

  await letPass(order_id, "2 hours");
  expect((await askOperator(shop, "jobs")).output).toMatch(
    new RegExp(
      `${order_number} ¥ ${total.toLocaleString("en")}, since .*: cancelled, and its money has not all gone back`,
    ),
  );
  await sweep();
  await refundedAs(order_id, "refunded");
  expect((await askOperator(shop, "jobs")).output).toBe("No work was given up.");
});

test("a refund that takes days is asked for now and then, and made once", async () => {
  const { buyer, order_id } = await placePaid();
  const later = [{ object: "refund", id: `re_later_${order_id}`, amount: 9_999_999, status: "pending", created: 1 }];
  relay.moodOf = ({ path }) => (path.startsWith("/v1/refunds?") ? say(200, { object: "list", data: later }) : pass);
  value(await buyer.call(cancelOrder, { order_id }));
  const ended = sql`select 1 from ${jobsOf(order_id)} and state = 'completed'`;
  await waitUntil("the end of the job", async () => (await rows(ended)).length === 1);
  expect(await paymentOf(order_id)).toBe("refunding");
  await letPass(order_id, "2 minutes");
  await sweep();
  expect(await rows(sql`select 1 from ${jobsOf(order_id)}`)).toHaveLength(1);

  relay.moodOf = () => pass;
  await letPass(order_id, "14 minutes");
  await sweep();
  await refundedAs(order_id, "refunded");
});

test("of an order that is made, a part that was given back is all that goes back", async () => {
  const { buyer, order_id } = await placePaid();
  const [capture] = await rows(
    sql`select provider_ref from payment_events where order_id = ${order_id} and type = 'captured'`,
  );
  const objectId = String(capture?.["provider_ref"]);
  const desk = localGatewayClient(gateway.baseUrl, localGatewayKey(gateway.shop.env));
  await desk.refunds.create({ payment_intent: objectId, amount: 1000 });
  await shop.shop.jobs.enqueue(shop.shop.database.db, jobKind("payment-gateway-event"), {
    type: "refund.created",
    objectId,
  });
  await refundedAs(order_id, "partly_refunded");
  await letPass(order_id, "2 hours");
  expect((await askOperator(shop, "jobs")).output).toBe("No work was given up.");
  await sweep();
  expect(await rows(sql`select 1 from ${jobsOf(order_id)}`)).toEqual([]);
  expect(value(await buyer.call(getOrder, { order_id }))).toMatchObject({ refund_state: "part", refunded_total: 1000 });
});

test("what a bank returns goes back again, and what it returns again and again is left to a person", async () => {
  const { buyer, order_id } = await placePaid();
  value(await buyer.call(cancelOrder, { order_id }));
  await refundedAs(order_id, "refunded");
  // The second run finds everything refunded, and asks for nothing.
  const [order] = await rows(sql`select user_id as "userId", id as "orderId" from orders where id = ${order_id}`);
  await shop.shop.jobs.enqueue(shop.shop.database.db, jobKind("refund-order"), order ?? {});
  const twice = sql`select 1 from ${jobsOf(order_id)} and state = 'completed'`;
  await waitUntil("the end of the work", async () => (await rows(twice)).length === 2);
  const key = { refund_state: "whole", refunds: [{}] };
  expect(value(await buyer.call(getOrder, { order_id }))).toMatchObject(key);

  const [made] = await rows(
    sql`select provider_ref, amount from payment_events where order_id = ${order_id} and type = 'refunded'`,
  );
  const failed = (id: string) => ({ object: "refund", id, amount: made?.["amount"], status: "failed", created: 1 });
  const returned = [failed(String(made?.["provider_ref"])), failed(`re_2_${order_id}`), failed(`re_3_${order_id}`)];
  relay.moodOf = ({ path }) => (path.startsWith("/v1/refunds?") ? say(200, { object: "list", data: returned }) : pass);
  const [capture] = await rows(
    sql`select provider_ref from payment_events where order_id = ${order_id} and type = 'captured'`,
  );
  const objectId = String(capture?.["provider_ref"]);
  await shop.shop.jobs.enqueue(shop.shop.database.db, jobKind("payment-gateway-event"), {
    type: "refund.failed",
    objectId,
  });
  await refundedAs(order_id, "refunding");
  expect(value(await buyer.call(getOrder, { order_id }))).toMatchObject({ refund_state: "waiting", refunds: [] });
  // After two it is requested once more, with a key of its own.
  const again = { object: "refund", id: `re_4_${order_id}`, amount: made?.["amount"], status: "pending", created: 1 };
  relay.moodOf = ({ method, path }) => {
    if (path === "/v1/refunds" && method === "POST") return say(200, again);
    return path.startsWith("/v1/refunds?") ? say(200, { object: "list", data: returned.slice(0, 2) }) : pass;
  };
  await letPass(order_id, "2 hours");
  await sweep();
  const keys = () =>
    relay.asked.filter(({ path, body }) => path === "/v1/refunds" && body.includes(objectId)).map(({ key }) => key);
  await expect.poll(keys).toEqual([`${objectId}-refund-0`, `${objectId}-refund-2`]);
  const done = sql`select 1 from ${jobsOf(order_id)} and state = 'completed'`;
  await waitUntil("the end of the job", async () => (await rows(done)).length === 3);
  relay.moodOf = ({ path }) => (path.startsWith("/v1/refunds?") ? say(200, { object: "list", data: returned }) : pass);
  const asked = relay.asked.length;
  await letPass(order_id, "2 hours");
  await sweep();
  const failing = sql`select 1 from ${jobsOf(order_id)} and state = 'retry' and output::text like '%by hand%'`;
  await waitUntil("the refusal", async () => (await rows(failing)).length === 1);
  expect(relay.asked.slice(asked).filter(({ method }) => method === "POST")).toEqual([]);
  relay.moodOf = () => pass;
});

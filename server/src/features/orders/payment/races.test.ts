import { randomUUID } from "node:crypto";
import { addItem, getCart, getDestinations, saveDestinations } from "@surimono/contract/cart";
import type { Caller } from "@surimono/contract/kernel";
import { getOrders, getPaymentResult } from "@surimono/contract/orders";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { jobKind } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readLetters, waitForLetter } from "../../members/testing/index.ts";
import {
  actAtPayPage,
  fillCart,
  openBuyer,
  placeAgain,
  type ShopProcess,
  startProcess,
  type TestBuyer,
  waitUntil,
} from "../testing/index.ts";

const AUTH_SECRET = "races-races-races-races-races-races";
const TIMES = Array.from({ length: 50 }, (_, index) => index);

let opened: TestShop;
let second: ShopProcess;
const extra: ShopProcess[] = [];

const variables = () => ({ AUTH_SECRET, DATABASE_URL: opened.databaseUrl, DATA_DIR: opened.dataDir });

beforeAll(async () => {
  opened = await openTestShop({ variables: { AUTH_SECRET } });
  second = await startProcess(variables());
});
afterEach(async () => {
  for (const process of extra.splice(0)) await process.stop();
});
afterAll(async () => {
  await second.stop();
  await opened.stop();
});

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await opened.shop.database.db.execute<{ count: string }>(query);
  return Number(rows[0]?.count);
}
const ordersOf = (userId: string) => count(sql`select count(*) from orders where user_id = ${userId}`);
const sessionsOf = (orderId: string) =>
  count(sql`select count(*) from local_gateway_sessions where client_reference_id = ${orderId}`);
const chargesOf = (orderId: string) =>
  count(
    sql`select count(*) from local_gateway_sessions where client_reference_id = ${orderId} and intent_status = 'succeeded'`,
  );
const lettersTo = async (email: string) => (await readLetters(`${opened.dataDir}/mail`, email)).length;
/** What happened to the buyer's use of the coupon. */
const usesOf = async (userId: string) =>
  (
    await opened.shop.database.db.execute(sql`select kind from coupon_entries where user_id = ${userId} order by id`)
  ).rows.map(({ kind }) => kind);
/** A cart with the new member's coupon, applied automatically. */
async function fillReduced(buyer: TestBuyer, call = buyer.call) {
  const cart = await fillCart({ ...buyer, call });
  expect(cart.coupon).toMatchObject({ code: NEW_MEMBER_COUPON.code, counts: true });
  return cart;
}
describe("fifty at once, over two processes", () => {
  test.each([
    ["card", 2],
    ["invoice", 1],
  ] as const)("by %s: one order, one charge, every answer names it", async (_name, paymentType) => {
    const buyer = await openBuyer(opened, { kind: "business", isNew: true });
    const elsewhere = second.callAs(buyer.token);
    const cart = await fillReduced(buyer);
    const storm = () =>
      Promise.all(TIMES.map((time) => placePatiently(buyer, cart, paymentType, time % 2 ? elsewhere : buyer.call)));
    const answers = (await storm()).map(value);
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    if (paymentType === 2) {
      await actAtPayPage(first?.payment_url ?? null, "pay");
      const asked = await Promise.all(
        TIMES.map((time) =>
          (time % 2 === 0 ? buyer.call : elsewhere)(getPaymentResult, { order_id: first?.order_id ?? "" }),
        ),
      );
      for (const answer of asked.map(value))
        expect(answer).toMatchObject({ state: "placed", order_number: first?.order_number });
      expect([await sessionsOf(first?.order_id ?? ""), await chargesOf(first?.order_id ?? "")]).toEqual([1, 1]);
    }
    for (const answer of (await storm()).map(value))
      expect(answer).toMatchObject({ order_id: first?.order_id, state: "placed" });
    expect(await ordersOf(buyer.member.id)).toBe(1);
    expect(await usesOf(buyer.member.id)).toEqual(["held", "used"]);
    await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email);
    // A second letter would be among them.
    await waitUntil("the end of all jobs", quiet);
    expect(await lettersTo(buyer.member.email)).toBe(1);
  });

  test("adding to a cart that is not there yet: one cart, nothing lost", async () => {
    const buyer = await openBuyer(opened, { isNew: true });
    const elsewhere = second.callAs(buyer.token);
    const added = await Promise.all(
      TIMES.map((time) =>
        (time % 2 === 0 ? buyer.call : elsewhere)(addItem, {
          product_id: buyer.productId,
          sizes: [{ size_id: 21 + (time % 5), quantity: 1 }],
        }),
      ),
    );
    expect(added.every(({ ok }) => ok)).toBe(true);
    const cart = value(await buyer.call(getCart, {}));
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([10, 10, 10, 10, 10]);
    expect(await count(sql`select count(*) from carts where user_id = ${buyer.member.id}`)).toBe(1);
  });

  test("placing while adding: everything is either in the order or in the next cart", async () => {
    const buyer = await openBuyer(opened, { kind: "business", isNew: true });
    const elsewhere = second.callAs(buyer.token);
    const cart = await fillCart(buyer, { 23: 1 });
    const adding = TIMES.slice(0, 20).map(() =>
      elsewhere(addItem, { product_id: buyer.productId, sizes: [{ size_id: 22, quantity: 1 }] }),
    );
    const placing = placeAgain(buyer, cart, 1);
    const added = (await Promise.all(adding)).filter(({ ok }) => ok).length;
    const placed = await placing;
    const inOrders = await count(
      sql`select coalesce(sum(quantity), 0) as count from order_lines where user_id = ${buyer.member.id}`,
    );
    const left = value(await buyer.call(getCart, {})).lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(inOrders + left).toBe(1 + added);
    expect(placed.ok || placed.failure.code === "orders/cart-changed").toBe(true);
  });
});

describe("when the process or the webhook is lost", () => {
  // As if the network from the gateway were down: its webhooks vanish.
  beforeAll(() =>
    run(sql`
      create function lose_webhooks() returns trigger language plpgsql as $$ begin
        if new.name = 'local-gateway-webhook' then return null; end if;
        return new;
      end $$;
      create trigger lose_webhooks before insert on pgboss.job for each row execute function lose_webhooks()`),
  );
  afterAll(() => run(sql`drop trigger lose_webhooks on pgboss.job`));

  const history = async (buyer: TestBuyer) => value(await buyer.call(getOrders, {})).orders;
  const begin = async (call?: (token: string) => Caller) => {
    const buyer = await openBuyer(opened, { isNew: true });
    const caller = call ? call(buyer.token) : buyer.call;
    const placed = await placeAgain(buyer, await fillReduced(buyer, caller), 2, caller);
    return { buyer, begun: value(placed) };
  };
  const expectOneOrder = async (buyer: TestBuyer, orderId: string) => {
    await waitUntil("the sweeper", async () => (await history(buyer)).length === 1);
    await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email);
    await sweep();
    await waitUntil("the second sweep", quiet);
    expect([await chargesOf(orderId), await lettersTo(buyer.member.email), await ordersOf(buyer.member.id)]).toEqual([
      1, 1, 1,
    ]);
    expect(await usesOf(buyer.member.id)).toEqual(["held", "used"]);
  };

  test("killed between charge and finalise: the sweeper places the order, one charge, one mail", async () => {
    const victim = await startProcess(variables());
    extra.push(victim);
    const { buyer, begun } = await begin(victim.callAs);
    await actAtPayPage(begun.payment_url, "pay");
    await victim.kill();
    expect(await chargesOf(begun.order_id)).toBe(1);
    expect(await history(buyer)).toEqual([]);
    await makeOlder(begun.order_id);
    await sweep();
    await expectOneOrder(buyer, begun.order_id);
  });

  test("killed before the gateway's answer was kept: the same session is found again by its key", async () => {
    const { buyer, begun } = await begin();
    await run(
      sql`update payment_attempts set state = 'creating', session_id = null, url = null where order_id = ${begun.order_id}`,
    );
    await actAtPayPage(begun.payment_url, "pay");
    await makeOlder(begun.order_id);
    await sweep();
    await expectOneOrder(buyer, begun.order_id);
    expect(await sessionsOf(begun.order_id)).toBe(1);
  });

  test("a payment page whose time is over is closed, and the cart can be placed on a new one", async () => {
    const { buyer, begun } = await begin();
    await makeOlder(begun.order_id);
    await run(sql`update payment_attempts set expires_at = now() where order_id = ${begun.order_id}`);
    await sweep();
    await waitUntil(
      "the end of the page",
      async () =>
        (await count(
          sql`select count(*) from payment_attempts where order_id = ${begun.order_id} and state = 'expired'`,
        )) === 1,
    );
    const cart = value(await buyer.call(getCart, {}));
    const again = value(await placeAgain(buyer, { ...cart, cart_id: cart.cart_id ?? "" }));
    expect(again).toMatchObject({ order_id: begun.order_id, state: "payment" });
    expect(again.payment_url).not.toBe(begun.payment_url);
    await actAtPayPage(begun.payment_url, "pay");
    await actAtPayPage(again.payment_url, "pay");
    expect(value(await buyer.call(getPaymentResult, { order_id: begun.order_id })).state).toBe("placed");
    expect(await chargesOf(begun.order_id)).toBe(1);
  });

  test("a draft that nobody came back to is given up, and the cart becomes another order", async () => {
    const { buyer, begun } = await begin();
    await makeOlder(begun.order_id);
    await run(sql`update payment_attempts set expires_at = now() where order_id = ${begun.order_id}`);
    await run(sql`update orders set created_at = created_at - interval '25 hours' where id = ${begun.order_id}`);
    await sweep();
    await waitUntil(
      "giving up",
      async () =>
        (await count(sql`select count(*) from orders where id = ${begun.order_id} and lifecycle = 'abandoned'`)) === 1,
    );
    const cart = value(await buyer.call(getCart, {}));
    const again = value(await placeAgain(buyer, { ...cart, cart_id: cart.cart_id ?? "" }));
    expect(again.order_id).not.toBe(begun.order_id);
  });
});

async function run(query: ReturnType<typeof sql>): Promise<void> {
  await opened.shop.database.db.execute(query);
}

async function makeOlder(orderId: string) {
  await run(
    sql`update payment_attempts set created_at = created_at - interval '2 minutes', claimed_until = claimed_until - interval '2 minutes' where order_id = ${orderId}`,
  );
}

/** On a busy machine the one asking the gateway may take longer than the others wait: they are told so and press again, like a buyer. */
async function placePatiently(...wish: Parameters<typeof placeAgain>): ReturnType<typeof placeAgain> {
  const answer = await placeAgain(...wish);
  return answer.ok || answer.failure.code !== "orders/being-placed" ? answer : placePatiently(...wish);
}

async function sweep() {
  await opened.shop.jobs.enqueue(opened.shop.database.db, jobKind<object>("sweep-orders"), {});
}

/** No job of the shop is waiting or running, except for later times. */
async function quiet(): Promise<boolean> {
  const jobs = await count(
    sql`select count(*) from pgboss.job where state in ('created', 'active', 'retry') and name not like '\\_\\_%' and start_after <= now()`,
  );
  return jobs === 0;
}

test("of two processes that save destinations at once one is told, and what is kept is the other's whole list", async () => {
  const buyer = await openBuyer(opened);
  const line_id = (await fillCart(buyer, { 23: 4 })).lines[0]?.line_id ?? "";
  const listOf = (quantity: number) => ({
    several: true,
    destinations: [quantity, 4 - quantity].map((part) => ({
      ...{ destination_id: randomUUID(), address_id: buyer.addressId },
      pieces: [{ line_id, quantity: part }],
    })),
  });
  for (const _ of TIMES.slice(0, 20)) {
    const { revision } = value(await buyer.call(getDestinations, {}));
    const lists = [listOf(1), listOf(3)];
    const calls = [buyer.call, second.callAs(buyer.token)];
    const answers = await Promise.all(
      lists.map((list, at) => (calls[at] as Caller)(saveDestinations, { ...list, revision })),
    );
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "cart/split-changed" } });
    const kept = value(await buyer.call(getDestinations, {}));
    const won = lists[answers.findIndex(({ ok }) => ok)];
    const idsOf = (list: typeof won | typeof kept) => list?.destinations.map(({ destination_id }) => destination_id);
    expect(idsOf(kept)).toEqual(idsOf(won));
    expect(kept).toMatchObject({ revision: revision + 1, obstacles: [] });
  }
});

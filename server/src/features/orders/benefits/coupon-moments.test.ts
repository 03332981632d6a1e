import { changeQuantity, chooseCoupon, getCart, removeCoupon } from "@surimono/contract/cart";
import { cancelOrder, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { NamingClient } from "../../../platform/database/naming-client.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import {
  actAtPayPage,
  cartOf,
  fillCart,
  makeCoupon,
  openChosen,
  placeAgain,
  type TestBuyer,
  waitUntil,
} from "../testing/index.ts";

let opened: TestShop;
/** The last second of 31 August 2027 in Japan. */
let now = new Date("2027-08-31T14:59:59Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const rowsOf = async (query: ReturnType<typeof sql>) => (await opened.shop.database.db.execute(query)).rows;

test("at midnight in Japan: an open page may still be paid with the coupon, a new one begins without it", async () => {
  const coupon = await makeCoupon(opened, { validUntil: new Date("2027-09-01T00:00:00+09:00") });
  const [early, late] = [await openChosen(opened, coupon.code), await openChosen(opened, coupon.code)];
  const begun = value(await placeAgain(early.buyer, early.cart));
  pass(1);
  expect(await placeAgain(late.buyer, late.cart)).toMatchObject({
    failure: { code: "orders/cart-changed", detail: { current_total: 5632 } },
  });
  expect((await cartOf(late.buyer)).coupon).toMatchObject({ counts: false, message: expect.stringContaining("期間") });
  await actAtPayPage(begun.payment_url, "pay");
  expect(value(await early.buyer.call(getPaymentResult, { order_id: begun.order_id }))).toMatchObject({
    state: "placed",
    total: 5132,
  });
});

test("stopped while a buyer waits for the last uses: it is stopped", async () => {
  const coupon = await makeCoupon(opened, { maxUses: 2 });
  const { buyer, cart } = await openChosen(opened, coupon.code);
  const operator = await opened.shop.database.pool.connect();
  try {
    await operator.query("begin");
    await operator.query("update coupons set stopped_at = now() where id = $1", [coupon.id]);
    const placing = placeAgain(buyer, cart);
    await waitUntil("the buyer to wait", async () => {
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return (await rowsOf(waiting)).length > 0;
    });
    await operator.query("commit");
    expect(await placing).toMatchObject({
      failure: { code: "orders/cart-changed", detail: { current_total: 5632 } },
    });
  } finally {
    operator.release();
  }
});

test("the answer to the commit is lost: the buyer is told of a failure, presses again, and has one order with one use", async () => {
  const coupon = await makeCoupon(opened, { maxUses: 2 });
  const { buyer, cart } = await openChosen(opened, coupon.code, { kind: "business" });
  const { query } = NamingClient.prototype;
  let placing: NamingClient | undefined;
  const queries = vi.spyOn(NamingClient.prototype, "query").mockImplementation(async function (
    this: NamingClient,
    ...of: Parameters<typeof query>
  ) {
    const text = String(of[0].text);
    // Jobs of earlier tests commit too.
    if (text.includes('insert into "coupon_uses"')) placing = this;
    const answer = await query.apply(this, of);
    if (this !== placing || text !== "commit") return answer;
    queries.mockRestore();
    throw new Error("the connection is lost");
  });
  expect(await placeAgain(buyer, cart, 1)).toMatchObject({ failure: { code: "server/error" } });
  const placed = value(await placeAgain(buyer, cart, 1));
  expect(placed.state).toBe("placed");
  const uses = sql`select kind, order_id from coupon_entries where coupon_id = ${coupon.id} order by id`;
  const { order_id } = placed;
  expect(await rowsOf(uses)).toEqual(["held", "used"].map((kind) => ({ kind, order_id })));
});

test("whatever six buyers do in two tabs each: count, uses, ledger, orders, money and miles agree", async () => {
  const coupon = await makeCoupon(opened, { maxUses: 3 });
  const ACTIONS = [
    "choose",
    "place",
    "place",
    "pay",
    "pay",
    "fail",
    "late",
    "ask",
    "cancel",
    "more",
    "off",
    "wait",
  ] as const;
  const tabs = fc.sample(fc.array(fc.constantFrom(...ACTIONS), { minLength: 9, maxLength: 9 }), {
    numRuns: 12,
    seed: 3,
  });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => openChosen(opened, coupon.code)));
  const failures = new Set<string>();
  await Promise.all(
    tabs.map(async (actions, index) => {
      const { buyer } = buyers[index % buyers.length] as (typeof buyers)[number];
      const last: Last = { order_id: undefined, payment_url: null };
      for (const action of ["place", ...actions] as const) {
        const answer = await act(buyer, coupon.code, action, last);
        if (answer && !answer.ok) failures.add(answer.failure.code);
      }
    }),
  );
  expect([...failures].filter((code) => /^(server|network|request)/.test(code))).toEqual([]);
  await waitUntil("the end of all news", async () => {
    const left = sql`select 1 from pgboss.job where state in ('created', 'active', 'retry')
      and (name like '%gateway%' or name in ('refund-order', 'sweep-orders')) and start_after <= now()`;
    return (await rowsOf(left)).length === 0;
  });
  const users = sql`user_id = any(${sql.param(buyers.map(({ buyer }) => buyer.member.id))})`;
  // Every use counts, and no more than there are.
  expect(
    await rowsOf(sql`select 1 from coupons where id = ${coupon.id} and (uses_taken > 3 or uses_taken <>
      (select count(*) from coupon_uses use where use.coupon_id = coupons.id and is_counted))`),
  ).toEqual([]);
  // An order has the coupon exactly when it was placed with it, or is waiting for its payment.
  const use = sql`select use.state from coupon_uses use where use.user_id = o.user_id and use.order_id = o.id`;
  const uses = await rowsOf(sql`select lifecycle, coupon_id is not null as has, (${use}) as use, (
      select string_agg(kind, ' ' order by entry.id) from coupon_entries entry where entry.order_id = o.id) as ledger
    from orders o where ${users}`);
  for (const row of uses) {
    if (!row["has"]) expect(row).toMatchObject({ use: null, ledger: null });
    else if (row["lifecycle"] === "placed")
      expect(row).toMatchObject({ use: "used", ledger: expect.stringMatching(/used$/) });
    else if (row["lifecycle"] === "draft") expect(row["use"] ?? "none").toMatch(/held|none/);
    else expect(row).toMatchObject({ use: null, ledger: expect.stringMatching(/given-back$/) });
    expect(row["ledger"] ?? "").toMatch(/^(held( given-back held)*( given-back| used( given-back)?)?)?$/);
  }
  // What was paid and not refunded equals the placed orders' total, and gave the miles.
  const money = await rowsOf(sql`select lifecycle, total, coalesce((
      select sum(case type when 'captured' then amount when 'refunded' then -amount else 0 end)
      from payment_events event where event.order_id = o.id), 0)::int as kept, coalesce((
      select kept / 100 from mile_promises promise where promise.order_id = o.id), 0) as miles
    from orders o where ${users}`);
  for (const { lifecycle, total, kept, miles } of money) {
    const due = lifecycle === "placed" ? Number(total) : 0;
    expect({ lifecycle, kept, miles }).toEqual({ lifecycle, kept: due, miles: Math.floor(due / 100) });
  }
  expect(
    await rowsOf(sql`select 1 from mile_balances b where ${users} and
      balance <> (select sum(miles) from mile_entries entry where entry.user_id = b.user_id)`),
  ).toEqual([]);
  // Guards against an empty run: everybody began with the coupon chosen, and placed.
  expect(uses.filter(({ ledger }) => ledger !== null).length).toBeGreaterThan(0);
});

interface Last {
  order_id: string | undefined;
  payment_url: string | null;
}

async function act(buyer: TestBuyer, code: string, action: string, last: Last) {
  const { call } = buyer;
  switch (action) {
    case "choose":
      await fillCart(buyer);
      return call(chooseCoupon, { code });
    case "off":
      return call(removeCoupon, {});
    case "more": {
      const [line] = value(await call(getCart, {})).lines;
      return line && call(changeQuantity, { line_id: line.line_id, quantity: line.quantity + 1 });
    }
    case "place": {
      const cart = await cartOf(buyer);
      if (cart.lines.length === 0) return undefined;
      const placed = await placeAgain(buyer, cart);
      if (placed.ok) Object.assign(last, placed.value);
      return placed;
    }
    case "pay":
    case "fail":
    case "late":
      if (last.payment_url) await actAtPayPage(last.payment_url, action);
      if (action !== "late") return undefined;
      await rowsOf(sql`update pgboss.job set start_after = now() where name = 'local-gateway-late-payment'`);
      return undefined;
    case "ask":
      return last.order_id === undefined ? undefined : call(getPaymentResult, { order_id: last.order_id });
    case "cancel":
      return last.order_id === undefined ? undefined : call(cancelOrder, { order_id: last.order_id });
    default:
      // The pages of customers who do not return in time expire.
      pass(11 * 60);
      await opened.shop.jobs.enqueue(opened.shop.database.db, jobKind<object>("sweep-orders"), {});
      return undefined;
  }
}

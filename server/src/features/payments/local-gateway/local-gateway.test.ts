import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { actAtPayPage } from "../../orders/testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../testing/index.ts";
import { judgeCard } from "./judge-card.ts";
import { readForm, textAt } from "./read-form.ts";

let opened: TestShop;
let stripe: Stripe;

beforeAll(async () => {
  opened = await openTestShop();
  stripe = client(localGatewayKey(opened.shop.env));
});
afterAll(() => opened.stop());

const client = (key: string) => localGatewayClient(opened.baseUrl, key);

const parameters = (
  change: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  allowed_payment_method_types: ["card"],
  line_items: [
    { quantity: 1, price_data: { currency: "jpy", unit_amount: 3300, product_data: { name: "摺物 & ＜試し＞" } } },
  ],
  customer_email: "a@example.com",
  client_reference_id: "order-1",
  metadata: { user_id: "u", order_id: "00000000-0000-7000-8000-000000000000", attempt: "1" },
  success_url: `${opened.baseUrl}/cart/complete`,
  cancel_url: `${opened.baseUrl}/cart`,
  ...change,
});
const create = (key?: string, change?: Partial<Stripe.Checkout.SessionCreateParams>) =>
  stripe.checkout.sessions.create(parameters(change), key ? { idempotencyKey: key } : {});

describe("the official client", () => {
  test("has the report of what moved made, and reads it as a file (rule books-report)", async () => {
    const session = await create();
    await actAtPayPage(session.url, "pay");
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    const refund = await stripe.refunds.create({ payment_intent: String(paid.payment_intent), amount: 300 });
    const seconds = Math.floor(Date.now() / 1000);
    const run = await stripe.reporting.reportRuns.create({
      report_type: "balance_change_from_activity.itemized.3",
      parameters: { interval_start: seconds - 600, interval_end: seconds + 60, columns: ["gross"] },
    });
    const made = await stripe.reporting.reportRuns.retrieve(run.id);
    expect(made).toMatchObject({ object: "reporting.report_run", status: "succeeded", result: { object: "file" } });
    const address = made.result?.url ?? "";
    expect(new URL(address).origin).toBe(opened.baseUrl);
    expect((await fetch(address)).status).toBe(401);
    const authorization = `Bearer ${localGatewayKey(opened.shop.env)}`;
    const text = await (await fetch(address, { headers: { authorization } })).text();
    expect(text).toContain(`,jpy,3300,119,3181,charge,ch_${String(paid.payment_intent).slice(3)},`);
    expect(text).toContain(`,jpy,-300,0,-300,refund,${refund.id},`);
  });

  test("creates a session, which is paid on its page", async () => {
    const session = await create();
    expect(session).toMatchObject({
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      amount_total: 3300,
      currency: "jpy",
      payment_intent: null,
    });
    expect(session.url).toBe(`${opened.baseUrl}/gateway/pay/${session.id}`);
    await actAtPayPage(session.url, "pay");
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
    expect(paid).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      payment_intent: { status: "succeeded", amount_received: 3300 },
    });
  });

  test("ten requests with one key make one session; another request under that key is refused", async () => {
    const sessions = await Promise.all(Array.from({ length: 10 }, () => create("key-1")));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    await expect(create("key-1", { client_reference_id: "order-2" })).rejects.toMatchObject({ statusCode: 400 });
    expect((await create("key-2")).id).not.toBe(sessions[0]?.id);
  });

  test("closes an open session and none that was paid", async () => {
    const [open, paid] = [await create(), await create()];
    expect(await stripe.checkout.sessions.expire(open.id)).toMatchObject({ status: "expired", url: null });
    expect(await actAtPayPage(open.url, "pay")).toContain("/gateway/pay/");
    expect(await stripe.checkout.sessions.retrieve(open.id)).toMatchObject({
      status: "expired",
      payment_status: "unpaid",
    });
    await actAtPayPage(paid.url, "pay");
    await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
  });

  test("a page is over at its time", async () => {
    const session = await create(undefined, { expires_at: Math.floor(Date.now() / 1000) + 1800 });
    await opened.shop.database.db.execute(
      sql`update local_gateway_sessions set expires_at = now() where id = ${session.id}`,
    );
    await actAtPayPage(session.url, "pay");
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "expired" });
  });

  test("refunds in parts, never more than was paid, and once per key", async () => {
    const session = await create();
    await actAtPayPage(session.url, "pay");
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    const payment_intent = String(paid.payment_intent);
    const [one, same] = [1, 2].map(() =>
      stripe.refunds.create({ payment_intent, amount: 1000 }, { idempotencyKey: "refund-1" }),
    );
    expect((await one)?.id).toBe((await same)?.id);
    await expect(stripe.refunds.create({ payment_intent, amount: 2301 })).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 2300, status: "succeeded" });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ statusCode: 400 });
    const { data } = await stripe.refunds.list({ payment_intent });
    expect(data.map(({ amount }) => amount).sort()).toEqual([1000, 2300]);
  });

  test("with another key, for less than 50 yen, or for a session that is not there, is refused", async () => {
    await expect(client("sk_test_wrong").checkout.sessions.create(parameters())).rejects.toMatchObject({
      statusCode: 401,
    });
    const cheap = [{ quantity: 1, price_data: { currency: "jpy", unit_amount: 49, product_data: { name: "x" } } }];
    await expect(create(undefined, { line_items: cheap })).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({ statusCode: 404 });
  });
});

test("the page escapes what it shows, allows no script, and knows no other sessions", async () => {
  const session = await create(undefined, {
    line_items: [
      { quantity: 1, price_data: { currency: "jpy", unit_amount: 50, product_data: { name: `<b>"摺物"</b>` } } },
    ],
  });
  const response = await fetch(session.url ?? "");
  expect(await response.text()).toContain("&lt;b&gt;&quot;摺物&quot;&lt;/b&gt;");
  expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self'[^;]*;.*form-action 'self'/);
  expect((await fetch(`${opened.baseUrl}/gateway/pay/cs_test_other`)).status).toBe(404);
  // PostgreSQL must never be sent U+0000. Where pages are built, their server refuses such a URL as malformed.
  expect([400, 404]).toContain((await fetch(`${opened.baseUrl}/gateway/pay/a%00`)).status);
});

test("a click that names no action changes nothing", async () => {
  const session = await create();
  const response = await fetch(session.url ?? "", {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ action: "steal" }),
  });
  expect(response.status).toBe(303);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "open" });
});

describe("a card", () => {
  const now = new Date("2026-11-21T00:00:00Z");
  test.each([
    ["4242 4242 4242 4242", "12/34", "123", undefined],
    ["４２４２４２４２４２４２４２４２", "１１／２６", "１２３", undefined],
    ["4242424242424241", "12/34", "123", "カード番号"],
    ["4242", "12/34", "123", "カード番号"],
    ["4242424242424242", "10/26", "123", "有効期限"],
    ["4242424242424242", "13/30", "123", "有効期限"],
    ["4242424242424242", "12/34", "12", "セキュリティコード"],
    ["4000000000000002", "12/34", "123", "承認されませんでした"],
    ["4000000000009995", "12/34", "123", "利用可能額"],
  ])("%s %s %s: %s", (number, expiry, cvc, complaint) => {
    const answer = judgeCard({ number, expiry, cvc }, now);
    if (complaint) expect(answer).toContain(complaint);
    else expect(answer).toBeUndefined();
  });
});

test("a form is read as Stripe writes it", () => {
  const form = readForm("a=1&b[0][c]=x%20y&b[1][c]=z&metadata[order_id]=7&__proto__[polluted]=1");
  expect([
    textAt(form, "a"),
    textAt(form, "b", "0", "c"),
    textAt(form, "b", "1", "c"),
    textAt(form, "metadata", "order_id"),
    textAt(form, "b"),
  ]).toEqual(["1", "x y", "z", "7", ""]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

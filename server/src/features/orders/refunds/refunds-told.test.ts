import { cancelOrder, getOrder, getOrders, getPaymentResult } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobKind } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readLetters, waitForLetter } from "../../members/testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../../payments/testing/index.ts";
import { actAtPayPage, openBuyer, placeCart, type TestBuyer, waitUntil } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const folder = () => `${opened.dataDir}/mail`;

async function placePaid(buyer?: TestBuyer) {
  buyer ??= await openBuyer(opened);
  const { order_id, payment_url } = value(await placeCart(buyer));
  await actAtPayPage(payment_url, "pay");
  value(await buyer.call(getPaymentResult, { order_id }));
  const session = payment_url?.split("/").at(-1) ?? "";
  const { rows } = await opened.shop.database.db.execute(
    sql`select payment_intent_id from local_gateway_sessions where id = ${session}`,
  );
  await waitForLetter(folder(), buyer.member.email);
  return { buyer, order_id, paymentRef: String(rows[0]?.["payment_intent_id"]) };
}

async function refundAtDesk(paymentRef: string, amount?: number): Promise<void> {
  const stripe = localGatewayClient(opened.baseUrl, localGatewayKey(opened.shop.env));
  await stripe.refunds.create({ payment_intent: paymentRef, ...(amount && { amount }) });
}

const TAX = (amount: number) => [{ rate: 1000, amount, tax: Math.floor((amount * 10) / 110) }];

test("parts that went back at the gateway's own desk, then the rest: order, list and a letter for each say so", async () => {
  const { buyer, order_id, paymentRef } = await placePaid();
  const shown = async () => value(await buyer.call(getOrder, { order_id }));
  const { total } = await shown();
  expect(await shown()).toMatchObject({ refund_state: "none", refunds: [], kept_total: total, kept_taxes: TAX(total) });

  await refundAtDesk(paymentRef, 1000);
  await waitUntil("the first part", async () => (await shown()).refunded_total === 1000);
  await refundAtDesk(paymentRef, 500);
  await waitUntil("the second part", async () => (await shown()).refunded_total === 1500);
  const partly = { refund_state: "part", kept_total: total - 1500, total };
  expect(await shown()).toMatchObject({
    ...partly,
    refunds: [{ amount: 1000 }, { amount: 500 }],
    kept_taxes: TAX(total - 1500),
  });
  expect((await shown()).refund_note).toContain("一部の返金");
  expect(value(await buyer.call(getOrders, {})).orders).toMatchObject([partly]);

  await refundAtDesk(paymentRef);
  await waitUntil("the rest", async () => (await shown()).refund_state === "whole");
  expect(await shown()).toMatchObject({ kept_total: 0, kept_taxes: [], status: 1 });

  // The same news again is ignored.
  const { jobs, database } = opened.shop;
  for (const type of ["refund.updated", "charge.refunded"])
    await jobs.enqueue(database.db, jobKind("payment-gateway-event"), { type, objectId: paymentRef });
  const waiting = sql`select 1 from pgboss.job where name in ('payment-gateway-event', 'send-mail', 'local-gateway-webhook') and state < 'completed'`;
  await waitUntil("the end of all jobs", async () => (await database.db.execute(waiting)).rows.length === 0);
  const letters = (await readLetters(folder(), buyer.member.email)).filter(({ subject }) =>
    subject.includes("返金のお知らせ"),
  );
  expect(letters).toHaveLength(3);
  const yen = (amount: number) => `¥ ${amount.toLocaleString("en")}`;
  expect(letters[1]?.text).toContain(`返金額：¥ 500\n`);
  for (const { text } of letters) expect(text).not.toContain("\n\n\n");
  expect(letters[1]?.text).toContain(
    `返金後のお支払い額：${yen(total - 1500)}（税込）\n　10％対象 ${yen(total - 1500)}`,
  );
  expect(letters[1]?.text).toContain(`/my-page/orders/${order_id}/receipt`);
  expect(letters[2]?.text).toContain("返金後のお支払い額：¥ 0（税込）\n");
  for (const { text } of letters) expect(text).toContain("/inquiryFormContent\n");
  expect(letters[2]?.text).toMatch(/適格返還請求書：\n\S+\/my-page\/documents\/[0-9a-f-]{36}\n/);
});

test("of several orders each says what went back of it alone", async () => {
  const first = await placePaid();
  const second = await placePaid(first.buyer);
  await refundAtDesk(first.paymentRef, 100);
  await refundAtDesk(second.paymentRef, 200);
  const told = async () =>
    value(await first.buyer.call(getOrders, {})).orders.map((order) => [order.order_id, order.refunded_total]);
  await expect
    .poll(async () => Object.fromEntries(await told()))
    .toEqual({
      [first.order_id]: 100,
      [second.order_id]: 200,
    });
});

test("a cancellation is confirmed, and when its money has gone back a letter says that too", async () => {
  const { buyer, order_id } = await placePaid();
  value(await buyer.call(cancelOrder, { order_id }));
  await waitForLetter(folder(), buyer.member.email, 3);
  const { refund_state, refunds, total } = value(await buyer.call(getOrder, { order_id }));
  expect(refund_state).toBe("whole");
  expect(refunds).toMatchObject([{ amount: total }]);
  const subjects = (await readLetters(folder(), buyer.member.email)).map(({ subject }) => subject.split("（")[0]);
  // Two jobs send them, and the demo's gateway refunds at once.
  expect(subjects.toSorted()).toEqual([
    "【SURIMONO】ご注文をキャンセルしました",
    "【SURIMONO】ご注文を承りました",
    "【SURIMONO】返金のお知らせ",
  ]);
});

test("who closed the account meanwhile has no address any more, and no letter waits for one", async () => {
  const { order_id, paymentRef } = await placePaid();
  const { db } = opened.shop.database;
  await db.execute(sql`update orders set email = '' where id = ${order_id}`);
  await refundAtDesk(paymentRef);
  const refunded = sql`select 1 from orders where id = ${order_id} and payment = 'refunded'`;
  await waitUntil("the refund", async () => (await db.execute(refunded)).rows.length === 1);
  expect((await db.execute(sql`select 1 from pgboss.job where name = 'send-mail' and data->>'to' = ''`)).rows).toEqual(
    [],
  );
});

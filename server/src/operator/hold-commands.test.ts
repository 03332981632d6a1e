import { randomUUID } from "node:crypto";
import { saveDestinations } from "@surimono/contract/cart";
import { getOrder, getPaymentResult, placeOrder } from "@surimono/contract/orders";
import { formatYen } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readLetters } from "../features/members/testing/index.ts";
import { ADDRESS, actAtPayPage, fillCart, openBuyer, placeCart, waitUntil } from "../features/orders/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const refusal = (words: string) => ({ code: 1, output: expect.stringContaining(words) });
const because = (reason: string) => ["--reason", reason];

/** Paid by card, and too old for its buyer to cancel. */
async function placePaid() {
  const buyer = await openBuyer(opened);
  const { order_id, order_number, payment_url } = value(await placeCart(buyer, 2, { 23: 3 }));
  await actAtPayPage(payment_url, "pay");
  value(await buyer.call(getPaymentResult, { order_id }));
  await opened.shop.database.db.execute(
    sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${order_id}`,
  );
  return { buyer, order_id, order_number, look: async () => value(await buyer.call(getOrder, { order_id })) };
}

test("a held order stays where it is until it is released (rule orders-hold)", async () => {
  const { order_number } = await placePaid();
  expect(await operator("release-order", order_number, ...because("x"))).toMatchObject(refusal("not held"));
  expect(await operator("hold-order", order_number, ...because("住所をたしかめる"))).toMatchObject({ code: 0 });
  expect(await operator("hold-order", order_number, ...because("もう一度"))).toMatchObject(refusal("held already"));
  expect(await operator("advance-order", order_number, "printing")).toMatchObject(refusal("release-order"));
  await operator("release-order", order_number, ...because("たしかめた"));
  for (const step of ["printing", "packed"])
    expect(await operator("advance-order", order_number, step)).toMatchObject({ code: 0 });
  await operator("hold-order", order_number, ...because("同梱する"));
  const ship = ["ship-parcel", order_number, "1", "--courier", "yamato", "--tracking", "1234-5678-9012"];
  expect(await operator(...ship)).toMatchObject(refusal("release-order"));
  await operator("release-order", order_number, ...because("そろった"));
  expect(await operator(...ship)).toMatchObject({ code: 0 });
  expect(await operator("hold-order", order_number, ...because("x"))).toMatchObject(refusal("not all left"));
  expect(await operator("cancel-order", order_number, ...because("x"))).toMatchObject(refusal("has left"));
});

test("the shop cancels what has not left, and gives back what it still has (rule orders-cancel-by-shop)", async () => {
  const { order_number, look, buyer } = await placePaid();
  await operator("advance-order", order_number, "printing");
  await operator("refund-pieces", order_number, "1", "--pieces", "1x1", ...because("a stain"));
  await waitUntil("the first refund", async () => (await look()).refunds.length === 1);
  const { total, kept_total } = await look();
  await operator("hold-order", order_number, ...because("インクが切れた"));
  const message = ["--message", "インクの不良のため、お作りできませんでした。"];
  const [one, other] = await Promise.all(
    [1, 2].map(() => operator("cancel-order", order_number, ...because("インク"), ...message)),
  );
  expect([one?.code, other?.code].toSorted()).toEqual([0, 1]);
  await waitUntil("all of the money", async () => (await look()).refunded_total === total);
  expect(await look()).toMatchObject({ status: 4, kept_total: 0, can_cancel: false });
  const findTold = async () =>
    (await readLetters(`${opened.dataDir}/mail`, buyer.member.email)).filter(({ subject }) =>
      subject.includes("キャンセルしました"),
    );
  await expect.poll(findTold).toHaveLength(1);
  const told = await findTold();
  expect(told[0]?.text).toContain("インクの不良のため");
  expect(told[0]?.text).toContain(`お支払いいただいた${formatYen(kept_total)}は`);
  const { rows } = await opened.shop.database.db.execute<{ reason: string }>(
    sql`select reason from operator_deeds where action = 'cancel-order'`,
  );
  expect(rows).toEqual([{ reason: "インク" }]);
});

test("an order by invoice is cancelled before its bill, and not after", async () => {
  const place = async () => value(await placeCart(await openBuyer(opened, { kind: "business", approved: true }), 1));
  const [free, billed] = [await place(), await place()];
  expect(await operator("cancel-order", free.order_number, ...because("品切れ"))).toMatchObject({ code: 0 });
  await opened.shop.database.db.execute(
    sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${billed.order_id}`,
  );
  await operator("record-payment", billed.order_number);
  expect(await operator("cancel-order", billed.order_number, ...because("x"))).toMatchObject(refusal("請求書"));
});

test("what was taken out of an order before is not taken off what was sold once more", async () => {
  const buyer = await openBuyer(opened);
  const cart = await fillCart(buyer, { 23: 3 });
  const line_id = cart.lines[0]?.line_id ?? "";
  const destinations = [2, 1].map((quantity) => ({
    ...{ destination_id: randomUUID(), address: ADDRESS, pieces: [{ line_id, quantity }] },
  }));
  const { totals } = value(await buyer.call(saveDestinations, { several: true, destinations }));
  const wanted = { cart_id: cart.cart_id ?? "", expected_total: totals.total, payment_type: 2 as const };
  const sold = async () => {
    const { rows } = await opened.shop.database.db.execute(sql`select sum(pieces)::int as pieces from catalogue_sales`);
    return rows[0]?.["pieces"];
  };
  const before = await sold();
  const { order_id, order_number, payment_url } = value(await buyer.call(placeOrder, wanted));
  await actAtPayPage(payment_url, "pay");
  value(await buyer.call(getPaymentResult, { order_id }));
  await opened.shop.database.db.execute(
    sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${order_id}`,
  );
  expect(await operator("cancel-parcel", order_number, "2", ...because("x"))).toMatchObject({ code: 0 });
  expect(await operator("cancel-order", order_number, ...because("x"))).toMatchObject({ code: 0 });
  expect(await sold()).toBe(before);
});

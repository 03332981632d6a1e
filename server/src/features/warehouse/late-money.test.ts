import { getOrder } from "@surimono/contract/orders";
import { sendStored } from "@surimono/contract/warehouse";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { applySession, openBuyer } from "../orders/testing/index.ts";
import { orderIntoWarehouse, sendingDesk, stocksOf } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** Two pieces are to go to two addresses for 770 yen; then the page is said to have closed unpaid. */
async function openAbandoned() {
  const buyer = await openBuyer(opened, { kind: "business" });
  await orderIntoWarehouse(opened, buyer, { 23: 2 });
  const line_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const to = (quantity: number) => ({
    ...{ destination_id: randomId(), address_id: buyer.addressId },
    pieces: [{ line_id, quantity }],
  });
  const sending = { sending_id: randomId(), destinations: [to(1), to(1)], expected_total: 770 };
  const { order_id, order_number } = value(await buyer.call(sendStored, { ...sending, payment_type: 2 }));
  const says = (state: "expired" | "paid") =>
    applySession(
      sendingDesk(opened.shop),
      {
        ...{ id: `cs_${order_id}`, url: undefined, state, amount: 770, paymentRef: `pi_${order_id}` },
        attempt: { userId: buyer.member.id, orderId: order_id, attempt: 1 },
      },
      "webhook",
    );
  await says("expired");
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 2, reserved: 0 });
  const sendAll = () => buyer.call(sendStored, { sending_id: randomId(), destinations: [to(2)], expected_total: 0 });
  return { buyer, order_id, order_number, says, sendAll };
}

test("money that comes for a sending that was given up sends it, where its pieces are still free", async () => {
  const { buyer, order_id, says } = await openAbandoned();
  await says("paid");
  await says("paid");
  expect(value(await buyer.call(getOrder, { order_id }))).toMatchObject({ status: 1, total: 770 });
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 2, reserved: 2 });
});

test("where they were sent otherwise meanwhile nothing is sent, and a person is told of the money", async () => {
  const { buyer, order_id, order_number, says, sendAll } = await openAbandoned();
  value(await sendAll());
  await says("paid");
  expect(await buyer.call(getOrder, { order_id })).toMatchObject({ failure: { code: "orders/no-such-order" } });
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 2, reserved: 2 });
  const events = sql`select type, amount from payment_events where order_id = ${order_id} order by type`;
  expect((await opened.shop.database.db.execute(events)).rows).toEqual([
    { type: "amount_differs", amount: 770 },
    { type: "captured", amount: 770 },
  ]);
  await opened.shop.database.db.execute(
    sql`update payment_events set recorded_at = now() - interval '2 hours' where order_id = ${order_id}`,
  );
  const listed = async () => (await askOperator(opened, "jobs")).output;
  const giveBack = (amount: number) =>
    opened.shop.database.db.execute(sql`
      insert into payment_events (user_id, order_id, id, provider, provider_ref, type, amount, recorded_at)
      values (${buyer.member.id}, ${order_id}, ${randomId()}, 'stripe', ${`re_${amount}`}, 'refunded', ${amount}, now())`);
  await giveBack(700);
  expect(await listed()).toContain(order_number);
  // Once all of it went back nobody is told any more.
  await giveBack(70);
  expect(await listed()).not.toContain(order_number);
});

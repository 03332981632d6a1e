import { getCounterOrder, refundCounterAmount, refundCounterPieces } from "@surimono/contract/counter";
import { listUnits } from "@surimono/contract/floor";
import { getOrder, getOrders } from "@surimono/contract/orders";
import { sendStored } from "@surimono/contract/warehouse";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { onMoved } from "../../wiring/hooks.ts";
import { cancelParcel, lockOrder, loseParcel, shipParcel } from "../orders/index.ts";
import { openBuyer, waitUntil } from "../orders/testing/index.ts";
import { settleStock } from "./settle-stock.ts";
import { advance, orderIntoWarehouse, sendingDesk, stocksOf } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** Three pieces were stored; two of them, packed, go to an address each. */
async function openSent() {
  const { shop } = opened;
  const buyer = await openBuyer(opened, { kind: "business" });
  const brought = await orderIntoWarehouse(opened, buyer, { 23: 3 });
  const line_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const one = () => ({
    ...{ destination_id: randomId(), address_id: buyer.addressId, pieces: [{ line_id, quantity: 1 }] },
  });
  const sending = {
    sending_id: randomId(),
    destinations: [one(), one()],
    expected_total: 770,
    payment_type: 1 as const,
  };
  const { order_number: number } = value(await buyer.call(sendStored, sending));
  await shop.database.db.execute(sql`
    update orders set placed_at = placed_at - interval '31 minutes' where user_id = ${buyer.member.id}`);
  await advance(shop, number, ["packed"], 0);
  const stock = async () => (await stocksOf(buyer)).get(23);
  expect(await stock()).toMatchObject({ on_hand: 3, reserved: 2, surimono_num: 1 });
  const desk = { ...sendingDesk(shop), onMoved };
  return { buyer, brought, number, line_id, stock, desk };
}

test("the letter about what was stored has its picture, what it cost and whom to ask", async () => {
  const { buyer } = await openSent();
  const { rows } = await opened.shop.database.db.execute(sql`
    select data->>'text' as text, data->'pictures' as pictures from pgboss.job
    where name = 'send-mail' and data->>'to' = ${buyer.member.email} and data->>'subject' like '%お預かりしました%'`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.["pictures"]).toHaveLength(1);
  expect(rows[0]?.["text"]).toMatch(/× 3点\nお支払い総額：¥ [\d,]+（税込）[\s\S]+30日間無料[\s\S]+inquiryFormContent/);
});

test("a parcel taken out of a sending leaves its pieces in the warehouse, free to be sent", async () => {
  const { number, stock, desk } = await openSent();
  value(await cancelParcel(desk, { number, parcel: 2, from: "packed", reason: "お申し出" }, opened.shop.now()));
  expect(await stock()).toMatchObject({ on_hand: 3, reserved: 1, surimono_num: 2 });
  const shipping = { number, parcel: 1, courier: "yamato" as const, tracking: "123456789012" };
  value(await shipParcel(desk, shipping, opened.shop.now()));
  expect(await stock()).toMatchObject({ on_hand: 2, reserved: 0, surimono_num: 2 });
});

test("what a courier has lost is not in the warehouse again", async () => {
  const { number, stock, desk } = await openSent();
  const shipping = { number, parcel: 1, courier: "yamato" as const, tracking: "123456789012" };
  value(await shipParcel(desk, shipping, opened.shop.now()));
  expect(await stock()).toMatchObject({ on_hand: 2, reserved: 1 });
  const losing = { number, parcel: 1, replace: false, reason: "紛失", requestKey: randomId() };
  value(await loseParcel(desk, losing, opened.shop.now()));
  expect(await stock()).toMatchObject({ on_hand: 2, reserved: 1 });
});

test("an order whose pieces have all been sent on takes none of them out once more, however often it is asked", async () => {
  const { buyer, brought, number, line_id, stock } = await openSent();
  await advance(opened.shop, number, ["shipped"]);
  const destinations = [
    { destination_id: randomId(), address_id: buyer.addressId, pieces: [{ line_id, quantity: 1 }] },
  ];
  const last = value(await buyer.call(sendStored, { sending_id: randomId(), destinations, expected_total: 0 }));
  await advance(opened.shop, last.order_number, ["packed", "shipped"]);
  const { order_id } = brought;
  await waitUntil("the order is shipped", async () => value(await buyer.call(getOrder, { order_id })).status === 2);
  expect((await stock())?.on_hand ?? 0).toBe(0);
  // Its miles stay: it arrived when it was stored.
  const { rows } = await opened.shop.database.db.execute(sql`
    select arrives_at = placed_at as "isThere" from placed_orders join orders using (user_id, id) where id = ${order_id}`);
  expect(rows).toEqual([{ isThere: true }]);
  const settled = opened.shop.database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, { userId: buyer.member.id, orderId: order_id });
    if (!order) throw new Error("the order is gone");
    return settleStock(tx, order, opened.shop.now());
  });
  expect(await settled).toEqual({ ok: true, value: [] });
});

test("an amount of what lies in the warehouse can go back, though it has no parcel", async () => {
  const { buyer, brought } = await openSent();
  const { call } = await opened.asOperator("finance");
  const wish = { order_number: brought.order_number, amount: 500, reason: "おわび" };
  expect(value(await call(refundCounterAmount, wish))).toEqual({ amount: 500 });
  const look = async () => value(await buyer.call(getOrder, { order_id: brought.order_id }));
  await waitUntil("it went back", async () => (await look()).refunds.length === 1);
  expect((await look()).refunds).toMatchObject([{ amount: 500, parcel_number: null, pieces: [] }]);
  value(await call(getCounterOrder, { order_number: brought.order_number }));
});

test("money of a sending is its fee: its pieces are the member's, and go on", async () => {
  const { buyer, number, line_id, stock, desk } = await openSent();
  const { call } = await opened.asOperator("owner");
  const pieces = [{ line_id, quantity: 1 }];
  const wish = { order_number: number, parcel_number: 2, pieces, with_delivery: true, reason: "おわび" };
  expect(value(await call(refundCounterPieces, wish))).toEqual({ amount: 770 });
  const refunded = async () => {
    const { orders } = value(await buyer.call(getOrders, { limit: 20 }));
    const { order_id = "" } = orders.find(({ order_number }) => order_number === number) ?? {};
    return value(await buyer.call(getOrder, { order_id })).refunds.length === 1;
  };
  await waitUntil("it went back", refunded);
  const { units } = value(await call(listUnits, { order_number: number }));
  expect(units.filter(({ state }) => state === "cancelled")).toEqual([]);
  const shipping = { number, parcel: 2, courier: "yamato" as const, tracking: "123456789012" };
  value(await shipParcel(desk, shipping, opened.shop.now()));
  expect(await stock()).toMatchObject({ on_hand: 2, reserved: 1 });
});

test("of two orders that brought the same pieces the first is shipped first", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const first = await orderIntoWarehouse(opened, buyer, { 23: 1 });
  const second = await orderIntoWarehouse(opened, buyer, { 23: 1 });
  const line_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const destinations = [
    { destination_id: randomId(), address_id: buyer.addressId, pieces: [{ line_id, quantity: 1 }] },
  ];
  const sent = value(await buyer.call(sendStored, { sending_id: randomId(), destinations, expected_total: 0 }));
  await advance(opened.shop, sent.order_number, ["packed", "shipped"]);
  const statusOf = async ({ order_id }: typeof first) => value(await buyer.call(getOrder, { order_id })).status;
  await waitUntil("one of them is shipped", async () => {
    const states = await Promise.all([statusOf(first), statusOf(second)]);
    return states.includes(2);
  });
  expect([await statusOf(first), await statusOf(second)]).toEqual([2, 3]);
});

import { getCart } from "@surimono/contract/cart";
import { issueOrderDocument } from "@surimono/contract/documents";
import { getWithdrawal } from "@surimono/contract/members";
import { getDeliveryStatus, getMyItem, markProduct } from "@surimono/contract/my-items";
import { cancelOrder, getOrder, getOrders, getPaymentResult } from "@surimono/contract/orders";
import {
  getReturnAddress,
  getStorageOffer,
  getWarehouse,
  refillStored,
  reviewSending,
  saveReturnAddress,
  sendStored,
} from "@surimono/contract/warehouse";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { onMoved } from "../../wiring/hooks.ts";
import { giveTestMiles } from "../miles/testing/index.ts";
import { undoStep } from "../orders/index.ts";
import { ADDRESS, actAtPayPage, addMyItem, openBuyer, type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { advance, orderIntoWarehouse, stocksOf } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const openBusiness = () => openBuyer(opened, { kind: "business" });
const later = (minutes: number) => new Date(opened.shop.now().getTime() + minutes * MINUTE_MS);

function destination({ addressId }: Pick<TestBuyer, "addressId">, pieces: Readonly<Record<string, number>>) {
  return {
    destination_id: randomId(),
    address_id: addressId,
    pieces: Object.entries(pieces).map(([line_id, quantity]) => ({ line_id, quantity })),
  };
}

test("an order into the warehouse has no address and no courier fee, and is stored as it was made", async () => {
  const buyer = await openBusiness();
  const { order_id, order_number } = await orderIntoWarehouse(opened, buyer, { 23: 3, 24: 2 });
  const order = value(await buyer.call(getOrder, { order_id }));
  expect(order).toMatchObject({ status: 3, delivery_method: "warehouse", destinations: [], parcels: 0 });
  expect(order.totals.delivery_fee).toBe(0);
  const stocks = await stocksOf(buyer);
  expect(stocks.get(23)).toMatchObject({ on_hand: 3, reserved: 0, surimono_num: 3, num: 0, arriving: 0 });
  expect(stocks.get(24)).toMatchObject({ on_hand: 2, surimono_num: 2 });
  const undone = await undoStep(
    { ...opened.shop, onMoved },
    { number: order_number, from: "stored", reason: "別の荷物でした" },
    later(0),
  );
  expect(undone.ok).toBe(true);
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 0, arriving: 3 });
  await advance(opened.shop, order_number, ["stored"]);
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 3, arriving: 0 });
});

test("sending to one address costs nothing, takes the pieces out, and the order that brought them is shipped", async () => {
  const buyer = await openBusiness();
  const brought = await orderIntoWarehouse(opened, buyer, { 23: 3 });
  const stored_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const destinations = [destination(buyer, { [stored_id]: 2 })];
  const review = value(await buyer.call(reviewSending, { destinations }));
  expect(review).toMatchObject({
    obstacles: [],
    payment_types: [],
    totals: { total: 0, delivery_fee: 0, quantity: 2 },
  });
  expect(review.stocks).toMatchObject([{ inputNum: 2, remaining: 1, fee: 0 }]);
  const sending = { sending_id: randomId(), destinations, expected_total: 0 };
  const [sent, again] = await Promise.all([buyer.call(sendStored, sending), buyer.call(sendStored, sending)]);
  expect(value(sent)).toEqual(value(again));
  // The same key is no way to change what was sent.
  const other = [destination(buyer, { [stored_id]: 1 })];
  expect(await buyer.call(sendStored, { ...sending, destinations: other })).toMatchObject({
    failure: { code: "warehouse/already-sent" },
  });
  const { order_id, order_number, state } = value(sent);
  expect(state).toBe("placed");
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 3, reserved: 2, surimono_num: 1 });
  expect(value(await buyer.call(getOrder, { order_id }))).toMatchObject({
    ...{ status: 1, delivery_method: "sending", total: 0, payment_type_name: "お支払いなし", can_cancel: true },
  });
  const result = value(await buyer.call(getPaymentResult, { order_id }));
  expect(result).toMatchObject({ state: "placed", total: 0, payment_type_name: "お支払いなし" });
  await advance(opened.shop, order_number, ["packed", "shipped"]);
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 1, reserved: 0, sent_lately: 2 });
  // Nothing was paid, but goods were sent.
  const note = {
    order_id,
    kind: "delivery",
    recipient: "髙橋 すみれ",
    honorific: "様",
    purpose: "",
    issue: 1,
  } as const;
  expect(value(await buyer.call(issueOrderDocument, note))).toMatchObject({ kind: "delivery", amount: 0 });
  expect(await buyer.call(issueOrderDocument, { ...note, kind: "receipt" })).toMatchObject({
    failure: { code: "documents/not-offered" },
  });
  const rest = { sending_id: randomId(), destinations: [destination(buyer, { [stored_id]: 1 })], expected_total: 0 };
  const last = value(await buyer.call(sendStored, rest));
  await advance(opened.shop, last.order_number, ["packed", "shipped"]);
  await waitUntil("the first order is shipped", async () => {
    const order = value(await buyer.call(getOrder, { order_id: brought.order_id }));
    return order.status === 2;
  });
  const back = { number: last.order_number, from: "shipped", reason: "まだここにあった" } as const;
  value(await undoStep({ ...opened.shop, onMoved }, back, later(0)));
  await waitUntil("the first order is stored again", async () => {
    const order = value(await buyer.call(getOrder, { order_id: brought.order_id }));
    return order.status === 3;
  });
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 1, reserved: 1 });
});

test("further destinations cost 770 yen each, paid at the gateway; an unpaid sending holds its pieces no longer than its page", async () => {
  const buyer = await openBusiness();
  await orderIntoWarehouse(opened, buyer, { 23: 3 });
  const stored_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const destinations = [destination(buyer, { [stored_id]: 1 }), destination(buyer, { [stored_id]: 1 })];
  const sending = { sending_id: randomId(), destinations, expected_total: 770, payment_type: 2 as const };
  expect(await buyer.call(sendStored, { ...sending, expected_total: 0 })).toMatchObject({
    failure: { code: "warehouse/changed", detail: { current_total: 770 } },
  });
  const first = value(await buyer.call(sendStored, sending));
  expect(first.state).toBe("payment");
  // Left unpaid it stands in its own way no more than in another's: the pieces are still to be had, and it goes on.
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 3, reserved: 0, surimono_num: 3 });
  const again = value(await buyer.call(reviewSending, { destinations, payment_type: 2 }));
  expect(again).toMatchObject({ obstacles: [], stocks: [{ remaining: 1 }] });
  expect(value(await buyer.call(sendStored, sending))).toEqual(first);
  value(await buyer.call(saveReturnAddress, ADDRESS));
  expect(value(await buyer.call(reviewSending, {})).totals).toMatchObject({ quantity: 3 });
  // Another sending of the same pieces closes the page of the first.
  const second = value(await buyer.call(sendStored, { ...sending, sending_id: randomId() }));
  expect(second.order_number).not.toBe(first.order_number);
  expect(await actAtPayPage(second.payment_url, "cancel")).toContain("/my-page/warehouse/confirm?payment=cancelled");
  await actAtPayPage(second.payment_url, "pay");
  await waitUntil("the sending is placed", async () => {
    const { orders } = value(await buyer.call(getOrders, { limit: 20 }));
    return orders.some(({ order_number }) => order_number === second.order_number);
  });
  const order = value(await buyer.call(getOrder, { order_id: second.order_id }));
  expect(order).toMatchObject({ total: 770, parcels: 2, totals: { subtotal: 0, delivery_fee: 770 } });
  value(await buyer.call(cancelOrder, { order_id: second.order_id }));
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 3, reserved: 0 });
});

test("a rank's free parcel is one of a sending too: in the price, the order and what goes back", async () => {
  const buyer = await openBusiness();
  await orderIntoWarehouse(opened, buyer, { 23: 3 });
  const stored_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  await opened.shop.database.db.execute(sql`update users set kind = 'consumer' where id = ${buyer.member.id}`);
  await giveTestMiles(opened.shop, buyer.member.id, 1000);
  const call = opened.callAs(buyer.token, "b2c");
  const destinations = [destination(buyer, { [stored_id]: 1 }), destination(buyer, { [stored_id]: 1 })];
  const benefit = [{ kind: "rank", amount: 770 }];
  expect(value(await call(reviewSending, { destinations }))).toMatchObject({
    payment_types: [],
    totals: { delivery_fee: 770, discounts: benefit, total: 0, taxes: [] },
  });
  const sent = value(await call(sendStored, { sending_id: randomId(), destinations, expected_total: 0 }));
  expect(sent.state).toBe("placed");
  expect(value(await call(getOrder, { order_id: sent.order_id }))).toMatchObject({
    payment_type_name: "お支払いなし",
    totals: { delivery_fee: 770, discounts: benefit, total: 0 },
  });
});

test("more than there is cannot be sent, nor another member's pieces", async () => {
  const [buyer, other] = [await openBusiness(), await openBusiness()];
  await orderIntoWarehouse(opened, buyer, { 23: 1 });
  const stored_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const sending = { sending_id: randomId(), expected_total: 0 };
  const tooMany = [destination(buyer, { [stored_id]: 2 })];
  expect(value(await buyer.call(reviewSending, { destinations: tooMany }))).toMatchObject({
    stocks: [{ remaining: -1 }],
    obstacles: [{ code: "warehouse/not-enough", line_id: stored_id }],
  });
  expect(await buyer.call(sendStored, { ...sending, destinations: tooMany })).toMatchObject({
    failure: { code: "warehouse/not-enough" },
  });
  expect(
    await other.call(sendStored, { ...sending, destinations: [destination(other, { [stored_id]: 1 })] }),
  ).toMatchObject({ failure: { code: "warehouse/no-such-pieces" } });
});

test("everything goes back to the return address", async () => {
  const buyer = await openBusiness();
  await orderIntoWarehouse(opened, buyer, { 23: 2, 24: 1 });
  const sending = { sending_id: randomId(), expected_total: 0 };
  expect(await buyer.call(sendStored, sending)).toMatchObject({ failure: { code: "warehouse/no-return-address" } });
  expect(value(await buyer.call(getReturnAddress, {}))).toEqual({ return_address: null });
  expect(await buyer.call(saveReturnAddress, { ...ADDRESS, phone: "1" })).toMatchObject({
    failure: { code: "delivery/invalid-address", detail: { problems: [{ field: "phone" }] } },
  });
  value(await buyer.call(saveReturnAddress, ADDRESS));
  const { order_number } = value(await buyer.call(sendStored, sending));
  await advance(opened.shop, order_number, ["packed", "shipped"]);
  expect(value(await buyer.call(getWarehouse, {}))).toMatchObject({
    on_hand: 0,
    return_address: { last_name: "髙橋" },
    // What went back was not sold: there is nothing to forecast.
    items: [],
  });
});

test("neither the item can be deleted nor the account be closed while pieces are stored", async () => {
  const buyer = await openBusiness();
  await orderIntoWarehouse(opened, buyer, { 23: 1, 24: 2 });
  const { productId: product_id } = buyer;
  expect(value(await buyer.call(getDeliveryStatus, { product_id }))).toEqual({
    data: { delivery_flag: false, stock: 3, deletable: false },
  });
  expect(await buyer.call(markProduct, { product_id, delete_flag: 1 })).toMatchObject({
    failure: { code: "my-items/in-warehouse" },
  });
  const { stock_num } = value(await buyer.call(getMyItem, { product_id }));
  expect(stock_num.filter(({ num }) => num > 0)).toEqual([
    { size_id: 23, num: 1 },
    { size_id: 24, num: 2 },
  ]);
  const { obstacles } = value(await buyer.call(getWithdrawal, {}));
  expect(obstacles.map(({ code }) => code)).toContain("stored");
  value(await buyer.call(saveReturnAddress, ADDRESS));
  const back = value(await buyer.call(sendStored, { sending_id: randomId(), expected_total: 0 }));
  expect(value(await buyer.call(getDeliveryStatus, { product_id }))).toMatchObject({ data: { delivery_flag: true } });
  await advance(opened.shop, back.order_number, ["packed", "shipped"]);
  const after = value(await buyer.call(getWithdrawal, {}));
  expect(after.obstacles.map(({ code }) => code)).not.toContain("stored");
});

test("a refill is a cart that goes into the warehouse", async () => {
  const buyer = await openBusiness();
  await orderIntoWarehouse(opened, buyer, { 23: 1 });
  const stored_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const cart = value(await buyer.call(refillStored, { entries: [{ stored_id, inputNum: 5 }] }));
  expect(cart).toMatchObject({ delivery_method: "warehouse", lines: [{ size_id: 23, quantity: 5 }] });
  expect(value(await buyer.call(getCart, {}))).toMatchObject({
    delivery_method: "warehouse",
    totals: { delivery_fee: 0 },
  });
  // Nothing of a refill is left in the cart when something of it cannot be added.
  const second = await addMyItem(opened.shop, buyer.member.id, 1001);
  await orderIntoWarehouse(opened, { ...buyer, productId: second }, { 24: 1 });
  const entries = [...(await stocksOf(buyer)).values()].map((stock) => ({ stored_id: stock.stored_id, inputNum: 1 }));
  await opened.shop.database.db.execute(sql`update my_items set delete_flag = 1 where product_id = ${second}`);
  expect(await buyer.call(refillStored, { entries })).toMatchObject({ failure: { code: "cart/item-deleted" } });
  expect(value(await buyer.call(getCart, {})).lines).toEqual([]);
});

test("the database refuses to change what was moved, and a balance by any other way", async () => {
  const buyer = await openBusiness();
  await orderIntoWarehouse(opened, buyer, { 23: 1 });
  const { db } = opened.shop.database;
  for (const statement of [
    sql`update stock_movements set on_hand = 9`,
    sql`delete from stock_movements`,
    sql`truncate stock_movements cascade`,
    sql`update stored_pieces set on_hand = 9`,
    sql`update stored_pieces set reserved = 1`,
    sql`delete from stored_pieces`,
    sql`insert into stored_pieces select (jsonb_populate_record(stored, jsonb_build_object('id', gen_random_uuid(), 'size_id', 99))).*
      from stored_pieces stored`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("is refused") },
    });
});

test("a shop that stores nothing has no word of it and no way into it", async () => {
  const shop = await openTestShop({ variables: { STORAGE_FEATURE: "off" } });
  try {
    const buyer = await openBuyer(shop, { kind: "business" });
    for (const call of [getWarehouse, getReturnAddress])
      expect(await buyer.call(call, {})).toMatchObject({ failure: { code: "request/not-found" } });
    expect(await shop.callAs()(getStorageOffer, {})).toMatchObject({ failure: { code: "request/not-found" } });
    expect(JSON.stringify(value(await buyer.call(getCart, {})))).not.toMatch(/warehouse|倉庫/);
  } finally {
    await shop.stop();
  }
});

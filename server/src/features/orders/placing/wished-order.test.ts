import { getOrder, placeOrder, reviewOrder } from "@surimono/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { waitForLetter } from "../../members/testing/index.ts";
import { fillCart, openBuyer } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test("to one address in another name at a wished time: it is checked, agreed to and kept like one of several", async () => {
  const buyer = await openBuyer(opened, { kind: "business", discountRateBp: 0 });
  const cart = await fillCart(buyer, { 23: 3, 25: 2 });
  const { wish_offer } = value(await buyer.call(reviewOrder, { address_id: buyer.addressId }));
  const wish = {
    sender: "present",
    wished_day: wish_offer?.first_day,
    wished_band: "14-16",
    note: "のし不要",
  } as const;
  const place = (wanted: object) =>
    buyer.call(placeOrder, {
      ...{ cart_id: cart.cart_id, expected_total: cart.totals.total, payment_type: 1, address_id: buyer.addressId },
      wish: { ...wish, ...wanted },
    });
  expect(await place({ wished_day: "2020-01-01" })).toMatchObject({ failure: { code: "orders/not-orderable" } });
  const review = value(await buyer.call(reviewOrder, { address_id: buyer.addressId, wish, payment_type: 1 }));
  expect(review).toMatchObject({ obstacles: [], address: null, totals: { delivery_fee: 0 } });
  expect(review.destinations).toMatchObject([
    { ...wish, last_name: "髙橋", pieces: [{ quantity: 3 }, { quantity: 2 }] },
  ]);
  const { order_id } = value(await place({}));
  const order = value(await buyer.call(getOrder, { order_id }));
  expect(order.destinations).toMatchObject([{ ...wish, parcel_number: 1, pieces: [{ quantity: 3 }, { quantity: 2 }] }]);
  expect(order.total).toBe(cart.totals.total);
  const letter = await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email);
  expect(letter.text).toMatch(
    /お届け先：\n〒150-0001[\s\S]*ご依頼主：プレゼント（金額なし）（髙橋.*）\nご希望の日時：\S+ 14時～16時\nメモ：のし不要/,
  );
});

test("what is wished for is agreed to: the order of before without it is another one", async () => {
  const buyer = await openBuyer(opened, { kind: "business", discountRateBp: 0 });
  const cart = await fillCart(buyer, { 23: 1 });
  const said = { cart_id: cart.cart_id, expected_total: cart.totals.total, address_id: buyer.addressId };
  // Left at the gateway unpaid.
  const first = value(await buyer.call(placeOrder, { ...said, payment_type: 2 }));
  expect(first.state).toBe("payment");
  const wish = { note: "玄関の前に置いてください" };
  const { order_id } = value(await buyer.call(placeOrder, { ...said, payment_type: 1, wish }));
  expect(value(await buyer.call(getOrder, { order_id })).destinations).toMatchObject([{ ...wish, sender: "own" }]);
});

test("in the name of a shop that the address book does not have nothing is ordered", async () => {
  const buyer = await openBuyer(opened, { kind: "business", discountRateBp: 0 });
  const cart = await fillCart(buyer, { 23: 1 });
  const said = { cart_id: cart.cart_id, expected_total: cart.totals.total, address_id: buyer.addressId };
  const placed = await buyer.call(placeOrder, { ...said, payment_type: 1, wish: { sender: "business" } });
  expect(placed).toMatchObject({
    failure: { code: "orders/not-orderable", detail: { obstacles: [{ code: "delivery/no-sender" }] } },
  });
});

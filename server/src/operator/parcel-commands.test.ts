import { randomUUID } from "node:crypto";
import { getDestinations, saveDestinations } from "@surimono/contract/cart";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { getOrder, getOrders, placeOrder, repeatDestinations } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readLetters } from "../features/members/testing/index.ts";
import { ADDRESS, fillCart, openBuyer, waitUntil } from "../features/orders/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const refusal = (words: string) => ({ code: 1, output: expect.stringContaining(words) });

/** An order of three pieces to three, which nobody can cancel any more. */
async function placeToThree() {
  const buyer = await openBuyer(opened, { kind: "business" });
  const cart = await fillCart(buyer, { 23: 3 });
  const [line] = cart.lines;
  const pieces = [{ line_id: line?.line_id ?? "", quantity: 1 }];
  const destinations = ["一枚", "二枚", "三枚"].map((last_name) => ({
    ...{ destination_id: randomUUID(), address: { ...ADDRESS, last_name }, pieces },
  }));
  const kept = value(await buyer.call(saveDestinations, { several: true, destinations }));
  const wanted = { cart_id: cart.cart_id, expected_total: kept.totals.total, payment_type: 1 } as const;
  const { order_id, order_number } = value(await buyer.call(placeOrder, wanted));
  await opened.shop.database.db.execute(
    sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${order_id}`,
  );
  const look = async () => value(await buyer.call(getOrder, { order_id }));
  const states = async () => (await look()).destinations.map(({ state }) => state);
  const ship = (parcel: string, tracking = "1234-5678-9012", courier = "yamato") =>
    operator("ship-parcel", order_number, parcel, "--courier", courier, "--tracking", tracking);
  return { buyer, order_id, order_number, look, states, ship };
}

test("parcels leave one by one, and the order is shipped with the last one", async () => {
  const { buyer, order_number, look, states, ship } = await placeToThree();
  expect(await ship("1")).toMatchObject(refusal("The parcel is preparing"));
  for (const step of ["printing", "packed"]) await operator("advance-order", order_number, step);
  expect(await ship("4")).toMatchObject(refusal("has 3 parcels"));
  expect(await ship("1", "12")).toMatchObject(refusal("8 to 20 digits"));
  expect(await ship("2")).toMatchObject({ code: 0, output: "Done: parcels of the order are left." });
  expect(await states()).toEqual(["packed", "shipped", "packed"]);
  expect((await look()).destinations[1]).toMatchObject({ courier_name: "ヤマト運輸", tracking_number: "123456789012" });
  const [summary] = value(await buyer.call(getOrders, {})).orders;
  expect(summary).toMatchObject({ status_name: "準備中", parcels: 3, parcels_shipped: 1 });
  expect((await operator("parcels", order_number)).output).toContain(
    "2: 二枚 すみれ, 1 pieces (1x1), own, shipped yamato",
  );

  // Said twice it is one step; another number puts the first one right.
  await ship("2");
  await ship("2", "9999-8888-7777", "sagawa");
  await ship("1");
  expect(await ship("3")).toMatchObject({ code: 0, output: "Done: the order is shipped." });
  expect(await look()).toMatchObject({ status_name: "発送済み", parcels_shipped: 3 });
  const letters = async () =>
    (await readLetters(`${opened.dataDir}/mail`, buyer.member.email)).filter(({ text }) =>
      text.includes("発送しました"),
    );
  await waitUntil("four letters", async () => (await letters()).length >= 4);
  const told = await letters();
  expect(told).toHaveLength(4);
  expect(told.map(({ text }) => text).join()).toContain("佐川急便 お問い合わせ番号：999988887777");
  expect(await operator("deliver-parcel", order_number, "2")).toMatchObject({ code: 0 });
  expect(await states()).toEqual(["shipped", "delivered", "shipped"]);
});

test("the beginning of printing and each arrival are told once, with what it is about and the contact", async () => {
  const { buyer, order_number, ship } = await placeToThree();
  const letters = async (words: string) =>
    (await readLetters(`${opened.dataDir}/mail`, buyer.member.email)).filter(({ subject }) => subject.includes(words));
  for (const step of ["printing", "printing", "packed"]) await operator("advance-order", order_number, step);
  await ship("2");
  for (const _ of ["once", "twice"]) await operator("deliver-parcel", order_number, "2");
  await waitUntil("the letter", async () => (await letters("お届けが完了しました")).length > 0);
  const [printing, arrived] = [await letters("制作をはじめました"), await letters("お届けが完了しました")];
  expect([printing.length, arrived.length]).toEqual([1, 1]);
  expect(printing[0]?.text).toMatch(
    /× 3点\nお支払い総額：¥ [\d,]+（税込）[\s\S]+お届け先：3か所[\s\S]+inquiryFormContent/,
  );
  expect(arrived[0]?.text).toMatch(/【お届け先2】[\s\S]+二枚[\s\S]+× 1点[\s\S]+inquiryFormContent/);
  expect(arrived[0]?.text).not.toContain("一枚");
  const bell = value(await buyer.call(getPrivateNotifications, {})).data.map(({ content }) => content);
  expect(bell.filter((content) => content.includes("お届け先2へのお届けが完了しました"))).toHaveLength(1);
});

test("one parcel that has not left takes its order back, and no other parcel", async () => {
  const { buyer, order_id, order_number, look, states, ship } = await placeToThree();
  const undo = (parcel: string) => operator("undo-parcel", order_number, parcel, "--reason", "it is here");
  for (const step of ["printing", "packed"]) await operator("advance-order", order_number, step);
  expect(await undo("1")).toMatchObject(refusal("The parcel has not left"));
  await ship("1");
  // The rest leaves as a whole.
  await operator("advance-order", order_number, "shipped");
  expect(await states()).toEqual(["shipped", "shipped", "shipped"]);
  expect(await undo("3")).toMatchObject({ code: 0, output: "Done: packed again." });
  expect(await states()).toEqual(["shipped", "shipped", "packed"]);
  expect((await look()).status_name).toBe("準備中");
  await ship("3");
  expect((await look()).status_name).toBe("発送済み");
  await operator("undo-step", order_number, "--reason", "all of it is here");
  expect(await states()).toEqual(["packed", "packed", "packed"]);
  expect((await look()).destinations[0]?.tracking_number).toBe("");

  // The same order once more goes where this one went.
  await fillCart(buyer, { 23: 3 });
  await buyer.call(repeatDestinations, { order_id });
  const again = value(await buyer.call(getDestinations, {}));
  expect(again).toMatchObject({ several: true, obstacles: [] });
  expect(again.destinations.map(({ last_name }) => last_name)).toEqual(["一枚", "二枚", "三枚"]);
  expect(again.totals.delivery_fee).toBe(1540);
});

test("what the shop packed as two parcels, or took out, is no further destination of the same order once more", async () => {
  const { buyer, order_id } = await placeToThree();
  const set = (position: number, change: ReturnType<typeof sql>) =>
    opened.shop.database.db.execute(
      sql`update order_destinations set ${change} where order_id = ${order_id} and position = ${position}`,
    );
  await set(1, sql`split_from = 0, last_name = '一枚'`);
  await set(2, sql`cancelled_at = now()`);
  await fillCart(buyer, { 23: 3 });
  const repeat = async () => {
    value(await buyer.call(repeatDestinations, { order_id }));
    return value(await buyer.call(getDestinations, {}));
  };
  expect(await repeat()).toMatchObject({ several: false, destinations: [] });
  await set(2, sql`cancelled_at = null`);
  const { destinations, totals } = await repeat();
  expect(destinations.map(({ last_name, pieces }) => [last_name, pieces[0]?.quantity])).toEqual([
    ["一枚", 2],
    ["三枚", 1],
  ]);
  expect(totals.delivery_fee).toBe(770);
});

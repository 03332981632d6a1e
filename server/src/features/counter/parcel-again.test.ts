import { randomUUID } from "node:crypto";
import {
  advanceCounterOrder,
  deliverCounterParcel,
  getCounterOrder,
  loseCounterParcel,
  refundCounterPieces,
  replaceCounterPieces,
  shipCounterParcel,
  splitCounterParcel,
} from "@surimono/contract/counter";
import { cancelOrder, getOrder, getOrders } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readSource } from "../documents/index.ts";
import { waitForSubject } from "../members/testing/index.ts";
import { findOrder } from "../orders/index.ts";
import { openBuyer, placeCart } from "../orders/testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const db = () => shop.shop.database.db;
const refused = (code: string) => ({ ok: false, failure: { code: `orders/${code}` } });

/** Three shirts in one parcel, brought so far by the console. */
async function openOrder(...steps: ("printing" | "packed")[]) {
  const buyer = await openBuyer(shop, { kind: "business" });
  const { order_id, order_number } = value(await placeCart(buyer, 1, { 23: 3 }));
  await db().execute(sql`update orders set placed_at = placed_at - interval '2 hours' where id = ${order_id}`);
  const { call } = await shop.asOperator("orders");
  for (const to of steps) value(await call(advanceCounterOrder, { order_number, to }));
  const look = async () => value(await buyer.call(getOrder, { order_id }));
  const { lines } = await look();
  const ship = (parcel_number: number, number = order_number) =>
    call(shipCounterParcel, {
      ...{ order_number: number, parcel_number, courier: "yamato" },
      tracking_number: `1234567890${parcel_number}0`,
    });
  return { buyer, order_id, order_number, call, look, ship, line_id: lines[0]?.line_id ?? "" };
}

async function unitsOf(orderId: string) {
  const { rows } = await db().execute<{ parcel: number; state: string }>(
    sql`select parcel, state from units where order_id = ${orderId} order by ordinal`,
  );
  return rows;
}

test("chosen pieces are made once more without charge, once however often it is pressed (rule orders-replace)", async () => {
  const of = await openOrder("printing", "packed");
  const wish = {
    ...{ order_number: of.order_number, parcel_number: 1, reason: "汚れていた", request_key: randomUUID() },
    pieces: [{ line_id: of.line_id, quantity: 2 }],
  };
  // Before it leaves the floor prints again.
  expect(await of.call(replaceCounterPieces, wish)).toMatchObject(refused("parcel-not-there"));
  value(await of.ship(1));
  const pressed = await Promise.all([0, 1, 2].map(() => of.call(replaceCounterPieces, wish)));
  const [number] = [...new Set(pressed.map((answer) => value(answer).order_number))];
  expect(new Set(pressed.map((answer) => value(answer).order_number)).size).toBe(1);
  const before = await of.look();
  expect(before).toMatchObject({
    total: before.kept_total,
    replacements: [{ order_number: number, parcel_number: 1 }],
  });
  const again = value(await of.buyer.call(getOrder, { order_id: before.replacements[0]?.order_id ?? "" }));
  expect(again).toMatchObject({
    ...{ total: 0, quantity: 2, status_name: "準備中", replacements: [] },
    replaces: { order_number: of.order_number, cause_name: "作り直し" },
    lines: [{ quantity: 2, amount: 0 }],
    destinations: [{ state: "preparing", tracking_number: "" }],
  });
  expect(again.destinations[0]?.address).toBe(before.destinations[0]?.address);
  expect(await unitsOf(again.order_id)).toEqual([
    { parcel: 0, state: "received" },
    { parcel: 0, state: "received" },
  ]);
  // Its papers know that it is one.
  const order = await findOrder(db(), { userId: of.buyer.member.id, orderId: again.order_id });
  expect(order && (await readSource(db(), order)).order).toMatchObject({ total: 0, isReplacement: true });
  const letter = await waitForSubject(`${shop.dataDir}/mail`, of.buyer.member.email, "作り直してお送りします");
  expect(letter.text).toContain(`新しいご注文番号：${number}`);
  // It is not the buyer's to cancel, and work on it begins at once.
  expect(again).toMatchObject({ can_cancel: false, cancellable_until: null });
  expect(await of.buyer.call(cancelOrder, { order_id: again.order_id })).toMatchObject(refused("too-late-to-cancel"));
  value(await of.call(advanceCounterOrder, { order_number: number ?? "", to: "printing" }));
  // What comes once more is not paid back too, at the same time or later.
  const refund = (quantity: number) =>
    of.call(refundCounterPieces, {
      ...{ order_number: of.order_number, parcel_number: 1, with_delivery: false, reason: "汚れていた" },
      pieces: [{ line_id: of.line_id, quantity }],
    });
  expect(await refund(2)).toMatchObject(refused("more-than-parcel"));
  // One is left; two more are none.
  const more = { ...wish, request_key: randomUUID() };
  expect(await of.call(replaceCounterPieces, more)).toMatchObject(refused("more-than-parcel"));
  expect(value(await of.buyer.call(getOrders, { limit: 10 })).orders).toHaveLength(2);
  const { timeline } = value(await of.call(getCounterOrder, { order_number: of.order_number }));
  const [deed] = timeline.filter(({ what }) => what === "replaceCounterPieces");
  expect(deed).toMatchObject({ reason: "汚れていた", by: expect.stringContaining("担当") });
  // It counts as no sale.
  const sold = sql`select sum(pieces)::int as pieces from catalogue_sales`;
  expect((await db().execute(sold)).rows).toEqual([{ pieces: 3 }]);
});

test("a lost parcel keeps its number, comes once more with all of its pieces, and may be found (rule orders-parcel-lost)", async () => {
  const of = await openOrder("printing", "packed");
  const lose = (replace: boolean, request_key: string = randomUUID()) =>
    of.call(loseCounterParcel, {
      ...{ order_number: of.order_number, parcel_number: 1, reason: "ヤマトの調査", replace, request_key },
    });
  expect(await lose(true)).toMatchObject(refused("parcel-not-there"));
  value(await of.ship(1));
  const key = randomUUID();
  const { order_number } = value(await lose(true, key));
  expect(value(await lose(true, key)).order_number).toBe(order_number);
  const lost = await of.look();
  expect(lost.destinations).toMatchObject([{ state: "lost", state_name: "紛失", tracking_number: "123456789010" }]);
  expect(lost.replacements).toMatchObject([{ order_number, cause_name: "紛失のための再送" }]);
  const letter = await waitForSubject(`${shop.dataDir}/mail`, of.buyer.member.email, "商品を再送します");
  expect(letter.text).toMatch(/× 3点\nお支払い：ありません/);
  expect((await unitsOf(of.order_id)).map(({ state }) => state)).toEqual(["shipped", "shipped", "shipped"]);
  expect(await unitsOf(lost.replacements[0]?.order_id ?? "")).toHaveLength(3);
  // What is on its way already does not come a third time.
  expect(await lose(true)).toMatchObject(refused("nothing-to-replace"));
  value(await of.call(deliverCounterParcel, { order_number: of.order_number, parcel_number: 1 }));
  expect((await of.look()).destinations).toMatchObject([{ state: "delivered", tracking_number: "123456789010" }]);
});

test("a parcel is packed as two without a fee, each with its number, and the goods follow (rule orders-split-parcel)", async () => {
  const of = await openOrder("printing");
  const { total } = await of.look();
  const split = (quantity: number) =>
    of.call(splitCounterParcel, {
      ...{ order_number: of.order_number, parcel_number: 1, reason: "箱に入らない" },
      pieces: [{ line_id: of.line_id, quantity }],
    });
  expect(await split(3)).toMatchObject(refused("nothing-to-split"));
  expect(await split(4)).toMatchObject(refused("more-than-parcel"));
  expect(value(await split(1))).toEqual({ parcel_number: 2 });
  const shown = await of.look();
  expect(shown).toMatchObject({
    total,
    parcels: 2,
    destinations: [{ pieces: [{ quantity: 2 }] }, { pieces: [{ quantity: 1 }] }],
  });
  expect(shown.destinations[1]?.address).toBe(shown.destinations[0]?.address);
  expect((await unitsOf(of.order_id)).map(({ parcel }) => parcel)).toEqual([0, 0, 1]);
  value(await of.call(advanceCounterOrder, { order_number: of.order_number, to: "packed" }));
  expect(await split(1)).toMatchObject(refused("parcel-not-there"));
  value(await of.ship(1));
  expect(await of.look()).toMatchObject({ parcels_shipped: 1, status_name: "準備中" });
  value(await of.ship(2));
  expect(await of.look()).toMatchObject({
    ...{ parcels_shipped: 2, status_name: "発送済み" },
    destinations: [{ tracking_number: "123456789010" }, { tracking_number: "123456789020" }],
  });
});

test("a split is made once, however often it is pressed", async () => {
  const of = await openOrder("printing");
  const wish = {
    ...{ order_number: of.order_number, parcel_number: 1, parcels: 1, reason: "箱に入らない" },
    pieces: [{ line_id: of.line_id, quantity: 1 }],
  };
  const pressed = await Promise.all([0, 1].map(() => of.call(splitCounterParcel, wish)));
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(pressed.find(({ ok }) => !ok)).toMatchObject(refused("moved-meanwhile"));
  expect((await of.look()).destinations).toHaveLength(2);
  value(await of.call(splitCounterParcel, { ...wish, parcels: 2 }));
});

test("what lies in a box already is not split off", async () => {
  const of = await openOrder("printing");
  await db().execute(sql`
    with piece as (select user_id, number, state from units where order_id = ${of.order_id} and ordinal = 3)
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at) select user_id, number, state, 'packed', 'hand', now() from piece`);
  const wish = { order_number: of.order_number, parcel_number: 1, reason: "大きい" };
  const pieces = [{ line_id: of.line_id, quantity: 1 }];
  expect(await of.call(splitCounterParcel, { ...wish, pieces })).toMatchObject(refused("packed-already"));
  expect((await of.look()).destinations).toHaveLength(1);
});

import { randomUUID } from "node:crypto";
import { saveDestinations } from "@surimono/contract/cart";
import { advanceCounterOrder, getCounterOrder, shipCounterParcel } from "@surimono/contract/counter";
import {
  getFloor,
  getUnit,
  holdUnit,
  listUnits,
  previewCourierResults,
  rejectUnit,
  releaseUnit,
  scanUnit,
  takeCourierResults,
  undoScan,
} from "@surimono/contract/floor";
import { cancelOrder, placeOrder } from "@surimono/contract/orders";
import type { Station, UnitState } from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { ADDRESS, fillCart, openBuyer, placeCart } from "../orders/testing/index.ts";
import { readyUnits } from "./ready-units.ts";

let shop: TestShop;
/** How far the shop's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => shop.stop());

type Hand = Awaited<ReturnType<TestShop["asOperator"]>>;

const db = () => shop.shop.database.db;

/** An hour ago: its buyer can no longer cancel. Answers its number. */
async function age(orderId: string): Promise<string> {
  await db().execute(sql`update orders set placed_at = placed_at - interval '1 hour' where id = ${orderId}::uuid`);
  const { rows } = await db().execute<{ sequence: string }>(
    sql`select sequence from orders where id = ${orderId}::uuid`,
  );
  return orderNumber(Number(rows[0]?.sequence));
}

/** What its drawing leaves behind: the goods of these tests are never drawn. */
async function drawn(orderId: string): Promise<void> {
  const { rows } = await db().execute<{ id: string; version_id: string }>(
    sql`select id, version_id from order_lines where order_id = ${orderId}::uuid`,
  );
  for (const { id, version_id } of rows)
    await shop.shop.files.write(`prints/${version_id}/lines/${id}.json`, Buffer.from("{}"), "application/json");
}

async function placed(sizes: Readonly<Record<number, number>>) {
  const buyer = await openBuyer(shop, { kind: "business" });
  const { order_id } = value(await placeCart(buyer, 1, sizes));
  return { buyer, id: order_id };
}

async function ready(sizes: Readonly<Record<number, number>>) {
  const { buyer, id } = await placed(sizes);
  const number = await age(id);
  await drawn(id);
  await readyUnits(shop.shop);
  return { buyer, id, number, units: await unitsOf(number) };
}

const unitsOf = async (order_number: string) =>
  value(await (await shop.asOperator("viewer")).call(listUnits, { order_number })).units;
const codesOf = (units: readonly { readonly code: string }[]) => units.map(({ code }) => code);
const scan = ({ call }: Hand, station: Station, code: string, scan_id = randomUUID()) =>
  call(scanUnit, { scan_id, station, code });

async function scanAll(hand: Hand, stations: readonly Station[], codes: readonly string[]) {
  for (const station of stations) for (const code of codes) value(await scan(hand, station, code));
}

async function fulfilmentOf(hand: Hand, order_number: string) {
  return value(await hand.call(getCounterOrder, { order_number })).axes.fulfilment;
}

test("each piece of an order is a unit, made ready once nothing can stop it, and the order is packed with its last one", async () => {
  const hand = await shop.asOperator("floor");
  const { id } = await placed({ 23: 2, 25: 1 });
  const { rows } = await db().execute<{ state: UnitState }>(sql`select state from units where order_id = ${id}::uuid`);
  expect(rows.map(({ state }) => state)).toEqual(["received", "received", "received"]);
  await drawn(id);
  await readyUnits(shop.shop);
  const number = orderNumber(
    Number(
      (await db().execute<{ sequence: string }>(sql`select sequence from orders where id = ${id}::uuid`)).rows[0]
        ?.sequence,
    ),
  );
  const [first] = await unitsOf(number);
  expect(first).toMatchObject({ state: "received", order_number: number, parcel_number: 1, ordinal: 1 });
  expect(await scan(hand, "print", first?.code ?? "")).toMatchObject({ failure: { code: "floor/not-ready" } });

  await age(id);
  await readyUnits(shop.shop);
  const units = await unitsOf(number);
  expect(units.map(({ state }) => state)).toEqual(["ready", "ready", "ready"]);
  const codes = codesOf(units);
  expect(await scan(hand, "pack", codes[0] ?? "")).toMatchObject({ failure: { code: "floor/not-printed" } });
  value(await scan(hand, "print", codes[0] ?? ""));
  expect(await fulfilmentOf(hand, number)).toBe("printing");
  await scanAll(hand, ["print"], codes.slice(1));
  await scanAll(hand, ["check"], codes);
  const box = { order_number: number, parcel_number: 1 };
  const packed = [];
  for (const code of codes)
    packed.push(
      value(
        await hand.call(scanUnit, {
          scan_id: randomUUID(),
          station: "pack",
          code,
          ...(packed.length > 0 && { parcel: box }),
        }),
      ),
    );
  expect(packed.map(({ parcel }) => parcel)).toMatchObject([
    { ...box, units: 3, packed: 1, is_complete: false, missing: [{ code: codes[1] }, { code: codes[2] }] },
    { packed: 2 },
    { packed: 3, is_complete: true, missing: [] },
  ]);
  expect(await fulfilmentOf(hand, number)).toBe("packed");
  value(await hand.call(shipCounterParcel, { ...box, courier: "yamato", tracking_number: "1234-5678-9012" }));
  expect((await unitsOf(number)).map(({ state }) => state)).toEqual(["shipped", "shipped", "shipped"]);
  const { movements } = value(await hand.call(getUnit, { code: codes[0] ?? "" }));
  expect(movements.map(({ from, to, cause }) => `${from} ${to} ${cause}`)).toEqual([
    "received ready shop",
    "ready printed scan",
    "printed checked scan",
    "checked packed scan",
    "packed shipped order",
  ]);
  expect(movements[1]?.by).not.toBe("");
});

test("the same scan sent twice is done once, and one of one's own can be taken back for a minute", async () => {
  const [hand, other] = [await shop.asOperator("floor"), await shop.asOperator("floor")];
  const { number, units } = await ready({ 23: 1 });
  const code = units[0]?.code ?? "";
  const scan_id = randomUUID();
  const both = await Promise.all([0, 1, 2].map(() => scan(hand, "print", code, scan_id)));
  expect(both.map((one) => value(one).again).sort()).toEqual([false, true, true]);
  const undo = (by: Hand, undoes: string) => by.call(undoScan, { scan_id: randomUUID(), undoes });
  expect(await undo(other, scan_id)).toMatchObject({ failure: { code: "floor/not-yours-to-undo" } });
  // The page takes this for undone, so it is said of a scan alone that never arrived.
  expect(await undo(hand, randomUUID())).toMatchObject({ failure: { code: "floor/nothing-to-undo" } });
  expect(value(await undo(hand, scan_id)).unit.state).toBe("ready");
  expect(await undo(hand, scan_id)).toMatchObject({ failure: { code: "floor/moved-meanwhile" } });

  await scanAll(hand, ["print", "check"], [code]);
  const pack = randomUUID();
  value(await scan(hand, "pack", code, pack));
  expect(await fulfilmentOf(hand, number)).toBe("packed");
  const late = randomUUID();
  const undone = { unit: { state: "checked" }, parcel: { units: 1, packed: 0, is_complete: false } };
  expect(value(await hand.call(undoScan, { scan_id: late, undoes: pack }))).toMatchObject(undone);
  // The answer was lost: the page asks again.
  expect(value(await hand.call(undoScan, { scan_id: late, undoes: pack }))).toMatchObject(undone);
  expect(await fulfilmentOf(hand, number)).toBe("printing");
  const again = randomUUID();
  value(await scan(hand, "pack", code, again));
  ahead = 61_000;
  expect(await undo(hand, again)).toMatchObject({ failure: { code: "floor/too-late-to-undo" } });
  ahead = 0;
});

test("a strange piece does not go in the box, nor one that a colleague packs", async () => {
  const [hand, other] = [await shop.asOperator("floor"), await shop.asOperator("floor")];
  const [one, two] = [await ready({ 23: 2 }), await ready({ 23: 1 })];
  await scanAll(hand, ["print", "check"], codesOf([...one.units, ...two.units]));
  const [first = "", second = ""] = codesOf(one.units);
  value(await scan(hand, "pack", first));
  const box = { order_number: one.number, parcel_number: 1 };
  const strange = await hand.call(scanUnit, {
    ...{ scan_id: randomUUID(), station: "pack", code: two.units[0]?.code ?? "", parcel: box },
  });
  expect(strange).toMatchObject({ failure: { code: "floor/strange-unit" } });
  expect(await scan(other, "pack", second)).toMatchObject({ failure: { code: "floor/packed-by-other" } });
  expect(value(await scan(hand, "pack", first))).toMatchObject({ did: "opened", parcel: { packed: 1 } });
  expect(value(await scan(hand, "pack", second))).toMatchObject({ did: "packed", parcel: { is_complete: true } });
  expect(await scan(hand, "pack", first)).toMatchObject({ failure: { code: "floor/already-done" } });
});

test("a rejected piece is printed again and takes its order back; one put aside waits", async () => {
  const hand = await shop.asOperator("floor");
  const { number, units } = await ready({ 23: 2 });
  const [bad = "", good = ""] = codesOf(units);
  await scanAll(hand, ["print", "check", "pack"], [bad, good]);
  const reject = { scan_id: randomUUID(), code: bad, reason: "scorch", note: "右袖" } as const;
  expect(value(await hand.call(rejectUnit, reject)).unit).toMatchObject({
    ...{ state: "rejected", rejects: 1, reason: "焦げ・テカリ：右袖" },
  });
  expect(value(await hand.call(rejectUnit, reject)).parcel).toMatchObject({ units: 2, packed: 1, is_complete: false });
  expect(await fulfilmentOf(hand, number)).toBe("printing");
  // The other one stays in its box.
  expect((await unitsOf(number)).map(({ state }) => state)).toEqual(["rejected", "packed"]);
  expect(await scan(hand, "check", bad)).toMatchObject({ failure: { code: "floor/is-rejected" } });
  value(await scan(hand, "print", bad));
  const held = { scan_id: randomUUID(), code: bad, reason: "糸くず" };
  expect(value(await hand.call(holdUnit, held)).unit).toMatchObject({ state: "held", reason: "糸くず", rejects: 1 });
  expect(await scan(hand, "check", bad)).toMatchObject({ failure: { code: "floor/is-held" } });
  expect(value(await hand.call(releaseUnit, { scan_id: randomUUID(), code: bad })).unit.state).toBe("printed");
  await scanAll(hand, ["check", "pack"], [bad]);
  expect(await fulfilmentOf(hand, number)).toBe("packed");
  expect(await hand.call(holdUnit, { ...held, scan_id: randomUUID() })).toMatchObject({
    failure: { code: "floor/not-here" },
  });
});

test("a cancelled order takes its units along, and the database keeps what happened", async () => {
  const { buyer, id } = await placed({ 23: 1 });
  value(await buyer.call(cancelOrder, { order_id: id }));
  const { rows } = await db().execute<{ state: string; number: string }>(
    sql`select state, number from units where order_id = ${id}::uuid`,
  );
  expect(rows[0]?.state).toBe("cancelled");
  const refused = (statement: ReturnType<typeof sql>) => expect(db().execute(statement)).rejects.toThrow();
  await refused(sql`update units set state = 'shipped' where number = ${rows[0]?.number}`);
  await refused(sql`update unit_movements set at = now()`);
  await refused(sql`delete from unit_movements`);
  await refused(sql`
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select user_id, number, 'checked', 'packed', 'scan', now() from units where order_id = ${id}::uuid`);
});

test("pieces go by parcel, and each parcel's leave with it; orders of before get theirs", async () => {
  const hand = await shop.asOperator("floor");
  const buyer = await openBuyer(shop, { kind: "business", discountRateBp: 0 });
  const cart = await fillCart(buyer, { 23: 3 });
  const line_id = cart.lines[0]?.line_id ?? "";
  const go = (quantity: number, to: object) => ({
    destination_id: randomUUID(),
    ...to,
    pieces: [{ line_id, quantity }],
  });
  const kept = value(
    await buyer.call(saveDestinations, {
      ...{ several: true, destinations: [go(2, { address_id: buyer.addressId }), go(1, { address: ADDRESS })] },
    }),
  );
  const { order_id } = value(
    await buyer.call(placeOrder, { cart_id: cart.cart_id, expected_total: kept.totals.total, payment_type: 1 }),
  );
  // As if it had been placed by the process of before.
  await db().execute(sql`delete from unit_orders where order_id = ${order_id}::uuid`);
  const number = await age(order_id);
  await drawn(order_id);
  await readyUnits(shop.shop);
  const units = await unitsOf(number);
  expect(units.map(({ parcel_number, state }) => `${parcel_number} ${state}`)).toEqual([
    "1 ready",
    "1 ready",
    "2 ready",
  ]);
  await scanAll(hand, ["print", "check", "pack"], codesOf(units));
  value(
    await hand.call(shipCounterParcel, {
      ...{ order_number: number, parcel_number: 1, courier: "sagawa", tracking_number: "1234-5678-9012" },
    }),
  );
  expect((await unitsOf(number)).map(({ state }) => state)).toEqual(["shipped", "shipped", "packed"]);
  // Of the parcel that is still here a piece turns out bad: the one that left has left.
  value(await hand.call(rejectUnit, { scan_id: randomUUID(), code: units[2]?.code ?? "", reason: "lost", note: "" }));
  expect((await unitsOf(number)).map(({ state }) => state)).toEqual(["shipped", "shipped", "rejected"]);
  const { states, due } = value(await hand.call(getFloor, {}));
  expect(states.rejected).toBe(1);
  expect(due.reduce((sum, { rejected }) => sum + rejected, 0)).toBe(1);
  // Its parcel does not leave without it: not at the counter, not with the rest, not by the courier's numbers.
  const leaving = {
    order_number: number,
    parcel_number: 2,
    courier: "yamato",
    tracking_number: "123456789012",
  } as const;
  const refused = { failure: { code: "orders/piece-not-packed" } };
  expect(await hand.call(shipCounterParcel, leaving)).toMatchObject(refused);
  expect(await hand.call(advanceCounterOrder, { order_number: number, to: "shipped" })).toMatchObject(refused);
  const result = `伝票番号,お客様管理番号\n123456789012,${number.replaceAll("-", "")}P2`;
  const wish = { courier: "yamato", file: Buffer.from(result).toString("base64") } as const;
  for (const call of [previewCourierResults, takeCourierResults])
    expect(value(await hand.call(call, wish)).rows.map(({ effect }) => effect)).toEqual(["not-packed"]);
  expect((await unitsOf(number)).map(({ state }) => state)).toEqual(["shipped", "shipped", "rejected"]);
  await scanAll(hand, ["print", "check", "pack"], codesOf(units.slice(2)));
  value(await hand.call(shipCounterParcel, leaving));
  expect((await unitsOf(number)).map(({ state }) => state)).toEqual(["shipped", "shipped", "shipped"]);
});

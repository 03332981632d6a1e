import { randomUUID } from "node:crypto";
import { advanceCounterOrder, refundCounterPieces, shipCounterParcel } from "@surimono/contract/counter";
import { getUnit, listShipments, previewCourierResults, scanUnit, undoScan } from "@surimono/contract/floor";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { type ShopProcess, startProcess, waitUntil } from "../orders/testing/index.ts";
import { cancelMissedRefunds } from "./cancel-refunded.ts";
import { readyOrder } from "./testing/index.ts";

const AUTH_SECRET = "take-out-take-out-take-out-take-out-take-out";

let shop: TestShop;
let second: ShopProcess;
beforeAll(async () => {
  shop = await openTestShop({ variables: { AUTH_SECRET } });
  second = await startProcess({ AUTH_SECRET, DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir });
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

const atSecond = (cookie: string): Caller =>
  createCaller({
    baseUrl: second.baseUrl,
    token: () => undefined,
    userType: () => "b2c",
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } }),
  });

const scanned = (call: Caller, code: string, station: "print" | "check" | "pack" = "pack") =>
  call(scanUnit, { scan_id: randomUUID(), station, code });

test("a refunded piece holds its box back, for either process, until it was taken out", async () => {
  const hand = await shop.asOperator("owner");
  const far = atSecond(hand.cookie);
  const { codes, number } = await readyOrder(shop, { 23: 3 });
  for (const code of codes)
    for (const station of ["print", "check", "pack"] as const) value(await scanned(hand.call, code, station));
  const [first = "", , last = ""] = codes;
  const { unit } = value(await hand.call(getUnit, { code: first }));
  const refund = { order_number: number, parcel_number: 1, pieces: [{ line_id: unit.line_id, quantity: 1 }] };
  value(await hand.call(refundCounterPieces, { ...refund, with_delivery: false, reason: "品切れ" }));
  await waitUntil("the piece is cancelled", async () => {
    return value(await hand.call(getUnit, { code: last })).unit.state === "cancelled";
  });

  const leaving = {
    order_number: number,
    parcel_number: 1,
    courier: "yamato",
    tracking_number: "123456789012",
  } as const;
  const refused = { failure: { code: "orders/piece-to-take-out" } };
  const ship = async () => [await hand.call(shipCounterParcel, leaving), await far(shipCounterParcel, leaving)];
  for (const sent of await ship()) expect(sent).toMatchObject(refused);
  expect(await far(advanceCounterOrder, { order_number: number, to: "shipped" })).toMatchObject(refused);
  const waiting = value(await far(listShipments, { courier: "yamato" }));
  expect(waiting.parcels).toEqual([]);
  expect(waiting.to_take_out).toMatchObject([{ order_number: number, parcel_number: 1, code: last }]);
  const result = Buffer.from(`伝票番号,お客様管理番号\n123456789012,${number.replaceAll("-", "")}P1`).toString(
    "base64",
  );
  const preview = value(await far(previewCourierResults, { courier: "yamato", file: result }));
  expect(preview.rows.map(({ effect }) => effect)).toEqual(["to-take-out"]);

  // Any piece of the box says what is wrong with it.
  const opened = value(await scanned(far, first));
  expect(opened).toMatchObject({ did: "opened", parcel: { is_complete: false, units: 2, packed: 2, missing: [] } });
  expect(opened.parcel?.to_take_out.map(({ code }) => code)).toEqual([last]);
  const strange = { order_number: "SR-0000-0000", parcel_number: 1 };
  const taking = { scan_id: randomUUID(), station: "pack", code: last } as const;
  expect(await far(scanUnit, { ...taking, parcel: strange })).toMatchObject({
    failure: { code: "floor/strange-unit" },
  });
  // Two hands at once, each at its own process: one has taken it out, the other hears that it goes in no box.
  const other = { ...taking, scan_id: randomUUID() };
  const both = await Promise.all([far(scanUnit, taking), hand.call(scanUnit, other)]);
  const done = both.filter((one) => one.ok);
  expect(done).toMatchObject([{ value: { did: "taken-out", undo_until: null, parcel: { is_complete: true } } }]);
  expect(both.find((one) => !one.ok)).toMatchObject({ failure: { code: "floor/is-cancelled" } });
  const sent = both[0]?.ok ? taking : other;
  expect(value(await hand.call(scanUnit, sent))).toMatchObject({ did: "taken-out", again: true });
  const { movements } = value(await hand.call(getUnit, { code: last }));
  expect(movements.slice(-2).map(({ from, to, cause }) => [from, to, cause])).toEqual([
    ["packed", "cancelled", "order"],
    ["cancelled", "cancelled", "scan"],
  ]);

  const shipped = await Promise.all([hand.call(shipCounterParcel, leaving), far(shipCounterParcel, leaving)]);
  expect(shipped.map(({ ok }) => ok)).toEqual([true, true]);
  const { rows } = await shop.shop.database.db.execute(sql`
    select state, count(*)::int as units from units group by state order by state`);
  expect(rows).toEqual([
    { state: "cancelled", units: 1 },
    { state: "shipped", units: 2 },
  ]);
});

test("a piece that was paid back in its box by an older release is found, once, and asked out of it", async () => {
  const hand = await shop.asOperator("owner");
  const { codes, number, id } = await readyOrder(shop, { 23: 3 });
  for (const code of codes)
    for (const station of ["print", "check", "pack"] as const) value(await scanned(hand.call, code, station));
  const { database } = shop.shop;
  await database.db.execute(sql`
    with unit as (select * from units where order_id = ${id}::uuid limit 1), refund as (
      insert into order_refunds (id, user_id, order_id, position, delivery, amount, state, reason, asked_at)
      select gen_random_uuid(), user_id, order_id, parcel, 0, 100, 'done', '品切れ', now() from unit returning *
    )
    insert into order_refund_pieces (user_id, order_id, refund_id, line_id, quantity, amount, tax_rate)
    select refund.user_id, refund.order_id, refund.id, unit.line_id, 1, 100, 10 from refund, unit`);
  const toTakeOut = async () =>
    value(await hand.call(listShipments, { courier: "yamato" })).to_take_out.map(({ code }) => code);
  expect(await toTakeOut()).toEqual([]);
  await Promise.all([cancelMissedRefunds(shop.shop), cancelMissedRefunds(shop.shop)]);
  await cancelMissedRefunds(shop.shop);
  const [, , last = ""] = codes;
  expect(await toTakeOut()).toEqual([last]);
  const leaving = {
    ...{ order_number: number, parcel_number: 1 },
    courier: "yamato",
    tracking_number: "123456789012",
  } as const;
  expect(await hand.call(shipCounterParcel, leaving)).toMatchObject({ failure: { code: "orders/piece-to-take-out" } });
  const out = { scan_id: randomUUID(), station: "pack", code: last } as const;
  expect(value(await hand.call(scanUnit, out))).toMatchObject({ did: "taken-out" });
  // Not `nothing-to-undo`: the page would say that it was taken back.
  expect(await hand.call(undoScan, { scan_id: randomUUID(), undoes: out.scan_id })).toMatchObject({
    failure: { code: "floor/cannot-be-undone" },
  });
  expect(value(await hand.call(shipCounterParcel, leaving))).toBeTruthy();
});

import { randomUUID } from "node:crypto";
import { getCounterOrder, refundCounterPieces } from "@surimono/contract/counter";
import { getBatch, getUnit, listUnits, makeBatch, scanUnit } from "@surimono/contract/floor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { onMovedByUnits } from "../../wiring/hooks.ts";
import { waitUntil } from "../orders/testing/index.ts";
import { packOrders } from "./pack-orders.ts";
import { readyOrder } from "./testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("a refunded piece is not made, leaves its batch, says so at the scan, and the rest is packed without it", async () => {
  const hand = await shop.asOperator("owner");
  const { codes, number } = await readyOrder(shop, { 23: 3 });
  const { code: batch } = value(await hand.call(makeBatch, { making_id: randomUUID(), codes })).batch;
  const scan = (code: string, station: "print" | "check" | "pack") =>
    hand.call(scanUnit, { scan_id: randomUUID(), station, code });
  const [first = "", second = "", last = ""] = codes;
  for (const code of [first, second])
    for (const station of ["print", "check", "pack"] as const) value(await scan(code, station));
  const states = async () =>
    value(await hand.call(listUnits, { order_number: number })).units.map(({ state }) => state);

  const { rows } = await shop.shop.database.db.execute<{ line_id: string }>(
    sql`select line_id from units where number = ${Number(first.slice(0, -1))}`,
  );
  const refund = { order_number: number, parcel_number: 1, pieces: [{ line_id: rows[0]?.line_id ?? "", quantity: 1 }] };
  value(await hand.call(refundCounterPieces, { ...refund, with_delivery: false, reason: "品切れ" }));
  await waitUntil("the piece is cancelled", async () => (await states())[2] === "cancelled");
  expect(await states()).toEqual(["packed", "packed", "cancelled"]);
  expect(await scan(last, "print")).toMatchObject({ failure: { code: "floor/is-cancelled" } });
  expect(value(await hand.call(getUnit, { code: last })).unit.batch).toBe("");
  expect(value(await hand.call(getBatch, { batch })).batch).toMatchObject({ state: "done", units: 2 });

  const { database, jobs, env } = shop.shop;
  await packOrders({ database, jobs, env, onMoved: onMovedByUnits }, shop.shop.now());
  expect(value(await hand.call(getCounterOrder, { order_number: number })).axes.fulfilment).toBe("packed");
});

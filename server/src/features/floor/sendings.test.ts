import { randomUUID } from "node:crypto";
import { getCounterOrder } from "@surimono/contract/counter";
import { getUnit, listBatchGroups, listUnits, makeBatch, rejectUnit, scanUnit } from "@surimono/contract/floor";
import { sendStored } from "@surimono/contract/warehouse";
import type { Station } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { onMoved, onMovedByUnits } from "../../wiring/hooks.ts";
import { cancelParcel } from "../orders/index.ts";
import { openBuyer } from "../orders/testing/index.ts";
import { orderIntoWarehouse, sendingDesk, stocksOf } from "../warehouse/testing/index.ts";
import { packOrders } from "./pack-orders.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** Two stored pieces go to an address each; nothing of them is packed yet. */
async function openSending() {
  const { db } = shop.shop.database;
  const buyer = await openBuyer(shop, { kind: "business" });
  await orderIntoWarehouse(shop, buyer, { 23: 2 });
  const line_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const one = () => ({
    ...{ destination_id: randomUUID(), address_id: buyer.addressId, pieces: [{ line_id, quantity: 1 }] },
  });
  const wish = {
    sending_id: randomUUID(),
    destinations: [one(), one()],
    expected_total: 770,
    payment_type: 1 as const,
  };
  const { order_number: number } = value(await buyer.call(sendStored, wish));
  await db.execute(
    sql`update orders set placed_at = placed_at - interval '31 minutes' where user_id = ${buyer.member.id}`,
  );
  const hand = await shop.asOperator("owner");
  const [first, second] = value(await hand.call(listUnits, { order_number: number })).units.map(({ code }) => code);
  const scan = (code: string, station: Station) => hand.call(scanUnit, { scan_id: randomUUID(), station, code });
  return { number, hand, scan, first: first ?? "", second: second ?? "" };
}

test("a piece that is sent from the warehouse is not printed again: it says so, waits for no press and goes on", async () => {
  const { hand, scan, first, second } = await openSending();
  expect(value(await hand.call(getUnit, { code: first })).unit).toMatchObject({ is_sending: true, state: "checked" });
  const reject = (code: string) => hand.call(rejectUnit, { scan_id: randomUUID(), code, reason: "blank", note: "" });
  expect(await reject(first)).toMatchObject({ failure: { code: "floor/is-sending" } });
  value(await scan(first, "pack"));
  expect(await reject(first)).toMatchObject({ failure: { code: "floor/is-sending" } });
  // As an older release did.
  await shop.shop.database.db.execute(sql`
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select user_id, number, state, 'rejected', 'hand', now() from units where number = ${Number(second.slice(0, -1))}`);
  expect(value(await hand.call(listBatchGroups, {})).groups).toEqual([]);
  expect(await hand.call(makeBatch, { making_id: randomUUID(), codes: [second] })).toMatchObject({
    failure: { code: "floor/batch-not-ready" },
  });
});

test("a sending is packed with what is left of it, where its other parcel was taken out", async () => {
  const { number, hand, scan, first } = await openSending();
  value(await scan(first, "pack"));
  const desk = { ...sendingDesk(shop.shop), onMoved };
  const taken = { number, parcel: 2, from: "preparing", reason: "お申し出" } as const;
  value(await cancelParcel(desk, taken, shop.shop.now()));
  const { database, jobs, env } = shop.shop;
  await packOrders({ database, jobs, env, onMoved: onMovedByUnits }, shop.shop.now());
  expect(value(await hand.call(getCounterOrder, { order_number: number })).axes.fulfilment).toBe("packed");
});

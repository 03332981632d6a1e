import { randomUUID } from "node:crypto";
import { holdCounterOrder } from "@surimono/contract/counter";
import { holdUnit, listStuck, makeBatch, rejectUnit, scanUnit } from "@surimono/contract/floor";
import { ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { openBuyer, placeCart } from "../orders/testing/index.ts";
import { holdAll, readyOrder } from "./testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

async function placed(minutesAgo: number): Promise<string> {
  const { order_id } = value(await placeCart(await openBuyer(shop, { kind: "business" }), 1, { 23: 2 }));
  const { rows } = await shop.shop.database.db.execute<{ sequence: string }>(sql`
    update orders set placed_at = placed_at - ${minutesAgo} * interval '1 minute' where id = ${order_id}::uuid returning sequence`);
  return orderNumber(Number(rows[0]?.sequence));
}

test("what should be ready by now and is not is shown with its reason", async () => {
  const hand = await shop.asOperator("owner");
  const [, missing, held] = [await placed(5), await placed(120), await placed(120)];
  await readyOrder(shop, { 23: 1 });
  value(await hand.call(holdCounterOrder, { order_number: held, reason: "お客様に確認中" }));
  const { orders, has_more } = value(await hand.call(listStuck, {}));
  expect(has_more).toBe(false);
  expect(orders).toMatchObject([
    { order_number: missing, units: 2, reason: "no-files", note: "" },
    { order_number: held, reason: "held", note: "お客様に確認中" },
  ]);
});

test("pieces that have not moved for two days are shown with what they wait for (rule floor-stuck-moving)", async () => {
  const { call } = await shop.asOperator("owner");
  await holdAll(shop);
  // One whose pieces have just moved is not stuck.
  await readyOrder(shop, { 23: 1 });
  const [lying, printed] = [await readyOrder(shop, { 23: 2 }), await readyOrder(shop, { 23: 1 })];
  const { code: batch } = value(await call(makeBatch, { making_id: randomUUID(), codes: lying.codes })).batch;
  value(await call(scanUnit, { scan_id: randomUUID(), station: "print", code: printed.codes[0] ?? "" }));
  const stuck = async () => value(await call(listStuck, {})).orders.filter(({ reason }) => reason !== "held");
  expect(await stuck()).toEqual([]);
  await age([lying.id, printed.id]);
  const found = new Map((await stuck()).map((one) => [one.order_number, one]));
  expect([...found.keys()].toSorted()).toEqual([lying.number, printed.number].toSorted());
  expect(found.get(lying.number)).toMatchObject({ units: 2, reason: "not-printed", batch });
  expect(found.get(printed.number)).toMatchObject({ units: 1, reason: "not-checked", batch: "" });
});

test("each place where pieces lie still has its own reason", async () => {
  const { call } = await shop.asOperator("owner");
  await holdAll(shop);
  const scan = async (code: string | undefined, station: "print" | "check" | "pack") =>
    value(await call(scanUnit, { scan_id: randomUUID(), station, code: code ?? "" }));
  const through = async (...stations: ("print" | "check" | "pack")[]) => {
    const order = await readyOrder(shop, { 23: 1 });
    for (const station of stations) await scan(order.codes[0], station);
    return order;
  };
  const checked = await through("print", "check");
  const sent = await through("print", "check", "pack");
  const rejected = await through("print");
  const by = { scan_id: randomUUID(), code: rejected.codes[0] ?? "" };
  value(await call(rejectUnit, { ...by, reason: "scorch", note: "" }));
  const aside = await through();
  value(await call(holdUnit, { scan_id: randomUUID(), code: aside.codes[0] ?? "", reason: "糸くず" }));
  const half = await readyOrder(shop, { 23: 2 });
  for (const station of ["print", "check", "pack"] as const) await scan(half.codes[0], station);
  const repaid = await through();
  await shop.shop.database.db.execute(sql`update orders set payment = 'refunded' where id = ${repaid.id}::uuid`);
  const all = [checked, sent, rejected, aside, half, repaid];
  await age(all.map(({ id }) => id));
  const { orders } = value(await call(listStuck, {}));
  const reasons = (number: string) =>
    orders.filter(({ order_number }) => order_number === number).map(({ reason, units }) => [reason, units]);
  expect(all.map(({ number }) => reasons(number))).toEqual([
    [["not-packed", 1]],
    [["not-sent", 1]],
    [["rejected", 1]],
    [["piece-held", 1]],
    [
      ["box-open", 1],
      ["not-printed", 1],
    ],
    [["money-given-back", 1]],
  ]);
  expect(orders.find(({ reason }) => reason === "piece-held")?.note).toBe("糸くず");
});

/** Nothing of them has moved for three days. Units change by movements only, but for this. */
async function age(orderIds: readonly string[]): Promise<void> {
  await shop.shop.database.inTransaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update units set moved_at = moved_at - interval '3 days' where order_id in ${orderIds}`);
    return ok(undefined);
  });
}

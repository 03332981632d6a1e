import { randomUUID } from "node:crypto";
import { scanUnit } from "@surimono/contract/floor";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import { unitCode } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { openBuyer, placeCart, type ShopProcess, startProcess } from "../orders/testing/index.ts";

const AUTH_SECRET = "packers-packers-packers-packers-packers";
const ORDERS = 5;
const PIECES = 4;

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

/** Orders whose pieces are all checked. */
async function fillTable(): Promise<string[]> {
  const { db } = shop.shop.database;
  for (let order = 0; order < ORDERS; order++)
    await placeCart(await openBuyer(shop, { kind: "business" }), 1, { 23: PIECES });
  await db.execute(sql`update orders set placed_at = placed_at - interval '1 hour', fulfilment = 'printing'`);
  await db.execute(sql`update unit_orders set fulfilment = 'printing'`);
  for (const [from, to] of [
    ["received", "ready"],
    ["ready", "printed"],
    ["printed", "checked"],
  ])
    await db.execute(sql`
      insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
      select user_id, number, ${from}, ${to}, 'shop', now() from units`);
  const { rows } = await db.execute<{ number: string }>(sql`select number from units order by number`);
  return rows.map(({ number }) => unitCode(Number(number)));
}

const at = (baseUrl: string, cookie: string): Caller =>
  createCaller({
    baseUrl,
    token: () => undefined,
    userType: () => "b2c",
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } }),
  });

test("eight packers by two processes: each piece once, each box by one of them and with its own pieces", async () => {
  const codes = await fillTable();
  const cookies: string[] = [];
  for (let packer = 0; packer < 8; packer++) cookies.push((await shop.asOperator("floor")).cookie);
  const refusals = new Set<string>();
  // Everybody grabs every piece, each beginning elsewhere, and says what box is open.
  const pack = async (cookie: string, packer: number) => {
    const call = at(packer % 2 === 0 ? shop.baseUrl : second.baseUrl, cookie);
    const own = codes.map((_, index) => codes[(index * 3 + packer * 5) % codes.length] ?? "");
    let parcel: { order_number: string; parcel_number: number } | undefined;
    for (const code of [...own, ...own]) {
      const done = await call(scanUnit, { scan_id: randomUUID(), station: "pack", code, ...(parcel && { parcel }) });
      if (!done.ok) refusals.add(done.failure.code);
      else if (done.value.parcel) {
        const { order_number, parcel_number, is_complete } = done.value.parcel;
        if (parcel) expect({ order_number, parcel_number }).toEqual(parcel);
        parcel = is_complete ? undefined : { order_number, parcel_number };
      }
    }
    // What is still open is put aside, and taken up by whoever began it.
    for (const code of codes) await call(scanUnit, { scan_id: randomUUID(), station: "pack", code });
  };
  await Promise.all(cookies.map(pack));
  const { rows: packed } = await shop.shop.database.db.execute<{ times: number; units: number; packers: number }>(sql`
    select count(*)::int as times, count(distinct unit)::int as units from unit_movements where to_state = 'packed'`);
  expect(packed).toEqual([{ times: ORDERS * PIECES, units: ORDERS * PIECES }]);
  const { rows: boxes } = await shop.shop.database.db.execute(sql`
    select count(distinct operator_id)::int as packers, count(*)::int as pieces from units where state = 'packed' group by order_id`);
  expect(boxes).toEqual(Array.from({ length: ORDERS }, () => ({ packers: 1, pieces: PIECES })));
  const { rows: moves } = await shop.shop.database.db.execute<{ moves: number }>(sql`
    select count(*)::int as moves from order_moves where axis = 'fulfilment' and to_state = 'packed' group by order_id`);
  expect(moves).toEqual(Array.from({ length: ORDERS }, () => ({ moves: 1 })));
  for (const code of refusals)
    expect(["floor/strange-unit", "floor/packed-by-other", "floor/already-done"]).toContain(code);
});

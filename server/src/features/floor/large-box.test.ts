import { randomUUID } from "node:crypto";
import { scanUnit } from "@surimono/contract/floor";
import { unitCode } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readyOrder } from "./testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("of a large box the first fifty pieces that are missing are named, and the rest by their codes", async () => {
  const { db } = shop.shop.database;
  const { id } = await readyOrder(shop, { 23: 53 });
  for (const [from, to] of [
    ["ready", "printed"],
    ["printed", "checked"],
  ])
    await db.execute(sql`
      insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
      select user_id, number, ${from}, ${to}, 'shop', now() from units where order_id = ${id}::uuid`);
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from units where order_id = ${id}::uuid order by number`,
  );
  const codes = rows.map(({ number }) => unitCode(Number(number)));
  const { call } = await shop.asOperator("floor");
  const [first = "", ...rest] = codes;
  const { parcel } = value(await call(scanUnit, { scan_id: randomUUID(), station: "pack", code: first }));
  expect(parcel?.missing.map(({ code }) => code)).toEqual(rest.slice(0, 50));
  expect(parcel).toMatchObject({ units: 53, packed: 1, missing_codes: rest });
});

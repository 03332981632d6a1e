import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCallWorld } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { printKey } from "../package/print-files.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("placing an order has its files made, once", async () => {
  const owner = await shop.asMember({ kind: "business" });
  const world = await makeCallWorld(shop, owner);
  const { db } = shop.shop.database;
  const lines = await db.execute(sql`select id, version_id from order_lines where order_id = ${world.orderId}`);
  const [line] = lines.rows as { id: string; version_id: string }[];
  expect(line?.version_id).toBe(world.versionId);
  const key = printKey(world.versionId, `lines/${line?.id}.json`);
  await expect.poll(() => shop.shop.files.read(key)).toBeDefined();
  const ticket = JSON.parse((await shop.shop.files.read(key))?.toString() ?? "");
  expect(ticket).toMatchObject({ version_id: world.versionId, line_id: line?.id, quantity: 2 });
  for (const { files } of ticket.areas)
    for (const { name } of files) expect(await shop.shop.files.read(printKey(world.versionId, name))).toBeDefined();
  const jobs = await db.execute(sql`select count(*)::int as jobs from pgboss.job where name = 'print-order'`);
  expect(jobs.rows).toEqual([{ jobs: 1 }]);
});

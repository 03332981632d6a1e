import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBuyer, placeCart } from "../features/orders/testing/index.ts";
import { createTestDatabase } from "../platform/embedded-postgres/test-database.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

let shop: TestShop;
let email: string;
let number: string;
beforeAll(async () => {
  shop = await openTestShop();
  const buyer = await openBuyer(shop, { kind: "business" });
  email = buyer.member.email;
  await placeCart(buyer, 1, { 23: 2 });
  const { rows } = await shop.shop.database.db.execute<{ sequence: string }>(sql`select sequence from orders`);
  number = orderNumber(Number(rows[0]?.sequence));
});
afterAll(() => shop.stop());

const given = (): string[][] => [
  ["parcels", number],
  ["stock", email],
  ["documents"],
  ["bills"],
  ["bills", "overdue"],
  ["credit-limit", email],
  ["bank-lines"],
  ["book-day", "2026-11-01"],
  ["check-closings"],
  ["journal", "--from", "2026-11-01", "--until", "2026-11-30"],
  ["journal-accounts"],
  ["list-defects"],
  ["coupon", "list"],
  ["coupon", "show", "WELCOME500"],
  ["system-message"],
  ["maintenance"],
  ["notifications", email],
  ["gallery", "reports"],
  ["suspensions", email],
  ["catalogue", "check"],
  ["catalogue", "list"],
  ["catalogue", "drafts"],
  ["catalogue", "history"],
  ["jobs"],
  ["retention"],
  ["reconcile", "--files", "none"],
  ["files"],
  ["operators"],
];

test("each reading command names its database without its password, and with --json says one value and nothing else", async () => {
  const { rows: coupons } = await shop.shop.database.db.execute<{ code: string }>(
    sql`select code from coupons limit 1`,
  );
  for (const args of given().map((one) =>
    one.map((word) => (word === "WELCOME500" ? (coupons[0]?.code ?? "") : word)),
  )) {
    const { code, output, notes } = await askOperator(shop, ...args, "--json");
    // The buyer's item was never finished by anybody, which is a difference.
    expect(code, `${args.join(" ")}: ${output}`).toBe(args[0] === "reconcile" ? 1 : 0);
    expect(typeof JSON.parse(output), args.join(" ")).toBe("object");
    expect(notes).toMatch(/^Database: postgres/);
    expect(notes).not.toMatch(/:\/\/[^/@]*:[^/@]+@/);
  }
  const found = JSON.parse((await askOperator(shop, "parcels", number, "--json")).output);
  expect(found.parcels).toMatchObject([{ position: 0, lastName: "髙橋", pieces: [{ quantity: 2 }] }]);
  const { rows } = await shop.shop.database.db.execute(sql`select 1 from operator_deeds`);
  expect(rows).toEqual([]);
});

test("a command that changes something has no --json", async () => {
  const limit = await askOperator(shop, "credit-limit", email, "100", "--json", "--yes");
  expect(limit).toMatchObject({ code: 1, output: expect.stringContaining("credit-limit changes something") });
});

test("a reading command leaves a database of another release as it is", async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const migrations = "drizzle.__drizzle_migrations";
  await pool.query(`delete from ${migrations} where created_at = (select max(created_at) from ${migrations})`);
  const { rows: before } = await pool.query(`select count(*)::int as applied from ${migrations}`);
  const from = { databaseUrl: database.url, dataDir: shop.dataDir };
  expect(await askOperator(from, "jobs")).toMatchObject({ code: 1, output: expect.stringContaining("older release") });
  // By a release that promised nothing to older ones.
  await pool.query("drop table drizzle.lives_with");
  await pool.query(`insert into ${migrations} (hash, created_at) values ('x', 9999999999999)`);
  expect(await askOperator(from, "jobs")).toMatchObject({ code: 1, output: expect.stringContaining("newer release") });
  await pool.query(`delete from ${migrations}`);
  expect(await askOperator(from, "jobs")).toMatchObject({
    code: 1,
    output: expect.stringContaining("No shop has started"),
  });
  const { rows: after } = await pool.query(`select count(*)::int as applied from ${migrations}`);
  expect([before[0].applied, after[0].applied]).toEqual([expect.any(Number), 0]);
  await pool.end();
  await database.drop();
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { TIMETABLE } from "../jobs/index.ts";
import { type Kept, keptSince, RETENTION, retentionPage } from "./index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const kept = Object.values<Kept>(RETENTION);
const named = kept.flatMap(({ tables }) => tables);

test("each table of the shop is named once, so that a new one says how long it is kept", async () => {
  const { rows } = await opened.shop.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const tables = rows.map(({ name }) => name);
  expect(
    tables.filter((name) => !named.includes(name)),
    "not in retention.ts",
  ).toEqual([]);
  expect(
    named.filter((name) => name !== "pgboss.job" && !tables.includes(name)),
    "no such table",
  ).toEqual([]);
  expect(
    named.filter((name, at) => named.indexOf(name) !== at),
    "named twice",
  ).toEqual([]);
});

test("what goes when an account is closed or with its owner is deleted by the database's keys or by the hooks", async () => {
  const { rows } = await opened.shop.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  );
  const ofMembers = new Set(rows.map(({ name }) => name));
  const forShop = kept.filter(({ term, by }) => term === "shop" && by === "nobody").flatMap(({ tables }) => tables);
  // Bare ids: said in the table. A bulletin goes with the account. The demo's have none.
  expect(forShop.filter((name) => ofMembers.has(name)).sort()).toEqual(
    ["bulletins", "stock_movements", "storage_days", "stored_items", "stored_pieces", "withdrawn_members"].sort(),
  );
});

test("each job that removes something is in the timetable, and each job that forgets removes something", () => {
  const jobs = new Set(kept.map(({ by }) => by));
  const forgetting = Object.keys(TIMETABLE).filter((name) => /^forget|^erase|^sweep-(?!orders)|clean-up/.test(name));
  expect(forgetting.filter((name) => !jobs.has(name as Kept["by"]))).toEqual([]);
});

test("a term is one number", () => {
  const now = new Date("2026-11-23T00:00:00Z");
  expect(keptSince("sign-ups", now)).toEqual(new Date("2026-11-16T00:00:00Z"));
  expect(keptSince("sent-letters", now)).toEqual(new Date("2026-11-22T23:00:00Z"));
});

test("the page for operators has the same table", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/retention.md"), "utf8");
  expect(page).toContain(retentionPage());
});

import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";

/** People at the counter write these one by one, or answer them: four bytes are enough for two thousand million. */
const WRITTEN_BY_HAND = [
  "catalogue_editions.id",
  "coupons.id",
  "maintenance_records.id",
  "system_messages.id",
  "ticket_templates.id",
  "tickets.number",
];

test("numbers that the database counts up have eight bytes, unless a person writes each row (decision 651)", async () => {
  const database = await createTestDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ name: string; type: string }>(`
    select distinct table_name || '.' || column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%') order by 1`);
  await client.end();
  await database.drop();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ type }) => type !== "bigint").map(({ name }) => name)).toEqual(WRITTEN_BY_HAND);
});

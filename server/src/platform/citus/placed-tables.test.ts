import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { DISTRIBUTED, LOCAL, REFERENCE, WIDER_KEYS } from "./placed-tables.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function list<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows;
}

const isDistributed = (table: string) => DISTRIBUTED.includes(table);
/** On several nodes the wider keys are gone: there is nothing to compare. */
const onOneNode = describe.skipIf(inject("testServer").nodes.length > 1);

describe("the tables that Citus places", () => {
  test("are all tables of the schema, each in one place", async () => {
    const there = await list<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
    const placed = [...DISTRIBUTED, ...Object.keys(REFERENCE), ...Object.keys(LOCAL)];
    expect(placed.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
  });
});

onOneNode("the keys of members' tables", () => {
  const UNIQUE = `
    select tab.relname as table, name.relname as index, exists (
      select 1 from pg_attribute at where at.attrelid = tab.oid and at.attnum = any(key.indkey) and at.attname = 'user_id') as is_own
    from pg_index key join pg_class tab on tab.oid = key.indrelid join pg_class name on name.oid = key.indexrelid
    where key.indisunique and tab.relnamespace = 'public'::regnamespace`;

  test("contain the member, or stand on the list of those that Citus has to do without", async () => {
    const keys = await list<{ table: string; index: string; is_own: boolean }>(UNIQUE);
    const wider = keys.filter(({ table, is_own }) => isDistributed(table) && !is_own);
    const named = ({ table, index }: { readonly table: string; readonly index: string }) => `${table}: ${index}`;
    expect(wider.map(named).toSorted()).toEqual(WIDER_KEYS.map(named).toSorted());
  });

  test("refer to a row of the same member, or to one that every node has", async () => {
    const keys = await list<{ from: string; to: string; columns: string[]; others: string[] }>(`
      select conrelid::regclass::text as from, confrelid::regclass::text as to,
        array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey) order by attname) as columns,
        array(select attname::text from pg_attribute where attrelid = confrelid and attnum = any(confkey) order by attname) as others
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    const refused = keys.filter(({ from, to, columns, others }) => {
      if (to in REFERENCE) return false;
      if (isDistributed(from)) return !isDistributed(to) || !columns.includes("user_id") || !others.includes("user_id");
      return from in REFERENCE || isDistributed(to);
    });
    expect(refused).toEqual([]);
  });
});
